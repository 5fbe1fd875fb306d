/// A kind in the tree along which a rule's keys are combined.
///
/// A kind below another is a special form of it: every image is a file. It is reported that the
/// system combines the keys along such a tree; its shape isn't known, so this tree is our
/// approximation.
struct RuleNode: Sendable {
  var kind: AttachmentKind
  var children: [RuleNode] = []

  /// The kinds that aren't special forms of others, together with those that are.
  static let roots = [
    RuleNode(kind: .file, children: [RuleNode(kind: .image), RuleNode(kind: .movie)]),
    RuleNode(kind: .text),
    RuleNode(kind: .webURL),
    RuleNode(kind: .webPage),
    RuleNode(kind: .location),
  ]
}
