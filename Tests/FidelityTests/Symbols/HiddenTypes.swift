import SwiftSyntax

/// Finds the types of a module that lessons can't see, whatever access their members have.
final class HiddenTypes: SyntaxVisitor {
  /// The names of the enclosing types, outermost first.
  private var around: [String] = []
  private var found: Set<String> = []

  /// The names of the types that the files declare and don't make public.
  static func names(in sources: [SourceText]) -> Set<String> {
    let finder = HiddenTypes(viewMode: .sourceAccurate)
    for source in sources { finder.walk(source.tree) }
    return finder.found
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    around.append(node.extendedType.oneLine)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }

  private func enter(
    _ node: some NamedDeclSyntax & WithModifiersSyntax
  ) -> SyntaxVisitorContinueKind {
    around.append(node.name.text)
    if !node.modifiers.isPublic { found.insert(around.joined(separator: ".")) }
    return .visitChildren
  }
}
