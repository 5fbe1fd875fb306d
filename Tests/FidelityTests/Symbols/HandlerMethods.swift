import SwiftSyntax

/// The simulation's methods that take a completion handler as Swift's importer recognises it, and
/// those that are async.
final class HandlerMethods: SyntaxVisitor {
  /// A method that Swift would import twice.
  struct Method: Hashable {
    var type: String
    var base: String
    var labels: [String]

    /// The name with its labels.
    var name: String { Self.name(type, base, labels) }

    /// The names that the async form may have: without the handler and the words for it.
    var awaitingNames: [String] {
      let suffix = "WithCompletionHandler"
      let plain = base.hasSuffix(suffix) ? String(base.dropLast(suffix.count)) : base
      let rest = labels.dropLast()
      guard plain.hasPrefix("get"), let first = plain.dropFirst(3).first else {
        return [Self.name(type, plain, rest)]
      }
      let short = first.lowercased() + plain.dropFirst(4)
      return [Self.name(type, plain, rest), Self.name(type, short, rest)]
    }

    static func name(_ type: String, _ base: String, _ labels: some Collection<String>) -> String {
      "\(type).\(base)(\(labels.map { $0 + ":" }.joined()))"
    }
  }

  private(set) var withHandler: [Method] = []
  /// The names of the async methods and properties.
  private(set) var awaiting: Set<String> = []
  private var types: [(name: String, isPublic: Bool, isProtocol: Bool)] = []

  init(_ sources: [SourceText]) {
    super.init(viewMode: .sourceAccurate)
    for source in sources { walk(source.tree) }
    withHandler = Set(withHandler).sorted { $0.name < $1.name }
  }

  static func ofTheSimulation() throws -> HandlerMethods {
    HandlerMethods(
      try SourceText.ofTheSimulation.get().filter {
        $0.path.hasPrefix(SourceText.simulation + "/Simulated")
      })
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append((node.name.text, node.modifiers.isPublic, true))
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append((node.extendedType.oneLine, true, false))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = types.last, type.isPublic, type.isProtocol || node.modifiers.isPublic else {
      return .skipChildren
    }
    let signature = node.signature
    let parameters = Array(signature.parameterClause.parameters)
    let method = Method(
      type: type.name, base: node.name.text, labels: parameters.map(\.firstName.text))
    if signature.effectSpecifiers?.asyncSpecifier != nil {
      awaiting.insert(method.name)
    } else if signature.returnClause == nil, !node.modifiers.isOverride, let last = parameters.last,
      Self.isHandler(last, of: node)
    {
      withHandler.append(method)
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = types.last, node.modifiers.isPublic, node.oneLine.contains("get async") {
      for binding in node.bindings { awaiting.insert("\(type.name).\(binding.pattern.oneLine)") }
    }
    return .skipChildren
  }
}

extension HandlerMethods {
  /// The names by which the importer recognises a completion handler.
  private static let names: Set<String> = [
    "completion", "completionBlock", "completionHandler", "reply", "replyTo", "withCompletion",
    "withCompletionBlock", "withCompletionHandler", "withReply", "withReplyTo",
  ]

  private func enter(
    _ node: some NamedDeclSyntax & WithModifiersSyntax
  ) -> SyntaxVisitorContinueKind {
    types.append((node.name.text, node.modifiers.isPublic, false))
    return .visitChildren
  }

  private static func isHandler(
    _ parameter: FunctionParameterSyntax, of function: FunctionDeclSyntax
  ) -> Bool {
    let isNamed =
      names.contains(parameter.firstName.text) || names.contains(parameter.secondName?.text ?? "")
      || function.name.text.hasSuffix("WithCompletionHandler")
    return isNamed && result(of: parameter.type).map { ["Void", "()"].contains($0) } ?? false
  }

  /// What a function type returns; `nil` for any other type.
  private static func result(of type: TypeSyntax) -> String? {
    if let function = type.as(FunctionTypeSyntax.self) {
      return function.returnClause.type.oneLine
    }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return result(of: attributed.baseType)
    }
    if let optional = type.as(OptionalTypeSyntax.self) {
      return result(of: optional.wrappedType)
    }
    guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first.flatMap { result(of: $0.type) }
  }
}

extension DeclModifierListSyntax {
  var isOverride: Bool { contains { $0.name.tokenKind == .keyword(.override) } }
}
