import SwiftSyntax

/// Visits the nodes of a tree in the order of the text, each with its scope.
///
/// It uses its own stack: a chain of a hundred thousand calls makes a tree of that depth, which
/// recursion wouldn't survive.
enum SourceWalk {
  /// Walks through a tree; tokens are left out.
  ///
  /// - Parameters:
  ///   - root: The tree.
  ///   - visit: Called with each node, its scope, and the scope of its children.
  static func walk(
    _ root: some SyntaxProtocol,
    visit: (_ node: Syntax, _ scope: Scope, _ inner: inout Scope) -> Void
  ) {
    var pending = [(node: Syntax(root), scope: Scope())]
    while let (node, scope) = pending.popLast() {
      var inner = scope.entering(node)
      visit(node, scope, &inner)
      let children = node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }
      pending += children.reversed().map { ($0, inner) }
    }
  }
}
