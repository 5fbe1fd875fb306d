import SwiftSyntax

/// How a property may be read and written, as its declaration says.
enum PropertyAccess {
  /// Whether code of the same file may assign to it.
  static func isWritable(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
    guard node.bindingSpecifier.tokenKind == .keyword(.var), !node.modifiers.restrictsSetter else {
      return false
    }
    switch binding.accessorBlock?.accessors {
    case .getter: return false
    case .accessors(let accessors):
      let isComputed = accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
      return !isComputed
        || accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    case nil: return true
    }
  }

  /// Whether reading it needs `await` or `try`.
  static func isAsyncOrThrowing(_ binding: PatternBindingSyntax) -> Bool {
    guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return false }
    return accessors.contains {
      $0.effectSpecifiers?.asyncSpecifier != nil || $0.effectSpecifiers?.throwsClause != nil
    }
  }
}
