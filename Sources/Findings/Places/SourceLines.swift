/// A text file as numbered lines, for excerpts: finding a line doesn't require reading the others.
///
/// Lines are divided as in a ``LineTable``.
package struct SourceLines: Sendable {
  package let text: String
  private let table: LineTable

  package init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    table = LineTable(text)
  }

  package var count: Int { table.count }

  /// Returns a line without its ending; `nil` if the file has no such line.
  package subscript(number: Int) -> Substring? {
    table.has(number)
      ? text[index(table[number].lowerBound)..<index(table[number].upperBound)] : nil
  }

  /// Returns the length of a line in bytes, without its ending; 0 if the file has no such line.
  package func length(ofLine number: Int) -> Int { table[number].count }

  /// Returns the part of a line between two columns, as far as the line has them.
  package subscript(line number: Int, from start: Int, to end: Int) -> Substring? {
    guard table.has(number) else { return nil }
    let line = table[number]
    func place(_ column: Int) -> String.Index {
      let offset = min(max(column, 1) - 1, line.count)
      return text.unicodeScalars.index(startingAt: index(line.lowerBound + offset))
    }
    let lower = place(start)
    return text[lower..<max(place(end), lower)]
  }

  private func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.utf8.startIndex, offsetBy: offset)
  }
}

extension String.UnicodeScalarView {
  /// Moves an index back to the first byte of its scalar.
  fileprivate func index(startingAt index: String.Index) -> String.Index {
    guard index != endIndex, index.samePosition(in: self) == nil else { return index }
    return self.index(before: self.index(after: index))
  }
}
