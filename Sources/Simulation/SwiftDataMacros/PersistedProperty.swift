import SwiftSyntax

/// A stored property of a model class that goes into the store.
struct PersistedProperty {
  let declaration: VariableDeclSyntax
  private let binding: PatternBindingSyntax
  private let pattern: IdentifierPatternSyntax

  /// Reads a member of a class; `nil` for one that isn't stored.
  init?(_ member: some DeclSyntaxProtocol) {
    guard let declaration = member.as(VariableDeclSyntax.self),
      declaration.bindingSpecifier.tokenKind == .keyword(.var),
      !declaration.modifiers.contains(where: { Self.excluding.contains($0.name.tokenKind) }),
      let binding = declaration.bindings.first, binding.accessorBlock == nil,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    self.declaration = declaration
    self.binding = binding
    self.pattern = pattern
    if attribute("Transient") != nil || name.hasPrefix("_$") { return nil }
  }

  private static let excluding: Set<TokenKind> = [
    .keyword(.static), .keyword(.class), .keyword(.lazy),
  ]

  /// The name as code writes it, with backticks where it needs them.
  var spelling: String { pattern.identifier.text }

  /// The name without backticks, which the store has.
  var name: String { spelling.filter { $0 != "`" } }

  /// The value that the declaration gives it.
  var initialValue: ExprSyntax? { binding.initializer?.value.trimmed }

  /// The entry of `schemaMetadata`.
  func metadata(in type: String) -> String {
    var parts = ["name: \"\(name)\"", "keypath: \\\(type).\(spelling)"]
    if let initialValue { parts.append("defaultValue: \(initialValue)") }
    for kind in ["Attribute", "Relationship"] {
      guard let attribute = attribute(kind) else { continue }
      let arguments = attribute.arguments.map { "\($0.trimmed)" } ?? ""
      parts.append("metadata: Schema.\(kind)(\(arguments))")
    }
    return "Schema.PropertyMetadata(\(parts.joined(separator: ", ")))"
  }

  /// Returns the attribute with that name, with or without its module's.
  func attribute(_ name: String) -> AttributeSyntax? {
    declaration.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.trimmedDescription.split(separator: ".").last.map(String.init) == name
    }
  }
}
