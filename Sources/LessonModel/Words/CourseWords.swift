import Findings

/// Messages about a course: course.yml, the folders beside it, topics.yml and glossary.yml.
enum CourseWords {
  static let planMissingRemedy = "create one with 'title' and 'parts'"
  static let lessonMissingRemedy = "write the lesson, or remove the entry"

  static func folderUnlisted(_ name: String) -> String {
    "Folder \(quoted(name)) is not listed in any part"
  }
  static let folderUnlistedRemedy = "list it under the 'lessons:' of a part, or remove it"

  static func folderRepeated(_ name: String) -> String {
    "Folder \(quoted(name)) is listed twice"
  }

  static let notAFolderName = "Entry in 'lessons' is not a folder name"
  static let notAFolderNameRemedy = "write the name of a folder next to course.yml"

  static let notAMovedStep = "Entry in 'moved' is not two steps"
  static let notAMovedStepRemedy = "write 'old-lesson/old-step: lesson/step'"

  static func movedStepMissing(_ step: String, suggestion: String) -> String {
    "No lesson has the step \(quoted(step))\(suggestion)"
  }
  static let movedStepMissingRemedy = "name the step that has taken the old one's place"

  static func movedStepStays(_ step: String) -> String {
    "Step \(quoted(step)) is listed as moved, but a lesson has it"
  }
  static let movedStepStaysRemedy = "remove the entry, or give the new step another id"

  static func otherPart(_ listed: String, than own: String) -> String {
    "Lesson is listed in part \(quoted(listed)), but its front matter says \(quoted(own))"
  }
  static let otherPartRemedy =
    "remove 'part' from the front matter, or move the lesson in course.yml"

  static func lessonRepeated(_ id: String) -> String { "Two lessons have the id \(quoted(id))" }

  static func topicRepeated(_ id: String) -> String { "Two topics have the id \(quoted(id))" }

  static func topicIDInvalid(_ id: String) -> String { "\(quoted(id)) is not a topic id" }
  static func termRepeated(_ name: String) -> String { "The term \(quoted(name)) is there twice" }
  static let termRepeatedRemedy = "keep one of the two"

  static let topicIDInvalidRemedy = "write something like 'id: rule.keys'"
}
