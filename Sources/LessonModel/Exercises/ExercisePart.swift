/// A part of an exercise that is code.
enum ExercisePart {
  case checkScene
  case file(of: Owner)

  /// What a file belongs to that takes the place of one that the learner begins with.
  enum Owner {
    case solution, variant
  }
}
