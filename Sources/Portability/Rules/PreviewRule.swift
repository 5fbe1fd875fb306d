import SwiftSyntax

/// Removes what only Xcode's canvas runs: `#Preview { … }`, and the providers of previews.
///
/// Spaces take their place, so nothing else moves. Their contents are neither examined nor
/// compiled.
struct PreviewRule: Rule {
  func apply(to node: Syntax, in scope: Scope, rewriting: inout Rewriting) {
    guard Self.removes(node) else { return }
    let range = rewriting.source.range(node)
    rewriting.adjust(.blanking(range, of: rewriting.source.bytes))
  }

  /// Whether a node is a preview, or declares a provider of previews.
  static func removes(_ node: Syntax) -> Bool {
    switch node.kind {
    case .macroExpansionDecl:
      node.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
    case .macroExpansionExpr:
      node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
    case .structDecl, .enumDecl, .classDecl, .extensionDecl:
      node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause.map(namesProvider) ?? false
    default:
      false
    }
  }

  private static func namesProvider(_ clause: InheritanceClauseSyntax) -> Bool {
    clause.inheritedTypes.contains {
      ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0.type.lineOfText)
    }
  }
}
