import Findings

/// Maps positions in an edited text back to the original.
struct PositionMap: Sendable {
  private let original: LineTable
  private let edited: LineTable
  /// The edits, each with the offset of its replacement in the edited text.
  private let edits: [(edit: Edit, start: Int)]

  init(original: [UInt8], edited: [UInt8], edits: [Edit]) {
    self.original = LineTable(original)
    self.edited = LineTable(edited)
    var shift = 0
    self.edits = edits.map { edit in
      let start = edit.offset + shift
      shift += edit.replacement.utf8.count - edit.length
      return (edit, start)
    }
  }

  /// Returns where a position of the edited text comes from; `nil` after the text's last line.
  func originalPosition(of position: SourcePosition) -> SourcePosition? {
    guard let offset = edited.offset(of: position) else { return nil }
    return original.position(of: originalOffset(of: offset))
  }

  private func originalOffset(of offset: Int) -> Int {
    guard let (edit, start) = lastEdit(before: offset) else { return offset }
    let inside = offset - start
    if inside >= edit.replacement.utf8.count {
      return edit.offset + edit.length + inside - edit.replacement.utf8.count
    }
    return edit.keepsColumns ? edit.offset + inside : edit.offset
  }

  /// Finds the last edit whose replacement starts at or before a byte of the edited text.
  private func lastEdit(before offset: Int) -> (edit: Edit, start: Int)? {
    var low = -1
    var high = edits.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if edits[middle].start <= offset { low = middle } else { high = middle }
    }
    return low < 0 ? nil : edits[low]
  }
}
