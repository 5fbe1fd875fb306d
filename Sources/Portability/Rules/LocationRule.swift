import Findings
import SwiftSyntax

/// Lets `#sourceLocation()` go back to the file that its author knows, where it would name the one
/// that the compiler is given.
struct LocationRule: Rule {
  func apply(to node: Syntax, in scope: Scope, rewriting: inout Rewriting) {
    guard let node = node.as(PoundSourceLocationSyntax.self), node.arguments == nil,
      let origin = rewriting.origin
    else { return }
    let range = rewriting.source.range(node)
    // The directive speaks of the line below it.
    let line = origin.line + rewriting.source.lines.position(of: range.lowerBound).line
    let directive = SourceOrigin(file: origin.file, line: line).directive
    rewriting.adjust(.replacing(range, of: rewriting.source.bytes, by: directive))
  }
}
