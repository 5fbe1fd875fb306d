import Findings

/// Messages about the names and programs of a lesson's steps.
enum StepWords {
  static let titleMissing = "Step has no title"
  static let titleMissingRemedy = "write after '##' what the step shows"

  static func idInvalid(_ id: String) -> String {
    "Step id \(quoted(id)) may contain only lowercase letters, digits and single hyphens"
  }
  static let idInvalidRemedy = "write something like '{#share-sheet}'"

  static func idRepeated(_ id: String) -> String { "Two steps have the id \(quoted(id))" }
  static let idRepeatedRemedy =
    "rename this one, or give it its own id: '{#…}' after the title"

  static let sceneRepeated = "Second scene in a step"
  static func fileRepeated(_ name: String) -> String {
    "File \(quoted(name)) appears twice in a step"
  }

  static let failureRepeated = "Program has two expected failures"
  static let failureRepeatedRemedy = "keep one of them, or start another step"

  static let failureNeverTried =
    "Expected failure is never tested: the step has no scene"
  static let failureNeverTriedRemedy =
    "add a 'swift scene' block, or move the file to another step"

  static let predictionWithoutProgram = "Prediction in a step that runs no code"
  static let predictionWithoutProgramRemedy =
    "add a 'swift' or 'swift scene' block to the step"

  static func tooManyFiles(atMost most: Int) -> String {
    "Lesson has more than \(most) file blocks"
  }
  static let tooManyFilesRemedy = "start another lesson"
}
