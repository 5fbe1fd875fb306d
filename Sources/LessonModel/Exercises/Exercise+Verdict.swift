package import CommonMark
package import Findings

extension Exercise {
  /// What a learner is told when a check fails in a certain way.
  package struct Verdict: Hashable, Sendable {
    /// What must be seen for the verdict to apply.
    package var seen: Seen
    /// The verdict on one line, for comparison.
    package var text: String
    /// The table's cell that contains it.
    package var cell: Document.NodeID
    /// The place of the table's row.
    package var range: SourceRange

    package init(seen: Seen, text: String, cell: Document.NodeID, range: SourceRange) {
      self.seen = seen
      self.text = text
      self.cell = cell
      self.range = range
    }

    /// What may be seen of a failure.
    package enum Seen: Hashable, Sendable {
      /// A line of the event log matches this; `…` stands for any text.
      case line(String)
      /// No line of the event log matches this.
      case noLine(String)
      /// The code doesn't compile, and one of the compiler's messages contains this.
      case compilation(message: String)
      /// Anything.
      case otherwise
    }
  }
}

/// A word in the first column of a table of verdicts.
package enum VerdictWord: String, CaseIterable, Hashable, Sendable {
  case no, compile, otherwise
}
