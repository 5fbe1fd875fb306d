import Findings

/// What reading a course says: course.yml, the folders beside it, and topics.yml.
enum CourseWords {
  static let planMissingRemedy = "write one with 'title' and 'parts'"
  static let lessonMissingRemedy = "write the lesson, or remove the entry"

  static func folderUnlisted(_ name: String) -> String {
    "Folder \(quoted(name)) is in no part"
  }
  static let folderUnlistedRemedy = "list it under 'lessons:' of a part, or remove it"

  static func folderRepeated(_ name: String) -> String {
    "Folder \(quoted(name)) is listed twice"
  }

  static let notAFolderName = "Entry of 'lessons' is no folder name"
  static let notAFolderNameRemedy = "write the name of a folder beside course.yml"

  static func otherPart(_ listed: String, than own: String) -> String {
    "Lesson is in part \(quoted(listed)), not in \(quoted(own))"
  }
  static let otherPartRemedy =
    "remove 'part' from the front matter, or move the lesson in course.yml"

  static func lessonRepeated(_ id: String) -> String { "Lesson \(quoted(id)) is there twice" }

  static func topicRepeated(_ id: String) -> String { "Topic \(quoted(id)) is there twice" }

  static func topicIDInvalid(_ id: String) -> String { "\(quoted(id)) is no topic id" }
  static let topicIDInvalidRemedy = "write something like 'id: rule.keys'"
}
