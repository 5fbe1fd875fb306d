import SwiftSyntax

/// One kind of form that is rewritten.
protocol Rule {
  /// Looks at a node and adds the edits and findings that it wants.
  func apply(to node: Syntax, in scope: Scope, rewriting: inout Rewriting)
}
