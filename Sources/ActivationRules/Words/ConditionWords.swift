import Findings

/// What the conditions of a dictionary rule say: what is required, a colon, and what was found.
enum ConditionWords {
  static func atMost(_ limit: Int, _ kind: AttachmentKind, shared: Int) -> String {
    "at most \(AttachmentWords.counted(limit, kind)): \(AttachmentWords.shared(shared))"
  }

  static func attachmentsAtMost(_ limit: Int, shared: Int) -> String {
    "at most \(counted(limit, "attachment")): \(AttachmentWords.shared(shared))"
  }

  static func attachmentsAtLeast(_ limit: Int, isAssumed: Bool, shared: Int) -> String {
    let source = isAssumed ? ", the default if a rule sets no minimum" : ""
    return "at least \(counted(limit, "attachment"))\(source): \(AttachmentWords.shared(shared))"
  }

  /// "no images, because the key is 0: 1 was shared".
  ///
  /// Those that are `excused` also count as another kind, which the rule accepts.
  static func none(
    of kind: AttachmentKind, otherThan others: [AttachmentKind], offenders: Int, excused: Int
  ) -> String {
    let number = kind.key.isBoolean ? "false" : "0"
    let rule = "no \(refused(kind, otherThan: others)), because \(kind.key.rawValue) is \(number)"
    guard offenders == 0, excused > 0 else {
      return "\(rule): \(AttachmentWords.shared(offenders))"
    }
    let those = listed(others.map(AttachmentWords.things), "or")
    return "\(rule): what was shared counts as \(those)"
  }

  /// "files other than images".
  static func refused(_ kind: AttachmentKind, otherThan others: [AttachmentKind]) -> String {
    let things = AttachmentWords.things(kind)
    if others.isEmpty { return things }
    return "\(things) other than \(listed(others.map(AttachmentWords.things), "and"))"
  }

  static func every(_ kinds: [AttachmentKind], _ found: Condition.Strangers) -> String {
    "everything shared must be \(anyOne(of: kinds)): \(missing(found))"
  }

  static func some(_ kinds: [AttachmentKind], _ found: Condition.Strangers) -> String {
    "something shared must be \(anyOne(of: kinds)): \(present(found))"
  }
}

extension ConditionWords {
  /// "an image or a movie".
  private static func anyOne(of kinds: [AttachmentKind]) -> String {
    listed(kinds.map(AttachmentWords.anyOne), "or")
  }

  /// Which of the shared things aren't of any of the kinds.
  private static func missing(_ found: Condition.Strangers) -> String {
    switch (found.total, found.count) {
    case (0, _): return "nothing was shared"
    case (1, 0): return "it is"
    case (2, 0): return "both attachments are"
    case (_, 0): return "all \(found.total) attachments are"
    case (1, _): return "it isn't (\(AttachmentWords.types(of: found.examples)))"
    default:
      let verb = found.count == 1 ? "isn't" : "aren't"
      return "\(found.count) of \(found.total) attachments \(verb) "
        + "(\(AttachmentWords.types(of: found.examples)))"
    }
  }

  /// Which of the shared things are of one of the kinds.
  private static func present(_ found: Condition.Strangers) -> String {
    let known = found.total - found.count
    switch (found.total, known) {
    case (0, _): return "nothing was shared"
    case (_, 0): return "nothing is (\(AttachmentWords.types(of: found.examples)))"
    case (1, _): return "it is"
    default: return "\(known) of \(found.total) attachments \(known == 1 ? "is" : "are")"
    }
  }
}
