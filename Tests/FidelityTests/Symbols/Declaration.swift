import SwiftSyntax

/// One public declaration in a file; several may declare one symbol.
///
/// A protocol's requirement and its default in an extension, for example, are one symbol.
struct Declaration {
  var module: String
  /// The file, by its path from the root of the package.
  var file: String
  /// The enclosing type of the member, or the type itself.
  var type: String
  var signature: Signature
  var kind: Symbol.Kind
  /// Whether it is a property that lessons can set and that just stores the value.
  var isStored = false
  var fidelity: Fidelity
  var bodies: [Body]

  /// The symbols that declarations declare, in the order of their first declarations.
  ///
  /// A symbol gets the shortest name that no other symbol has; declarations that are
  /// indistinguishable declare one symbol.
  static func symbols(of declarations: [Declaration]) -> [Symbol] {
    let alike = Dictionary(grouping: declarations) { $0.qualified($0.signature.labels) }
      .mapValues { Set($0.map(\.signature)) }
    var symbols: [Symbol] = []
    var places: [String: Int] = [:]
    for declaration in declarations {
      let whole = declaration.qualified(declaration.signature.whole)
      if let place = places[whole] {
        symbols[place].fidelity.add(declaration.fidelity)
        symbols[place].isStored = symbols[place].isStored && declaration.isStored
        symbols[place].bodies = (symbols[place].bodies + declaration.bodies).map(\.asDefault)
      } else {
        places[whole] = symbols.count
        let others = alike[declaration.qualified(declaration.signature.labels)] ?? []
        symbols.append(
          Symbol(
            module: declaration.module, type: declaration.type,
            name: declaration.qualified(declaration.signature.name(among: others)),
            kind: declaration.kind, isStored: declaration.isStored,
            fidelity: declaration.fidelity, bodies: declaration.bodies))
      }
    }
    return symbols
  }

  /// The name of a declaration, qualified by its type.
  private func qualified(_ name: String) -> String {
    kind == .type || type.isEmpty ? name : "\(type).\(name)"
  }
}

extension Body {
  /// The body as a requirement's default: if it is a constant, there is no behaviour to show.
  fileprivate var asDefault: Body {
    var body = self
    if isConstant { body.emptying = nil }
    return body
  }
}
