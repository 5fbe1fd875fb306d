import SwiftSyntax

/// Takes away `dynamic`, and reports optional requirements of protocols.
///
/// Whether an object meets an optional requirement is a question to the Objective-C run time;
/// both the declaration and each `object.method?()` would have to change, so it is left to the
/// author.
struct ModifierRule: Rule {
  func apply(to node: Syntax, in scope: Scope, rewriting: inout Rewriting) {
    guard let modifier = node.as(DeclModifierSyntax.self) else { return }
    switch modifier.name.tokenKind {
    case .keyword(.dynamic):
      rewriting.blank(modifier)
    case .keyword(.optional):
      rewriting.report(
        "an 'optional' requirement needs the Objective-C run time",
        at: rewriting.source.range(modifier),
        remedy: "Remove 'optional' and give the method an empty body in a protocol extension")
    default:
      break
    }
  }
}
