/// The conditions to which a dictionary rule reduces; all of them must hold.
///
/// Reported, not documented, for each key in the tree of kinds:
/// - A number from 1 upwards *accepts* the kind: there is a limit to its count.
/// - A key that is missing or negative makes the kind *transparent* if matching is fuzzy or the
///   kind above it is accepted: there is no condition, and its attachments count as the kind above.
/// - Otherwise the kind isn't accepted. If matching is fuzzy, an explicit 0 *refuses* it, apart
///   from attachments that are also of an accepted kind above or below it.
struct RulePlan {
  /// The kinds that the rule accepts.
  private(set) var accepted: [AttachmentKind] = []
  /// The conditions, in the order of the tree, with those about all attachments last.
  private(set) var conditions: [Condition] = []
  /// Kinds without a condition of their own, which count as the accepted kind above them.
  private(set) var transparent: [AttachmentKind] = []

  init(_ rule: DictionaryRule) {
    for node in RuleNode.roots { visit(node, below: nil, rule) }
    if let limit = rule.number(of: .attachmentsMaximum), limit >= 1 {
      conditions.append(.attachmentsAtMost(limit))
    }
    let minimum = rule.number(of: .attachmentsMinimum) ?? -1
    if minimum != 0 {
      conditions.append(.attachmentsAtLeast(max(minimum, 1), isAssumed: minimum < 0))
    }
    if !accepted.isEmpty {
      conditions.append(rule.matchesStrictly ? .every(accepted) : .some(accepted))
    }
  }

  /// Adds the conditions of a kind and of those below it.
  ///
  /// - Returns: The kinds from here down that the rule accepts.
  @discardableResult
  private mutating func visit(
    _ node: RuleNode, below parent: AttachmentKind?, _ rule: DictionaryRule
  ) -> [AttachmentKind] {
    let number = rule.number(of: node.kind.key) ?? -1
    if number >= 1 { return accept(node, limit: number, rule) }
    let isTransparent = number < 0 && (!rule.matchesStrictly || parent != nil)
    if isTransparent || rule.matchesStrictly, parent != nil { transparent.append(node.kind) }
    let place = conditions.count
    let acceptedBelow = node.children.flatMap { child in
      visit(child, below: isTransparent ? parent : nil, rule)
    }
    if !isTransparent, !rule.matchesStrictly {
      let excused = acceptedBelow + (parent.map { [$0] } ?? [])
      conditions.insert(.none(of: node.kind, otherThan: excused), at: place)
    }
    return acceptedBelow
  }

  /// Adds the limit of an accepted kind; text has none, because its key is a switch.
  private mutating func accept(
    _ node: RuleNode, limit: Int, _ rule: DictionaryRule
  ) -> [AttachmentKind] {
    accepted.append(node.kind)
    if node.kind != .text { conditions.append(.atMost(limit, node.kind)) }
    return node.children.reduce(into: [node.kind]) { found, child in
      found += visit(child, below: node.kind, rule)
    }
  }
}
