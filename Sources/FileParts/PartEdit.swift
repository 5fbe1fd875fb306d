package import Findings

/// One part of a block, and the lines of the file that it replaces.
struct PartEdit {
  /// The name it was found by.
  var name: String
  /// The lines of the file; empty for a new part, which goes before the first.
  var replaced: Range<Int>
  /// The lines of the block.
  var lines: Range<Int>
  /// The white space to insert before each of them.
  var indentation: [UInt8]
  /// Whether a blank line goes before or after the part.
  var gap: Gap = .none

  enum Gap { case none, before, after }
}

extension PartPlacement {
  /// Applies edits.
  ///
  /// - Throws: ``PartProblem/overlap(name:line:)`` if two replace the same lines.
  init(_ edits: [PartEdit], from block: LineTable, in file: LineTable) throws(PartProblem) {
    var assembly = Assembly(block: block, file: file)
    let ordered = edits.enumerated().sorted {
      ($0.element.replaced.lowerBound, $0.offset) < ($1.element.replaced.lowerBound, $1.offset)
    }
    for (_, edit) in ordered {
      guard edit.replaced.lowerBound >= assembly.next else {
        throw .overlap(name: edit.name, line: edit.lines.lowerBound)
      }
      assembly.copyFile(upTo: edit.replaced.lowerBound)
      if edit.gap == .before { assembly.addGap() }
      assembly.add(edit)
      if edit.gap == .after { assembly.addGap() }
      assembly.next = edit.replaced.upperBound
    }
    assembly.copyFile(upTo: file.writtenCount + 1)
    text = String(decoding: assembly.bytes, as: UTF8.self)
    runs = assembly.runs
  }
}

/// A file being assembled, line by line.
private struct Assembly {
  let block: LineTable
  let file: LineTable
  var bytes: [UInt8] = []
  var runs: [PartPlacement.Run] = []
  /// The first line of the file that hasn't been copied yet.
  var next = 1

  mutating func copyFile(upTo end: Int) {
    guard next < end else { return }
    add(next..<end, of: file, origin: .file, indentation: [])
    next = end
  }

  mutating func add(_ edit: PartEdit) {
    add(edit.lines, of: block, origin: .block, indentation: edit.indentation)
  }

  mutating func addGap() {
    bytes.append(0x0A)
    runs.append(PartPlacement.Run(origin: .gap, lines: 1..<2, indent: 0))
  }

  private mutating func add(
    _ lines: Range<Int>, of table: LineTable, origin: PartPlacement.Origin, indentation: [UInt8]
  ) {
    for line in lines {
      let range = table[line]
      if !range.isEmpty { bytes += indentation }
      bytes += table.bytes[range]
      bytes.append(0x0A)
    }
    runs.append(
      PartPlacement.Run(origin: origin, lines: lines, indent: indentation.count))
  }
}

extension LineTable {
  /// The white space at the beginning of a line.
  package func indentation(ofLine line: Int) -> [UInt8] {
    Array(bytes[self[line]].prefix { $0 == 0x20 || $0 == 0x09 })
  }

  /// Whether only white space precedes a byte on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    let line = self[position(of: offset).line]
    return bytes[line.lowerBound..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Whether only white space, or a comment to the end of the line, follows a byte on its line.
  func isLastOnLine(before offset: Int) -> Bool {
    let line = self[position(of: offset).line]
    let rest = bytes[offset..<line.upperBound].drop { $0 == 0x20 || $0 == 0x09 }
    return rest.isEmpty || rest.starts(with: "//".utf8)
  }

  func isBlank(_ line: Int) -> Bool {
    bytes[self[line]].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}

/// The white space to add to get from one indentation to another; empty if there is more already.
func indentation(from own: [UInt8], to wanted: [UInt8]) -> [UInt8] {
  wanted.starts(with: own) ? Array(wanted.dropLast(own.count)) : []
}
