import SwiftSyntax

/// Reads the public declarations of one file, including those that their context makes public.
final class DeclarationReader: SyntaxVisitor {
  /// What all declarations between a pair of braces share.
  private struct Scope {
    /// The type's name with its enclosing types; empty at the top of a file.
    var type: String
    /// Whether lessons can see the type at all.
    var isPublic: Bool
    /// Whether it is a protocol, whose requirements are public without saying so.
    var isProtocol = false
  }

  private let module: String
  private let source: SourceText
  /// The module's types that aren't public.
  private let hidden: Set<String>
  private var scopes: [Scope] = []
  private var found: [Declaration] = []

  private init(_ source: SourceText, module: String, hidden: Set<String>) {
    self.source = source
    self.module = module
    self.hidden = hidden
    super.init(viewMode: .sourceAccurate)
  }

  /// The public declarations of a file, in the order of the source.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - module: The module's name, as lessons import it.
  ///   - hidden: The names of the module's types that lessons can't see.
  /// - Returns: The declarations.
  static func declarations(
    in source: SourceText, module: String, hidden: Set<String>
  ) -> [Declaration] {
    let reader = DeclarationReader(source, module: module, hidden: hidden)
    reader.walk(source.tree)
    return reader.found
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.oneLine
    scopes.append(Scope(type: type, isPublic: !isHidden(type)))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let signature = node.signature
    let rest = [
      node.genericParameterClause?.oneLine, signature.effectSpecifiers?.oneLine,
      signature.returnClause?.oneLine, node.genericWhereClause?.oneLine,
    ]
    add(
      node,
      Signature(
        node.name.text, signature.parameterClause.parameters, rest: rest.compactMap(\.self)),
      bodies: Emptier(source).bodies(of: node))
    return .skipChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    let rest = [node.genericParameterClause?.oneLine, node.signature.returnClause?.oneLine]
    add(
      node,
      Signature(
        node.name.text, node.signature.parameterClause.parameters, rest: rest.compactMap(\.self)))
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let rest = [
      node.genericParameterClause?.oneLine, node.signature.effectSpecifiers?.oneLine,
      node.genericWhereClause?.oneLine,
    ]
    add(
      node,
      Signature("init", node.signature.parameterClause.parameters, rest: rest.compactMap(\.self)),
      bodies: Emptier(source).bodies(of: node))
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node,
      Signature("subscript", node.parameterClause.parameters, rest: [node.returnClause.oneLine]),
      bodies: Emptier(source).bodies(of: node))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      add(
        node, Signature(binding.pattern.oneLine), bodies: Emptier(source).bodies(of: binding),
        isStored: node.isSettable && binding.isStored)
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements { add(node, Signature(element)) }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, Signature(node.name.text))
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, Signature(node.name.text))
    return .skipChildren
  }
}

extension DeclarationReader {
  private func enter(
    _ node: some NamedDeclSyntax & WithModifiersSyntax
  ) -> SyntaxVisitorContinueKind {
    let isPublic = isVisible(node.modifiers)
    let outer = scopes.last?.type ?? ""
    let type = outer.isEmpty ? node.name.text : "\(outer).\(node.name.text)"
    if isPublic {
      found.append(
        Declaration(
          module: module, file: source.path, type: type, signature: Signature(type), kind: .type,
          fidelity: Fidelity(comment: node.docComment), bodies: []))
    }
    scopes.append(
      Scope(type: type, isPublic: isPublic, isProtocol: node.is(ProtocolDeclSyntax.self)))
    return .visitChildren
  }

  private func add(
    _ node: some WithModifiersSyntax, _ signature: Signature, bodies: [Body] = [],
    isStored: Bool = false
  ) {
    guard isVisible(node.modifiers, isCase: node.is(EnumCaseDeclSyntax.self)) else { return }
    found.append(
      Declaration(
        module: module, file: source.path, type: scopes.last?.type ?? "", signature: signature,
        kind: .member, isStored: isStored && scopes.last?.isProtocol != true,
        fidelity: Fidelity(comment: node.docComment), bodies: bodies))
  }

  /// Whether a type, or one that encloses it, is hidden.
  private func isHidden(_ type: String) -> Bool {
    let parts = type.split(separator: ".")
    return parts.indices.contains { hidden.contains(parts[...$0].joined(separator: ".")) }
  }

  private func isVisible(_ modifiers: DeclModifierListSyntax, isCase: Bool = false) -> Bool {
    guard let scope = scopes.last else { return modifiers.isPublic }
    guard scope.isPublic else { return false }
    return modifiers.isPublic || isCase || scope.isProtocol
  }
}

extension VariableDeclSyntax {
  /// Whether lessons can set it, according to its modifiers.
  fileprivate var isSettable: Bool {
    bindingSpecifier.tokenKind == .keyword(.var)
      && !modifiers.contains { $0.detail?.detail.text == "set" && $0.name.text != "public" }
  }
}

extension PatternBindingSyntax {
  /// Whether its only code is observers.
  fileprivate var isStored: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension DeclModifierListSyntax {
  /// Whether the declaration says `public` or `open`, and not only for its setter.
  var isPublic: Bool {
    contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
  }
}
