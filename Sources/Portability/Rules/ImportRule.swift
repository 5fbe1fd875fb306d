import SwiftSyntax

/// Imports, along with Foundation, what the simulation adds to it; replaces submodules by their
/// modules.
///
/// `import os.log` becomes `import os`: a Swift module has no submodules.
struct ImportRule: Rule {
  /// The module with the Apple-only part of Foundation.
  static let module = "SimulatedFoundation"

  func apply(to node: Syntax, in scope: Scope, rewriting: inout Rewriting) {
    guard let node = node.as(ImportDeclSyntax.self), let root = node.path.first else { return }
    if node.importKindSpecifier == nil, node.path.count > 1 {
      let start = rewriting.source.range(root.name).upperBound
      let end = rewriting.source.range(node.path).upperBound
      rewriting.adjust(.blanking(start..<end, of: rewriting.source.bytes))
    }
    guard root.name.text == "Foundation" else { return }
    let modifiers = node.modifiers.map { $0.lineOfText + " " }.joined()
    let end = rewriting.source.range(node.path).upperBound
    rewriting.adjust(.inserting("; \(modifiers)import \(Self.module)", at: end))
  }
}
