import Findings

/// What reading a lesson's steps says of their names and programs.
enum StepWords {
  static let titleMissing = "Step without a title"
  static let titleMissingRemedy = "write what the step shows behind '##'"

  static func idInvalid(_ id: String) -> String {
    "Step id \(quoted(id)) has more than small letters, digits and single hyphens"
  }
  static let idInvalidRemedy = "write something like '{#share-sheet}'"

  static func idRepeated(_ id: String) -> String { "Step \(quoted(id)) is there twice" }
  static let idRepeatedRemedy =
    "rename it, or give it an id of its own: '{#…}' behind the title"

  static let sceneRepeated = "Second scene in a step"
  static func fileRepeated(_ name: String) -> String {
    "File \(quoted(name)) is there twice in a step"
  }

  static let failureRepeated = "Second way to fail in one program"
  static let failureRepeatedRemedy = "keep one of them, or begin another step"

  static let failureNeverTried = "Exercise without a scene never tries how its files go wrong"
  static let failureNeverTriedRemedy =
    "add a 'swift scene' block, or move the file to another step"

  static let predictionWithoutProgram = "Prediction in a step that runs nothing"
  static let predictionWithoutProgramRemedy =
    "add a 'swift' or a 'swift scene' block to the step"

  static func tooManyFiles(atMost most: Int) -> String {
    "More than \(most) file blocks in a lesson"
  }
  static let tooManyFilesRemedy = "begin another lesson"
}
