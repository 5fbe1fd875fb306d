/// Text shared by messages about different subjects.
enum SharedWords {
  static let firstIsHere = "the first one is here"
  static let otherIsHere = "the other one is here"

  static let keepOneRemedy = "keep one of them"
  static let removeOneRemedy = "remove one of them"
  static let otherIDRemedy = "give one of them a different 'id'"
  static let joinInStepRemedy = "merge them, or start another step"
}
