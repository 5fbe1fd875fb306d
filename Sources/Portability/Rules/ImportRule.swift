import SwiftSyntax

/// Brings in, beside Foundation, what the simulation adds to it.
struct ImportRule: Rule {
  /// The module with the Apple-only part of Foundation.
  static let module = "SimulatedFoundation"

  func apply(to node: Syntax, in scope: Scope, rewriting: inout Rewriting) {
    guard let node = node.as(ImportDeclSyntax.self), node.path.first?.name.text == "Foundation"
    else { return }
    let modifiers = node.modifiers.map { $0.lineOfText + " " }.joined()
    let end = rewriting.source.range(node.path).upperBound
    rewriting.adjust(.inserting("; \(modifiers)import \(Self.module)", at: end))
  }
}
