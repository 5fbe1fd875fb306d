import SwiftSyntax

/// Answers `#if os(iOS)` and `#if os(Linux)` as an iOS device does.
///
/// Other conditions stay: `os(macOS)` is false both here and there, and what `canImport` finds
/// depends on the modules.
struct ConditionRule: Rule {
  func apply(to node: Syntax, in scope: Scope, rewriting: inout Rewriting) {
    guard let clause = node.as(IfConfigClauseSyntax.self), let condition = clause.condition else {
      return
    }
    let source = rewriting.source
    SourceWalk.walk(condition) { node, _, _ in
      guard let answer = Conditions.answer(to: node) else { return }
      rewriting.adjust(
        .parenthesising(source.range(node), of: source.bytes, by: answer ? "true" : "false"))
    }
  }
}
