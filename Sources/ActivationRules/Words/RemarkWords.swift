import Findings

/// What is worth knowing about how a rule was read and how what is shared was prepared.
enum RemarkWords {
  // MARK: - The keys of a rule

  static func unknownKey(_ key: String) -> String {
    "\(quoted(key)) isn't a key that iOS reads: it is left out"
  }
  static func furtherUnknownKeys(_ count: Int) -> String { "\(count) more keys aren't read either" }

  static func belowZero(_ key: RuleKey) -> String {
    "\(key.rawValue) is below 0: it counts as missing"
  }

  /// Of a value whose type isn't the documented one.
  static func oddValue(_ value: PropertyValue, of key: RuleKey) -> String {
    let reading = value.number.map { "read as the number \($0)" } ?? "it counts as missing"
    return "\(key.rawValue) is \(value.kindInWords), "
      + "not \(key.isBoolean ? "a Boolean" : "an integer"): \(reading)"
  }

  static func refusal(of kind: AttachmentKind) -> String {
    "in version 2 a key that is \(kind.key.isBoolean ? "false" : "0") refuses "
      + "\(AttachmentWords.things(kind)), while a missing key says nothing about "
      + (kind == .text ? "it" : "them")
  }

  /// Of kinds that were shared and that count as the kind above them.
  static func takenAsFiles(_ kind: AttachmentKind, isZero: Bool) -> String {
    let reason =
      isZero ? "although \(kind.key.rawValue) is 0" : "since they have no key of their own"
    return "\(AttachmentWords.things(kind)) are taken as files, \(reason)"
  }

  static let everyKind = "no key of the rule asks for a kind of attachment, so every kind will do"

  /// Of files that are also of another kind with a limit.
  static func countedTwice(_ count: Int, as kind: AttachmentKind) -> String {
    let those = count == 1 ? "1 of them is" : "\(count) of them are"
    return "\(those) counted among the \(AttachmentWords.things(kind)) too: "
      + "\(AttachmentWords.anyOne(kind)) is also a file"
  }

  // MARK: - The version of a rule

  static let noVersion =
    "a rule without \(RuleKey.dictionaryVersion.rawValue) is of version 1: \(everything)"
  static let versionOne = "the rule is of version 1: \(everything)"
  static func countsAsVersionOne(_ version: Int) -> String {
    "version \(version) counts as version 1: \(everything)"
  }
  static func strict(version: Int) -> String {
    "\(RuleKey.usesStrictMatching.rawValue) makes version \(version) as strict as version 1: "
      + everything
  }
  static func fuzzy(version: Int) -> String {
    "the rule is of version \(version): one thing that the extension takes is enough"
  }
  private static let everything = "the extension must take everything that is shared"

  // MARK: - The types of what is shared

  static func hiddenURLs(_ count: Int, example: Attachment) -> String {
    "\(counted(count, "attachment")) can be had as public.url and in other types "
      + "(\(AttachmentWords.types(of: example))): iOS then looks at the other types only"
  }

  static func addedPages(_ count: Int) -> String {
    "\(counted(count, "attachment")) can be looked at by JavaScript: "
      + "\(Attachment.activeWebPageType) is added to the types"
  }
}
