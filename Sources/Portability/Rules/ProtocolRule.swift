import SwiftSyntax

/// Keeps an `@objc protocol` what it was: a protocol for classes, so that `weak` references to it
/// compile when the attribute is gone.
struct ProtocolRule: Rule {
  func apply(to node: Syntax, in scope: Scope, rewriting: inout Rewriting) {
    guard let node = node.as(ProtocolDeclSyntax.self), node.attributes.first("objc") != nil else {
      return
    }
    guard let clause = node.inheritanceClause else {
      let end = rewriting.source.range(node.name).upperBound
      return rewriting.replace(.inserting(": AnyObject", at: end))
    }
    let inherited = clause.inheritedTypes.map(\.type.lineOfText)
    guard !inherited.contains(where: Self.isClassBound) else { return }
    let end = rewriting.source.range(clause.colon).upperBound
    rewriting.replace(.inserting(" AnyObject,", at: end))
  }

  private static func isClassBound(_ name: String) -> Bool {
    ["AnyObject", "class", "NSObjectProtocol"].contains(name)
  }
}
