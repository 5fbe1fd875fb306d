import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query`: a property that reads the objects of a `Query`, which stands beside it.
struct QueryMacro {
  private static func binding(_ declaration: some DeclSyntaxProtocol) throws
    -> (name: String, type: TypeSyntax)
  {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation?.type.trimmed
    else { throw MacroExpansionErrorMessage(ModelWords.queryWithoutType) }
    return (pattern.identifier.text.filter { $0 != "`" }, type)
  }
}

extension QueryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    ["get { _\(raw: try binding(declaration).name).wrappedValue }"]
  }
}

extension QueryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let (name, type) = try binding(declaration)
    let element = type.as(ArrayTypeSyntax.self)?.element.trimmed ?? "\(type).Element"
    let arguments = node.arguments.map { "\($0.trimmed)" } ?? ""
    return [
      "private var _\(raw: name): Query<\(element), \(type)> = .init(\(raw: arguments))"
    ]
  }
}
