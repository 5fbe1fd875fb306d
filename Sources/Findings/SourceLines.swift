/// A text file as numbered lines, for excerpts: any line is found without reading the others.
///
/// Lines end as CommonMark ends them: at a line feed, a carriage return, or both. A byte order mark
/// is no part of the first line.
package struct SourceLines: Sendable {
  package let text: String
  /// The offset of each line's first byte.
  private let starts: [Int]

  package init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    starts = Self.lineStarts(of: text)
  }

  package var count: Int { starts.count }

  /// Gives a line without its end; `nil` where the file has no such line.
  package subscript(number: Int) -> Substring? {
    guard let bytes = self.bytes(ofLine: number) else { return nil }
    return text[bytes]
  }

  /// Gives the length of a line in bytes, without its end; 0 where the file has no such line.
  package func length(ofLine number: Int) -> Int {
    guard let bytes = self.bytes(ofLine: number) else { return 0 }
    return text.utf8.distance(from: bytes.lowerBound, to: bytes.upperBound)
  }

  /// Gives the part of one line between two columns, as far as the line has them.
  package subscript(line number: Int, from start: Int, to end: Int) -> Substring? {
    guard let bytes = self.bytes(ofLine: number) else { return nil }
    let utf8 = text.utf8
    let length = utf8.distance(from: bytes.lowerBound, to: bytes.upperBound)
    func index(_ column: Int) -> String.Index {
      let offset = min(max(column, 1) - 1, length)
      return text.unicodeScalars.index(startingAt: utf8.index(bytes.lowerBound, offsetBy: offset))
    }
    let lower = index(start)
    return text[lower..<max(index(end), lower)]
  }
}

extension SourceLines {
  /// Finds the bytes of a line, without its end.
  private func bytes(ofLine number: Int) -> Range<String.Index>? {
    guard number >= 1, number <= starts.count else { return nil }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: starts[number - 1])
    guard number < starts.count else { return start..<utf8.endIndex }
    var end = utf8.index(utf8.startIndex, offsetBy: starts[number] - 1)
    if end > start, utf8[end] == UInt8(ascii: "\n"),
      utf8[utf8.index(before: end)] == UInt8(ascii: "\r")
    {
      end = utf8.index(before: end)
    }
    return start..<end
  }

  /// Finds the offset of each line's first byte.
  private static func lineStarts(of text: String) -> [Int] {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      var starts = [bytes.starts(with: mark) ? mark.count : 0]
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
          index += 1
          starts.append(index)
        } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
          starts.append(index)
        }
      }
      return starts
    } ?? [0]
  }
}

extension String.UnicodeScalarView {
  /// Moves an index down to the first byte of its scalar.
  fileprivate func index(startingAt index: String.Index) -> String.Index {
    guard index != endIndex, index.samePosition(in: self) == nil else { return index }
    return self.index(before: self.index(after: index))
  }
}
