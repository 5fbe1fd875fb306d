import SwiftSyntax

/// Finds what a module's types inherit from and conform to, in declarations and in extensions.
final class Supertypes: SyntaxVisitor {
  /// By the type's name with its enclosing types, without generic arguments and attributes.
  private(set) var byType: [String: [String]] = [:]
  /// The names of the enclosing types, outermost first.
  private var around: [String] = []

  init(in sources: [SourceText]) {
    super.init(viewMode: .sourceAccurate)
    for source in sources { walk(source.tree) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.oneLine, node.inheritanceClause)
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }
}

extension Supertypes {
  private func enter(
    _ node: some NamedDeclSyntax & DeclGroupSyntax
  ) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause)
  }

  private func enter(
    _ name: String, _ clause: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    around.append(name)
    let types = clause?.inheritedTypes.compactMap { Self.name(of: $0.type) } ?? []
    if !types.isEmpty { byType[around.joined(separator: "."), default: []] += types }
    return .visitChildren
  }

  /// A type's name; `nil` for `~Copyable` and the like.
  private static func name(of type: TypeSyntax) -> String? {
    if let attributed = type.as(AttributedTypeSyntax.self) { return name(of: attributed.baseType) }
    if let member = type.as(MemberTypeSyntax.self) {
      return name(of: member.baseType).map { "\($0).\(member.name.text)" }
    }
    return type.as(IdentifierTypeSyntax.self)?.name.text
  }
}
