import Findings

/// What is worth knowing about how a rule was read and how what is shared was prepared.
enum RemarkWords {
  // MARK: - The keys of a rule

  static func unknownKey(_ key: String) -> String {
    "\(quoted(key)) isn't a key that iOS reads, so it is ignored"
  }
  static func furtherUnknownKeys(_ count: Int) -> String {
    "\(counted(count, "more key")) \(count == 1 ? "is" : "are") ignored too"
  }

  static func belowZero(_ key: RuleKey) -> String {
    "\(key.rawValue) is negative, so it counts as missing"
  }

  /// Of a value whose type isn't the documented one.
  static func oddValue(_ value: PropertyValue, of key: RuleKey) -> String {
    let reading = value.number.map { "read as the number \($0)" } ?? "it counts as missing"
    return "\(key.rawValue) is \(value.kindInWords), "
      + "not \(key.isBoolean ? "a Boolean" : "an integer"): \(reading)"
  }

  static func refusal(of kind: AttachmentKind) -> String {
    "in version 2, a key that is \(kind.key.isBoolean ? "false" : "0") refuses "
      + "\(AttachmentWords.things(kind)), while a missing key says nothing about "
      + (kind == .text ? "it" : "them")
  }

  /// Of kinds that were shared and that count as the kind above them.
  static func takenAsFiles(_ kind: AttachmentKind, isZero: Bool) -> String {
    let reason =
      isZero ? "although \(kind.key.rawValue) is 0" : "because they have no key of their own"
    return "\(AttachmentWords.things(kind)) count as files, \(reason)"
  }

  static let everyKind = "no key in the rule asks for a kind of attachment, so any kind will do"

  /// Of files that are also of another kind with a limit.
  static func countedTwice(_ count: Int, as kind: AttachmentKind) -> String {
    let those =
      count == 1
      ? "1 of them also counts as \(AttachmentWords.anyOne(kind))"
      : "\(count) of them also count as \(AttachmentWords.things(kind))"
    return "\(those): \(AttachmentWords.anyOne(kind)) is a file too"
  }

  // MARK: - The version of a rule

  static let noVersion =
    "a rule without \(RuleKey.dictionaryVersion.rawValue) is version 1: \(everything)"
  static let versionOne = "the rule is version 1: \(everything)"
  static func countsAsVersionOne(_ version: Int) -> String {
    "version \(version) counts as version 1: \(everything)"
  }
  static func strict(version: Int) -> String {
    "\(RuleKey.usesStrictMatching.rawValue) makes version \(version) as strict as version 1: "
      + everything
  }
  static func fuzzy(version: Int) -> String {
    "the rule is version \(version): one thing that the extension takes is enough"
  }
  private static let everything = "the extension must take everything that is shared"

  // MARK: - The types of what is shared

  static func hiddenURLs(_ count: Int, example: Attachment) -> String {
    "\(counted(count, "attachment")) \(count == 1 ? "has" : "have") public.url and other types "
      + "(\(AttachmentWords.types(of: example))): iOS then looks only at the others"
  }

  static func addedPages(_ count: Int) -> String {
    "JavaScript can look at \(counted(count, "attachment")): "
      + "\(Attachment.activeWebPageType) is added to the types"
  }
}
