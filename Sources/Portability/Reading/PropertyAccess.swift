import SwiftSyntax

/// How a property may be read and written, according to its declaration.
enum PropertyAccess {
  /// Whether code of the same file may assign to it.
  static func isWritable(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
    guard node.bindingSpecifier.tokenKind == .keyword(.var), !node.modifiers.restrictsSetter else {
      return false
    }
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    let keywords = accessors.map(\.accessorSpecifier.tokenKind)
    return !keywords.contains(.keyword(.get)) || keywords.contains(.keyword(.set))
  }

  /// Whether reading it needs `await` or `try`.
  static func isAsyncOrThrowing(_ binding: PatternBindingSyntax) -> Bool {
    guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return false }
    return accessors.contains {
      $0.effectSpecifiers?.asyncSpecifier != nil || $0.effectSpecifiers?.throwsClause != nil
    }
  }
}
