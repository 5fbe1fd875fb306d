package import Findings

/// A rewritten file, and the mapping from its columns to the author's.
package struct PortableSource: Sendable {
  /// The rewritten source; each original line is where it was, and generated code follows the last.
  package let text: String
  /// The replacements, in the order of the text and without overlaps.
  package let edits: [Edit]
  /// Forms that can't be converted.
  package let findings: [Finding]
  /// What the file declares and imports.
  package let facts: SourceFacts

  /// The lines and bytes of both texts.
  private let positions: PositionMap

  init(
    original: String, edits: [Edit], generated: String, facts: SourceFacts,
    findings: [Finding] = []
  ) {
    let bytes = Array(original.utf8)
    let edits = edits.sorted { $0.offset < $1.offset }
    let edited = Edit.apply(edits, to: bytes)
    let needsLineEnd = !generated.isEmpty && !edited.isEmpty && edited.last != UInt8(ascii: "\n")
    self.edits = edits
    self.facts = facts
    self.findings = findings
    text = String(decoding: edited, as: UTF8.self) + (needsLineEnd ? "\n" : "") + generated
    positions = PositionMap(original: bytes, edited: edited, edits: edits)
  }

  /// Returns where the author wrote what is at a position of `text`.
  ///
  /// A position inside a replacement maps to the start of what was replaced. Positions in the
  /// generated code have no original: `nil`.
  package func originalPosition(of position: SourcePosition) -> SourcePosition? {
    positions.originalPosition(of: position)
  }
}
