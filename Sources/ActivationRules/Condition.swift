/// One of the conditions to which a dictionary rule reduces; a rule is met when all of them hold.
enum Condition: Equatable {
  /// At most this many attachments are of a kind.
  case atMost(Int, AttachmentKind)
  /// There are at most this many attachments.
  case attachmentsAtMost(Int)
  /// There are at least this many attachments; `isAssumed` if the rule says nothing about it.
  case attachmentsAtLeast(Int, isAssumed: Bool)
  /// No attachment is of a kind, except those that are also of another kind.
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

  /// Returns the number of attachments that are of a kind without being of another.
  static func offenders(
    of kind: AttachmentKind, otherThan others: [AttachmentKind], _ sharing: Sharing
  ) -> Int {
    let excused = KindSet(others)
    return sharing.count { $0.contains(kind) && $0.isDisjoint(with: excused) }
  }

  /// Returns the number of attachments that aren't of any of the kinds.
  static func strangers(to kinds: [AttachmentKind], _ sharing: Sharing) -> Int {
    let wanted = KindSet(kinds)
    return sharing.count { $0.isDisjoint(with: wanted) }
  }
}
