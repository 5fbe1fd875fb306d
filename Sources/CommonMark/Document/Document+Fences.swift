package import Findings

extension Document {
  /// What the source says about one fenced code block, beyond its info string and code.
  struct Fence: Sendable {
    /// The raw info string in the opening line.
    var infoRange: SourceRange
    /// Whether there is a closing fence.
    var isClosed: Bool
    /// The line of the first line of code.
    var firstLine: Int
    /// For each line of code, the column at which its code starts.
    var columns: [Int]
    /// From the first byte of code to the end of its last line; `nil` without code.
    var contentRange: SourceRange?
  }

  /// The info string as written in the opening line; without one, it is empty and follows the
  /// fence.
  ///
  /// `nil` for anything except a fenced code block.
  package func infoStringRange(of id: NodeID) -> SourceRange? {
    fences[id]?.infoRange
  }

  /// Whether a fenced code block ends with its closing fence, rather than with what contains it.
  ///
  /// True for anything except a fenced code block: there is nothing to close.
  package func isClosed(fence id: NodeID) -> Bool {
    fences[id]?.isClosed ?? true
  }

  /// The lines of code between the fences; `nil` without any, or without a fence.
  ///
  /// In a quote or a list, the lines between start and end also contain the container's markers.
  package func codeContentRange(of id: NodeID) -> SourceRange? {
    fences[id]?.contentRange
  }

  /// The source position of a place in a fenced block's code, both counted from 1.
  ///
  /// `nil` when there is no such line, or no fence. Columns after a tab that a container only
  /// partly consumed are approximate.
  package func sourcePosition(inCode id: NodeID, line: Int, column: Int) -> SourcePosition? {
    guard let fence = fences[id], fence.columns.indices.contains(line - 1) else { return nil }
    return SourcePosition(
      line: fence.firstLine + line - 1, column: fence.columns[line - 1] + column - 1)
  }
}
