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
    let total = sharing.kinds.count
    switch self {
    case .atMost(let limit, let kind):
      return ConditionWords.atMost(limit, kind, shared: sharing.count(of: kind))
    case .attachmentsAtMost(let limit):
      return ConditionWords.attachmentsAtMost(limit, shared: total)
    case .attachmentsAtLeast(let limit, let isAssumed):
      return ConditionWords.attachmentsAtLeast(limit, isAssumed: isAssumed, shared: total)
    case .none(let kind, let others):
      let offenders = Self.offenders(of: kind, otherThan: others, sharing)
      return ConditionWords.none(
        of: kind, otherThan: others, offenders: offenders,
        excused: sharing.count(of: kind) - offenders)
    case .every(let kinds): return ConditionWords.every(kinds, Strangers(to: kinds, sharing))
    case .some(let kinds): return ConditionWords.some(kinds, Strangers(to: kinds, sharing))
    }
  }

  /// The attachments that aren't of any of some kinds.
  struct Strangers {
    /// How many attachments there are, of whatever kind.
    var total: Int
    var count: Int
    /// The first of them.
    var examples: [Attachment]

    init(to kinds: [AttachmentKind], _ sharing: Sharing) {
      total = sharing.kinds.count
      count = Condition.strangers(to: kinds, sharing)
      let wanted = KindSet(kinds)
      examples = sharing.kinds.indices.lazy.filter { sharing.kinds[$0].isDisjoint(with: wanted) }
        .prefix(100).map { sharing.attachments[$0] }
    }
  }
}
