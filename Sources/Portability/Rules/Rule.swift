import SwiftSyntax

/// A rule that rewrites one kind of form.
protocol Rule {
  /// Looks at a node and adds its edits and findings.
  func apply(to node: Syntax, in scope: Scope, rewriting: inout Rewriting)
}
