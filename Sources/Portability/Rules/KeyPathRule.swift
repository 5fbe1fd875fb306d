import SwiftSyntax

/// Turns `#keyPath(a.b)` into the string that it stands for.
struct KeyPathRule: Rule {
  func apply(to node: Syntax, in scope: Scope, rewriting: inout Rewriting) {
    guard let node = node.as(MacroExpansionExprSyntax.self), node.macroName.text == "keyPath",
      let argument = node.arguments.first?.expression
    else { return }
    let source = rewriting.source
    let range = source.range(node)
    guard let names = Self.names(argument) else {
      return rewriting.report(
        "'#keyPath' is supported only for a chain of names",
        at: range, remedy: "write the key path as a string")
    }
    let key = Self.key(names)
    rewriting.replace(.parenthesising(range, of: source.bytes, by: "\"\(key)\""))
  }

  /// Returns the names of a chain, first to last; `nil` when it contains anything else.
  private static func names(_ expression: ExprSyntax) -> [String]? {
    var names: [String] = []
    var next = expression
    while let member = next.as(MemberAccessExprSyntax.self), let base = member.base {
      names.append(member.declName.baseName.text)
      next = base
    }
    guard let first = next.as(DeclReferenceExprSyntax.self) else { return nil }
    names.append(first.baseName.text)
    return names.reversed()
  }

  /// Returns the string of a key path: leading types and `self` don't belong to it.
  private static func key(_ names: [String]) -> String {
    let isOwner = { (name: String) in name.first?.isUppercase == true || name == "self" }
    let types = names.dropLast().prefix(while: isOwner)
    var keys = Array(names.dropFirst(types.count))
    if let type = types.last, let first = keys.first,
      let name = AppleNames.key(of: first, in: type)
    {
      keys[0] = name
    }
    return keys.joined(separator: ".")
  }
}
