import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@Model` marks a stored property with: its value is in the model's backing data from then
/// on, and observers are told of its changes.
struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let property = PersistedProperty(declaration) else { return [] }
    return [
      """
      @storageRestrictions(accesses: _$backingData, initializes: _\(raw: property.name))
      init(initialValue) {
        _$backingData.write(initialValue, "\(raw: property.name)")
        _\(raw: property.name) = true
      }
      """,
      """
      get {
        _$observationRegistrar.access(self, keyPath: \\.\(raw: property.spelling))
        return _$backingData.read("\(raw: property.name)")
      }
      """,
      """
      set {
        _$observationRegistrar.withMutation(of: self, keyPath: \\.\(raw: property.spelling)) {
          _$backingData.write(newValue, "\(raw: property.name)")
        }
      }
      """,
    ]
  }

  /// A place that is initialised where the property is: so the compiler sees whether it is.
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let property = PersistedProperty(declaration) else { return [] }
    return ["private var _\(raw: property.name): Bool"]
  }
}
