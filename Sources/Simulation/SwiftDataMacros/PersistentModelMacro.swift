import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: makes a class one whose objects a store keeps.
struct PersistentModelMacro {
  /// The class that the macro stands at.
  private static func modelClass(_ declaration: some DeclGroupSyntax) throws -> ClassDeclSyntax {
    guard let type = declaration.as(ClassDeclSyntax.self) else {
      throw MacroExpansionErrorMessage(ModelWords.notAClass)
    }
    return type
  }

  private static func properties(_ declaration: some DeclGroupSyntax) -> [PersistedProperty] {
    declaration.memberBlock.members.compactMap { PersistedProperty($0.decl) }
  }

  /// The entries of `schemaMetadata` for `#Unique` and `#Index`.
  private static func constraints(_ type: ClassDeclSyntax) -> [String] {
    type.memberBlock.members.compactMap { $0.decl.as(MacroExpansionDeclSyntax.self) }
      .compactMap { macro in
        let kinds = ["Unique": "unique", "Index": "index"]
        guard let kind = kinds[macro.macroName.text] else { return nil }
        return "Schema.PropertyMetadata.\(kind)("
          + "[\(macro.arguments.trimmed)] as [[PartialKeyPath<\(type.name.text)>]])"
      }
  }
}

extension PersistentModelMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let type = try modelClass(declaration)
    let name = type.name.text
    guard type.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
    else { throw MacroExpansionErrorMessage(ModelWords.noInitializer(name)) }
    let properties = properties(declaration)
    let metadata = properties.map { $0.metadata(in: name) } + constraints(type)
    let places = properties.map { "_\($0.name) = true\n" }.joined()
    return [
      "private var _$backingData = BackingData(of: \(raw: name).self)",
      "public var persistentBackingData: BackingData { _$backingData }",
      """
      public static var schemaMetadata: [Schema.PropertyMetadata] {
        [\(raw: metadata.joined(separator: ",\n"))]
      }
      """,
      """
      public required init(backingData: BackingData) {
        \(raw: places)_$backingData = backingData
      }
      """,
      "private let _$observationRegistrar = ObservationRegistrar()",
    ]
  }
}

extension PersistentModelMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    guard let property = PersistedProperty(member), property.attribute("_PersistedProperty") == nil
    else { return [] }
    return ["@_PersistedProperty"]
  }
}

extension PersistentModelMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): PersistentModel {}")]
  }
}
