import SwiftSyntax

/// The conditions of `#if` branches, as they hold for an iOS device.
enum Conditions {
  /// Returns what must hold for a branch: its condition, and none of those before it.
  static func holding(in clause: Syntax) -> [String] {
    guard let clause = clause.as(IfConfigClauseSyntax.self),
      let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
    else { return [] }
    var result: [String] = []
    for earlier in clauses where earlier.position < clause.position {
      result += earlier.condition.map { ["!(\(text($0)))"] } ?? []
    }
    return result + (clause.condition.map { ["(\(text($0)))"] } ?? [])
  }

  /// Returns `true` or `false` if a node asks about the operating system, and the lesson's device
  /// and the machine that runs it would answer differently.
  ///
  /// `os(iOS)` holds and `os(Linux)` doesn't; the others are false on both.
  static func answer(to node: Syntax) -> Bool? {
    guard let call = node.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "os",
      call.arguments.count == 1, let argument = call.arguments.first
    else { return nil }
    switch argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
    case "iOS": return true
    case "Linux": return false
    default: return nil
    }
  }

  /// Returns a condition's text with the questions replaced by the answers.
  private static func text(_ condition: ExprSyntax) -> String {
    var text = condition.lineOfText
    for system in ["iOS", "Linux"] {
      let answer = system == "iOS" ? "(true)" : "(false)"
      text = text.replacing("os(\(system))", with: answer)
    }
    return text
  }
}
