import Findings

/// The reason of an outcome in a few words, as it fits into a line of a timeline.
enum Reason {
  /// Picks what matters most: first what is wrong in itself, then what is too much.
  static func inShort(
    _ conditions: [Condition], _ sharing: Sharing, accepted: [AttachmentKind]
  ) -> String {
    let failures = conditions.filter { !$0.holds(for: sharing) }
    guard let first = failures.first else { return success(conditions, sharing, accepted) }
    if sharing.kinds.isEmpty { return "nothing was shared" }
    if !accepted.isEmpty, Condition.strangers(to: accepted, sharing) == sharing.kinds.count {
      return "wants \(listed(accepted.map(Wording.things), "or"))"
    }
    return failure(first, sharing)
  }

  /// Returns what is wrong with what was shared.
  private static func failure(_ condition: Condition, _ sharing: Sharing) -> String {
    switch condition {
    case .atMost(let limit, let kind): limited(sharing.count(of: kind), kind, limit)
    case .attachmentsAtMost(let limit):
      "\(counted(sharing.kinds.count, "attachment")), at most \(limit)"
    case .attachmentsAtLeast(let limit, _):
      "\(counted(sharing.kinds.count, "attachment")), at least \(limit)"
    case .none(let kind, let others): "takes no \(Condition.refused(kind, otherThan: others))"
    case .every(let kinds), .some(let kinds):
      "wants nothing but \(listed(kinds.map(Wording.things), "and"))"
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
      return count == 0 ? nil : limited(count, kind, limits[kind])
    }
    if !found.isEmpty { return found.joined(separator: "; ") }
    return accepted.isEmpty ? "takes everything" : "needs no attachment"
  }

  /// "2 web URLs, at most 1"; a single thing is counted with a word, and a single text isn't
  /// counted.
  private static func limited(_ count: Int, _ kind: AttachmentKind, _ limit: Int?) -> String {
    let things =
      switch (count, kind) {
      case (1, .text): "text"
      case (1, _): "one \(Wording.noun(kind, plural: false))"
      default: Wording.counted(count, kind)
      }
    return limit.map { "\(things), at most \($0)" } ?? things
  }
}
