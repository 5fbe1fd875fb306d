import Findings

/// Messages about a lesson's front matter.
enum FrontMatterWords {
  static let missing = "Lesson has no front matter"
  static let missingRemedy =
    "start the file with '---', 'format: 1', 'id: …' and '---', each on its own line"

  static let unclosed = "Front matter is never closed"
  static let unclosedRemedy = "add a line '---' after it"

  static func formatUnknown(_ version: String) -> String {
    "Unknown format version \(quoted(version)), this tutor reads \(FrontMatter.version)"
  }
  static let formatNewerRemedy = "update tutor"
  static let formatUnknownRemedy = "write 'format: \(FrontMatter.version)'"

  static func languageModeUnknown(_ mode: String) -> String {
    "Unknown Swift language mode \(quoted(mode))"
  }
  static let languageModeUnknownRemedy = "write 'swift: 5' or 'swift: 6'"

  static func idInvalid(_ id: String) -> String {
    "Id \(quoted(id)) may contain only lowercase letters, digits and single hyphens"
  }
  static func idInvalidRemedy(valid id: String?) -> String {
    id.map { "write 'id: \($0)'" } ?? "write something like 'id: share'"
  }
}

// Prerequisites, and the topics of steps.
extension FrontMatterWords {
  static func topicsNotAList(ofStep id: String) -> String {
    "Topics of step \(quoted(id)) must be a list"
  }
  static func topicsNotAListRemedy(ofStep id: String) -> String {
    "write '\(id.withoutControlCharacters): […]'"
  }

  static func stepUnknown(_ id: String, meant: String?) -> String {
    "No step has the id \(quoted(id))\(NearMiss.suggestion(meant))"
  }
  static let stepUnknownRemedy = "use the id of one of the steps, or remove the entry"

  static func mentionInvalid(_ kind: MentionKind) -> String {
    switch kind {
    case .lesson: "Entry is not a lesson id"
    case .topic: "Entry is not a topic id"
    }
  }
  static func mentionInvalidRemedy(_ kind: MentionKind) -> String {
    switch kind {
    case .lesson: "write the 'id' of a lesson"
    case .topic: "write an id from topics.yml"
    }
  }

  static func mentionRepeated(_ id: String, _ kind: MentionKind) -> String {
    switch kind {
    case .lesson: "Lesson \(quoted(id)) is listed twice"
    case .topic: "Topic \(quoted(id)) is listed twice"
    }
  }
}
