/// One of the conditions that a dictionary rule comes down to; a rule is met when all of them hold.
enum Condition: Equatable {
  /// At most so many attachments are of a kind.
  case atMost(Int, AttachmentKind)
  /// There are at most so many attachments.
  case attachmentsAtMost(Int)
  /// There are at least so many attachments; `isAssumed` where the rule says nothing about it.
  case attachmentsAtLeast(Int, isAssumed: Bool)
  /// No attachment is of a kind, other than those that are of another kind too.
  case none(of: AttachmentKind, otherThan: [AttachmentKind])
  /// Every attachment is of one of these kinds.
  case every([AttachmentKind])
  /// Some attachment is of one of these kinds.
  case some([AttachmentKind])
}

extension Condition {
  /// Whether what is shared meets the condition.
  func holds(for sharing: Sharing) -> Bool {
    switch self {
    case .atMost(let limit, let kind): sharing.count(of: kind) <= limit
    case .attachmentsAtMost(let limit): sharing.kinds.count <= limit
    case .attachmentsAtLeast(let limit, _): sharing.kinds.count >= limit
    case .none(let kind, let others): Self.offenders(of: kind, otherThan: others, sharing) == 0
    case .every(let kinds): Self.strangers(to: kinds, sharing) == 0
    case .some(let kinds): Self.strangers(to: kinds, sharing) < sharing.kinds.count
    }
  }

  /// How many attachments are of a kind without being of another one.
  static func offenders(
    of kind: AttachmentKind, otherThan others: [AttachmentKind], _ sharing: Sharing
  ) -> Int {
    let excused = KindSet(others)
    return sharing.count { $0.contains(kind) && $0.isDisjoint(with: excused) }
  }

  /// How many attachments are of none of the kinds.
  static func strangers(to kinds: [AttachmentKind], _ sharing: Sharing) -> Int {
    let wanted = KindSet(kinds)
    return sharing.count { $0.isDisjoint(with: wanted) }
  }
}
