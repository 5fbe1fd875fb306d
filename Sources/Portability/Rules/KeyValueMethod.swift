import SwiftSyntax

/// The methods of NSObject that key-value coding and observing call, and that classes override.
///
/// Here they are in an extension of a protocol, and can't be overridden: a class's own method is
/// found by its selector.
enum KeyValueMethod {
  /// The selector of the method with which observers are told; it has more than two arguments.
  static let observing = "observeValueForKeyPath:ofObject:change:context:"

  /// The selectors of all of them.
  static let selectors: Set<String> = [
    observing, "valueForUndefinedKey:", "setValue:forUndefinedKey:",
  ]

  /// Whether a method overrides one of these, rather than one of the program's own.
  static func isOverridden(
    _ function: FunctionDeclSyntax, in scope: Scope, known: KnownDeclarations
  ) -> Bool {
    let labels = function.signature.parameterClause.parameters.map(\.label)
    let name = function.name.text
    guard let selector = AppleNames.selector(of: name, labels: labels),
      selectors.contains(selector), !function.modifiers.has(.static, .class)
    else { return false }
    let parents = known.lineage(of: scope.typeName).dropFirst()
    return !parents.contains { parent in parent.methods.contains { $0.selector == selector } }
  }
}
