import SwiftSyntax

/// Reads a class or an extension, without its members.
struct TypeReader {
  let facts: SourceFacts

  /// Returns the record of a class or an extension; `nil` for any other declaration.
  func record(of node: Syntax, in scope: Scope, inner: Scope) -> TypeRecord? {
    if let node = node.as(ClassDeclSyntax.self) {
      var record = record(attributes: node.attributes, in: scope, inner: inner)
      record.declaration = ClassFact(
        name: record.name,
        inherits: node.inheritanceClause?.inheritedTypes.map { Self.name($0.type) } ?? [],
        objectiveCName: node.attributes.objectiveCName,
        initialisers: initialisers(of: node),
        isGeneric: record.isGeneric,
        isLocal: record.isLocal)
      return record
    }
    guard let node = node.as(ExtensionDeclSyntax.self) else { return nil }
    var record = record(attributes: node.attributes, in: scope, inner: inner)
    record.protocols = node.inheritanceClause?.inheritedTypes.map { Self.name($0.type) } ?? []
    return record
  }

  private func record(
    attributes: AttributeListSyntax, in scope: Scope, inner: Scope
  ) -> TypeRecord {
    TypeRecord(
      path: inner.path,
      exposesMembers: attributes.first("objcMembers") != nil
        || (inner.isInExtension && attributes.first("objc") != nil),
      actor: attributes.actor(amongst: facts.globalActors),
      conditions: inner.conditions,
      isUnavailable: attributes.saysUnavailable,
      isLocal: scope.isLocal)
  }

  /// Returns an inherited type's name, without `@unchecked` and the like.
  private static func name(_ type: TypeSyntax) -> String {
    type.as(AttributedTypeSyntax.self)?.baseType.lineOfText ?? type.lineOfText
  }

  private func initialisers(of node: ClassDeclSyntax) -> [InitialiserFact] {
    node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.map { node in
      let effects = node.signature.effectSpecifiers
      let isCallable =
        effects?.asyncSpecifier == nil && effects?.throwsClause == nil
        && !node.attributes.saysUnavailable
      return InitialiserFact(
        labels: node.signature.parameterClause.parameters.map(\.label),
        isConvenience: node.modifiers.has(.convenience),
        isPlain: node.optionalMark == nil && isCallable,
        isCallable: isCallable,
        isPrivate: node.modifiers.has(.private, .fileprivate))
    }
  }
}

extension FunctionParameterSyntax {
  /// The argument label, empty for `_`.
  var label: String { firstName.text == "_" ? "" : firstName.text }
}
