import SwiftSyntax

extension Scope {
  /// Returns the scope of a node's children.
  func entering(_ node: Syntax) -> Scope {
    var inner = self
    switch node.kind {
    case .actorDecl, .classDecl, .enumDecl, .extensionDecl, .protocolDecl, .structDecl:
      return node.asProtocol((any DeclGroupSyntax).self).map(entering(type:)) ?? self
    case .codeBlock, .accessorBlock, .switchCase:
      inner.isLocal = true
      inner.isMember = false
      inner.isInPropertyValue = false
    case .closureExpr:
      inner.isLocal = true
      inner.isInClosure = true
      inner.isMember = false
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl:
      inner.isMember = false
    case .variableDecl:
      inner.isInPropertyValue = isMember
      inner.isMember = false
    case .ifConfigClause:
      inner.conditions.append(contentsOf: Conditions.holding(in: node))
    default:
      break
    }
    return inner
  }

  private func entering(type: any DeclGroupSyntax) -> Scope {
    var inner = self
    inner.isMember = true
    inner.isInClosure = false
    inner.isInPropertyValue = false
    inner.record = nil
    if let type = type as? ExtensionDeclSyntax {
      inner.isInExtension = true
      inner.path = Self.path(of: type.extendedType)
    } else if let name = type.asProtocol((any NamedDeclSyntax).self)?.name.text {
      inner.isInExtension = false
      let isGeneric =
        type.asProtocol((any WithGenericParametersSyntax).self)?
        .genericParameterClause != nil
      let isPrivate = type.modifiers.has(.private)
      inner.path.append(.init(name: name, isPrivate: isPrivate, isGeneric: isGeneric))
    }
    return inner
  }

  /// Returns the steps of an extended type's dotted name; a type that isn't a plain name counts
  /// as generic.
  private static func path(of type: TypeSyntax) -> [TypeRecord.Step] {
    var steps: [TypeRecord.Step] = []
    var next: TypeSyntax? = type
    while let current = next {
      if let member = current.as(MemberTypeSyntax.self) {
        let isGeneric = member.genericArgumentClause != nil
        steps.append(.init(name: member.name.text, isGeneric: isGeneric))
        next = member.baseType
      } else {
        let name = current.as(IdentifierTypeSyntax.self)
        let isGeneric = name == nil || name?.genericArgumentClause != nil
        steps.append(.init(name: name?.name.text ?? "", isGeneric: isGeneric))
        next = nil
      }
    }
    return steps.reversed()
  }
}
