/// A part of an exercise that is code.
enum ExercisePart {
  case checkScene
  case file(of: Owner)

  /// The owner of a file that replaces one of the starter's.
  enum Owner {
    case solution, variant
  }
}
