import Findings

extension Condition {
  /// Explains the condition and its outcome.
  func explanation(for sharing: Sharing, under rule: DictionaryRule) -> Explanation {
    let children = remarks(about: sharing, under: rule)
    return Explanation(
      text(for: sharing), basis: basis(for: sharing, under: rule, children),
      holds: holds(for: sharing), children: children)
  }

  /// Returns what is required, a colon, and what was found.
  private func text(for sharing: Sharing) -> String {
    switch self {
    case .atMost(let limit, let kind):
      return "at most \(Wording.counted(limit, kind)): \(Wording.shared(sharing.count(of: kind)))"
    case .attachmentsAtMost(let limit):
      return "at most \(counted(limit, "attachment")): \(Wording.shared(sharing.kinds.count))"
    case .attachmentsAtLeast(let limit, let isAssumed):
      let source = isAssumed ? ", taken for granted where a rule sets no minimum" : ""
      let found = Wording.shared(sharing.kinds.count)
      return "at least \(counted(limit, "attachment"))\(source): \(found)"
    case .none(let kind, let others):
      return Self.refusal(of: kind, otherThan: others, sharing)
    case .every(let kinds):
      return "everything shared must be \(Self.anyOne(of: kinds)): \(Self.missing(kinds, sharing))"
    case .some(let kinds):
      return "something shared must be \(Self.anyOne(of: kinds)): \(Self.present(kinds, sharing))"
    }
  }

  /// "no images, because the key is 0: 1 was shared".
  private static func refusal(
    of kind: AttachmentKind, otherThan others: [AttachmentKind], _ sharing: Sharing
  ) -> String {
    let number = kind.key.isBoolean ? "false" : "0"
    let rule = "no \(refused(kind, otherThan: others)), because \(kind.key.rawValue) is \(number)"
    let offenders = offenders(of: kind, otherThan: others, sharing)
    let excused = sharing.count(of: kind) - offenders
    guard offenders == 0, excused > 0 else { return "\(rule): \(Wording.shared(offenders))" }
    let those = listed(others.map(Wording.things), "or")
    return "\(rule): what was shared counts as \(those)"
  }

  /// "files other than images".
  static func refused(_ kind: AttachmentKind, otherThan others: [AttachmentKind]) -> String {
    let things = Wording.things(kind)
    if others.isEmpty { return things }
    return "\(things) other than \(listed(others.map(Wording.things), "and"))"
  }

  /// "an image or a movie".
  private static func anyOne(of kinds: [AttachmentKind]) -> String {
    listed(kinds.map(Wording.anyOne), "or")
  }

  /// Returns which of the shared things aren't of any of the kinds.
  private static func missing(_ kinds: [AttachmentKind], _ sharing: Sharing) -> String {
    let total = sharing.kinds.count
    let strangers = strangers(to: kinds, sharing)
    switch (total, strangers) {
    case (0, _): return "nothing was shared"
    case (1, 0): return "it is"
    case (_, 0): return "all \(total) attachments are"
    case (1, _): return "it isn't (\(types(strangeTo: kinds, sharing)))"
    default:
      let verb = strangers == 1 ? "isn't" : "aren't"
      return "\(strangers) of \(total) attachments \(verb) (\(types(strangeTo: kinds, sharing)))"
    }
  }

  /// Returns which of the shared things are of one of the kinds.
  private static func present(_ kinds: [AttachmentKind], _ sharing: Sharing) -> String {
    let total = sharing.kinds.count
    let known = total - strangers(to: kinds, sharing)
    switch (total, known) {
    case (0, _): return "nothing was shared"
    case (_, 0): return "nothing is (\(types(strangeTo: kinds, sharing)))"
    case (1, _): return "it is"
    default: return "\(known) of \(total) attachments \(known == 1 ? "is" : "are")"
    }
  }

  /// Returns the types of the attachments that aren't of any of the kinds.
  private static func types(strangeTo kinds: [AttachmentKind], _ sharing: Sharing) -> String {
    let wanted = KindSet(kinds)
    let strangers = sharing.kinds.indices.lazy.filter { sharing.kinds[$0].isDisjoint(with: wanted) }
    return Wording.types(of: strangers.prefix(100).map { sharing.attachments[$0] })
  }
}
