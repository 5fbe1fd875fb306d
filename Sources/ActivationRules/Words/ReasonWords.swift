import Findings

/// What a dictionary rule's outcome is due to, in a few words for a line of a timeline.
enum ReasonWords {
  static let nothingShared = "nothing was shared"

  static func wants(_ kinds: [AttachmentKind]) -> String {
    "wants \(listed(kinds.map(AttachmentWords.things), "or"))"
  }
  static func wantsNothingBut(_ kinds: [AttachmentKind]) -> String {
    "wants nothing but \(listed(kinds.map(AttachmentWords.things), "and"))"
  }
  static func takesNo(_ kind: AttachmentKind, otherThan others: [AttachmentKind]) -> String {
    "takes no \(ConditionWords.refused(kind, otherThan: others))"
  }

  static func attachments(_ count: Int, atMost limit: Int) -> String {
    "\(counted(count, "attachment")), at most \(limit)"
  }
  static func attachments(_ count: Int, atLeast limit: Int) -> String {
    "\(counted(count, "attachment")), at least \(limit)"
  }

  /// "2 web URLs, at most 1"; a single thing is counted with a word, and a single text isn't
  /// counted.
  static func limited(_ count: Int, _ kind: AttachmentKind, atMost limit: Int?) -> String {
    let things =
      switch (count, kind) {
      case (1, .text): "text"
      case (1, _): "one \(AttachmentWords.noun(kind, plural: false))"
      default: AttachmentWords.counted(count, kind)
      }
    return limit.map { "\(things), at most \($0)" } ?? things
  }

  static let takesEverything = "takes everything"
  static let needsNoAttachment = "needs no attachment"
}
