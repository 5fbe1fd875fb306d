/// The reason of an outcome in a few words, as it fits into a line of a timeline.
enum Reason {
  /// Picks what matters most: first what is wrong in itself, then what is too much.
  static func inShort(
    _ conditions: [Condition], _ sharing: Sharing, accepted: [AttachmentKind]
  ) -> String {
    let failures = conditions.filter { !$0.holds(for: sharing) }
    guard let first = failures.first else { return success(conditions, sharing, accepted) }
    if sharing.kinds.isEmpty { return ReasonWords.nothingShared }
    if !accepted.isEmpty, Condition.strangers(to: accepted, sharing) == sharing.kinds.count {
      return ReasonWords.wants(accepted)
    }
    return failure(first, sharing)
  }

  /// Returns what is wrong with what was shared.
  private static func failure(_ condition: Condition, _ sharing: Sharing) -> String {
    switch condition {
    case .atMost(let limit, let kind):
      ReasonWords.limited(sharing.count(of: kind), kind, atMost: limit)
    case .attachmentsAtMost(let limit):
      ReasonWords.attachments(sharing.kinds.count, atMost: limit)
    case .attachmentsAtLeast(let limit, _):
      ReasonWords.attachments(sharing.kinds.count, atLeast: limit)
    case .none(let kind, let others): ReasonWords.takesNo(kind, otherThan: others)
    case .every(let kinds), .some(let kinds): ReasonWords.wantsNothingBut(kinds)
    }
  }

  /// Returns what was found, kind by kind.
  private static func success(
    _ conditions: [Condition], _ sharing: Sharing, _ accepted: [AttachmentKind]
  ) -> String {
    let limits = conditions.reduce(into: [AttachmentKind: Int]()) { limits, condition in
      if case .atMost(let limit, let kind) = condition { limits[kind] = limit }
    }
    let found = accepted.compactMap { kind in
      let count = sharing.count(of: kind)
      return count == 0 ? nil : ReasonWords.limited(count, kind, atMost: limits[kind])
    }
    if !found.isEmpty { return found.joined(separator: "; ") }
    return accepted.isEmpty ? ReasonWords.takesEverything : ReasonWords.needsNoAttachment
  }
}
