import SwiftSyntax

/// Reads the methods and properties of a class or an extension.
struct MemberReader {
  let source: ParsedSource
  let facts: SourceFacts
  /// The conditions of the `#if` branches around the member.
  let conditions: [String]

  /// Returns the methods that a declaration adds to the run time: one for a function, a getter and
  /// perhaps a setter for a property.
  func methods(of node: Syntax) -> [MethodFact] {
    if let function = node.as(FunctionDeclSyntax.self) { return [method(function)] }
    return node.as(VariableDeclSyntax.self).map(accessors) ?? []
  }

  private func method(_ node: FunctionDeclSyntax) -> MethodFact {
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map(\.label)
    let effects = node.signature.effectSpecifiers
    let isImmediate = effects?.asyncSpecifier == nil && effects?.throwsClause == nil
    let result = node.signature.returnClause?.type.lineOfText ?? "Void"
    let name =
      node.attributes.objectiveCName
      ?? ObjectiveCName.method(
        node.name.text, labels: labels, isApples: node.modifiers.has(.override))
    return MethodFact(
      name: node.name.text, labels: labels, parameterTypes: parameters.map(\.type.lineOfText),
      selector: isImmediate ? name : nil,
      isMarked: node.attributes.exposeMember,
      isPrivate: node.modifiers.has(.private), isOverride: node.modifiers.has(.override),
      returnsValue: !["Void", "()", "Swift.Void"].contains(result),
      isCallable: node.genericParameterClause == nil && result != "Never"
        && !node.modifiers.has(.static, .class) && !node.attributes.saysUnavailable
        && node.attributes.first("nonobjc") == nil && !isOperator(node)
        && parameters.allSatisfy { $0.ellipsis == nil && isPlain($0.type) },
      actor: node.attributes.actor(amongst: facts.globalActors),
      conditions: conditions, range: source.range(node.name))
  }

  private func isOperator(_ node: FunctionDeclSyntax) -> Bool {
    switch node.name.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  /// Whether an argument of the type can be extracted from `Any`.
  private func isPlain(_ type: TypeSyntax) -> Bool {
    if type.is(SomeOrAnyTypeSyntax.self) {
      return type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind != .keyword(.some)
    }
    guard let type = type.as(AttributedTypeSyntax.self) else { return true }
    let attributes = type.attributes.all.map(\.plainName)
    return type.specifiers.isEmpty && !attributes.contains("autoclosure")
  }

  private func accessors(_ node: VariableDeclSyntax) -> [MethodFact] {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return [] }
    let property = node.attributes.objectiveCName ?? ObjectiveCName.getter(name.text)
    let isFilePrivate = node.modifiers.has(.fileprivate)
    var getter = MethodFact(
      form: .getter, name: name.text, selector: property,
      isMarked: node.attributes.exposeMember || node.attributes.first("NSManaged") != nil,
      isPrivate: node.modifiers.has(.private), isFilePrivate: isFilePrivate, returnsValue: true,
      isCallable: !node.modifiers.has(.static, .class) && !node.attributes.saysUnavailable
        && node.attributes.first("nonobjc") == nil,
      actor: node.attributes.actor(amongst: facts.globalActors),
      conditions: conditions, range: source.range(name))
    if PropertyAccess.isAsyncOrThrowing(binding) { getter.selector = nil }
    guard PropertyAccess.isWritable(node, binding) else { return [getter] }
    var setter = getter
    setter.form = .setter
    setter.labels = [""]
    setter.returnsValue = false
    setter.selector = ObjectiveCName.setter(property)
    return [getter, setter]
  }
}
