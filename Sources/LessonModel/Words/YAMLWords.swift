import Findings

/// Messages about YAML: whether it can be read, and whether keys and values are valid.
enum YAMLWords {
  static func broken(_ problem: String) -> String { "Invalid YAML: \(problem)" }
  static let brokenRemedy = "quote text that has special characters, and indent with spaces"

  static let unreadable = "YAML can't be read"
  static let unreadableRemedy = "nest it less deeply"

  static func tooLarge(_ bytes: Int, atMost most: Int) -> String {
    "YAML has \(bytes) bytes, the limit is \(most)"
  }
  static let tooLargeRemedy = "move text into the lesson itself"

  static let tooLongOrDeep = "YAML line is too long or too deeply nested"
  static func tooLongOrDeepRemedy(lineBytes: Int, brackets: Int) -> String {
    "use at most \(lineBytes) bytes a line and \(brackets) brackets in all"
  }

  static let reference = "YAML anchors and aliases are not supported"
  static let referenceRemedy = "write out the value, or quote it if it is text"

  static func empty(_ mapping: YAMLMapping) -> String { "\(subject(mapping)) is empty" }
}

// Keys.
extension YAMLWords {
  static func notAMapping(_ mapping: YAMLMapping) -> String {
    "\(subject(mapping)) is not a list of 'key: value' lines"
  }
  static func notAMappingRemedy(_ keys: [String]) -> String {
    "write one key and its value on each line: \(quotedList(keys))"
  }

  static func keyUnknown(_ key: String, in mapping: YAMLMapping, meant: String?) -> String {
    "Unknown key \(quoted(key)) in \(name(of: mapping))\(NearMiss.suggestion(meant))"
  }
  static func keyUnknownRemedy(_ keys: [String]) -> String { "use one of \(quotedList(keys))" }

  static func keyRepeated(_ key: String) -> String { "Key \(quoted(key)) appears twice" }

  static func keyMissing(_ key: String, in mapping: YAMLMapping) -> String {
    "\(subject(mapping)) has no \(quoted(key))"
  }
  static func keyMissingRemedy(_ key: String) -> String { "add '\(key): …'" }
}

// Values.
extension YAMLWords {
  static func notAScalar(_ key: String) -> String {
    "\(quoted(key)) must be a single value"
  }
  static func notAScalarRemedy(_ key: String) -> String { "write '\(key): …' on one line" }

  static func valueMissing(_ key: String) -> String { "\(quoted(key)) has no value" }
  static let valueMissingRemedy = "write a value, or remove the key"

  static func notAList(_ key: String) -> String { "\(quoted(key)) must be a list" }
  static let notAListRemedy = "start each entry with '- ' on its own line"

  static func notNamedValues(_ key: String) -> String {
    "\(quoted(key)) is not a list of 'name: value' lines"
  }
  static let notNamedValuesRemedy = "write a name and its value on each line, indented"

  static func notAFlag(_ key: String) -> String { "'\(key)' must be true or false" }
  static func notAFlagRemedy(_ key: String) -> String { "write '\(key): true', or remove it" }
}

extension YAMLWords {
  /// A mapping's name inside a sentence.
  private static func name(of mapping: YAMLMapping) -> String {
    switch mapping {
    case .frontMatter: "the front matter"
    case .target: "a target"
    case .part: "a part"
    case .topic: "a topic"
    case .term: "a term"
    case .course: Course.planFile
    case .topics: Topics.file
    case .glossary: Glossary.file
    }
  }

  /// A mapping's name at the beginning of a sentence.
  private static func subject(_ mapping: YAMLMapping) -> String {
    switch mapping {
    case .frontMatter: "Front matter"
    case .target: "Target"
    case .part: "Part"
    case .topic: "Topic"
    case .term: "Term"
    case .course: Course.planFile
    case .topics: Topics.file
    case .glossary: Glossary.file
    }
  }
}
