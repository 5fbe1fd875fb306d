import ActivationRules
import AppBundles
import BundleRules
import Findings

/// The entries of a block, and where they go in a property list.
struct PropertyListParts {
  private let file: LineTable
  private let positions: [PropertyPath: SourcePosition]

  init(_ text: String) throws(PartProblem) {
    let (list, _) = PropertyListReader.read(Array(text.utf8), file: "")
    guard let list, list.format == .xml, case .dictionary = list.value else {
      throw .unreadableFile
    }
    file = LineTable(text)
    positions = list.positions
  }

  /// The edits that put a block's entries into the list: in place of those with the same keys, or
  /// else at the end of a dictionary.
  func edits(placing block: LineTable, in container: [String]) throws(PartProblem) -> [PartEdit] {
    let entries = try ListEntry.entries(in: block)
    var edits: [PartEdit] = []
    for entry in entries {
      edits.append(try edit(for: entry, of: block, in: container))
    }
    return edits
  }

  private func edit(
    for entry: ListEntry, of block: LineTable, in container: [String]
  ) throws(PartProblem) -> PartEdit {
    let own = block.indentation(ofLine: entry.keyLine)
    let found = positions.filter { path, _ in
      path.keys.last == entry.key && path.keys.dropLast().elementsEqualAtEnd(container)
    }
    guard found.count <= 1 else {
      throw .ambiguous(name: entry.key, count: found.count, line: entry.keyLine)
    }
    guard let place = found.first?.value else {
      let end = try end(of: container)
      return PartEdit(
        name: entry.key, replaced: end.line..<end.line, lines: entry.lines,
        indentation: indentation(from: own, to: end.indentation))
    }
    guard let start = file.startOfKey(around: place), let end = file.endOfEntry(at: start),
      file.isFirstOnLine(start), file.isLastOnLine(before: end)
    else { throw .sharedLine(name: entry.key, line: place.line) }
    let line = file.position(of: start).line
    return PartEdit(
      name: entry.key, replaced: line..<(file.position(of: end).line + 1), lines: entry.lines,
      indentation: indentation(from: own, to: file.indentation(ofLine: line)))
  }

  /// The line where a dictionary ends, and the indentation of its entries.
  private func end(
    of container: [String]
  ) throws(PartProblem) -> (line: Int, indentation: [UInt8]) {
    let name = container.joined(separator: ".")
    let paths = positions.keys.filter {
      container.isEmpty ? $0.steps.isEmpty : Array($0.keys).elementsEqualAtEnd(container)
    }
    guard paths.count == 1, let path = paths.first, let place = positions[path],
      let end = path.steps.isEmpty
        ? file.offset(of: place).flatMap(file.endOfElement)
        : file.startOfKey(around: place).flatMap(file.endOfEntry)
    else { throw .container(name: name, count: paths.count) }
    let line = file.position(of: end).line
    guard file.bytes[..<end].reversed().starts(with: "</dict>".utf8.reversed()),
      file.isFirstOnLine(end - "</dict>".utf8.count)
    else { throw .sharedLine(name: container.last ?? "dict", line: line) }
    let sibling = positions.filter { $0.key.steps.dropLast() == path.steps[...] }.map(\.value.line)
      .filter { $0 < line }.max()
    let indentation =
      sibling.map { file.indentation(ofLine: $0) }
      ?? file.indentation(ofLine: line) + Array("  ".utf8)
    return (line, indentation)
  }
}

/// One of a block's entries: a key and its value.
private struct ListEntry {
  var key: String
  var keyLine: Int
  /// The lines from the end of the previous entry to its own end.
  var lines: Range<Int>

  /// Reads a block of entries, without the dictionary around them.
  static func entries(in block: LineTable) throws(PartProblem) -> [ListEntry] {
    let text = "<plist version=\"1.0\"><dict>\n" + String(decoding: block.bytes, as: UTF8.self)
    let (list, _) = PropertyListReader.read(
      Array((text + "\n</dict></plist>").utf8), file: "")
    guard let list, case .dictionary(let values) = list.value else { throw .nameless(line: 1) }
    guard !values.isEmpty else { throw .empty }
    let places = values.compactMap { value in
      list.positions[PropertyPath([.key(value.key)])].map { (key: value.key, place: $0) }
    }.sorted { $0.place < $1.place }
    var entries: [ListEntry] = []
    var next = 1
    for (key, place) in places {
      let place = SourcePosition(line: place.line - 1, column: place.column)
      guard let start = block.startOfKey(around: place), let end = block.endOfEntry(at: start),
        block.isFirstOnLine(start), block.isLastOnLine(before: end),
        case let line = block.position(of: start).line, line >= next
      else { throw .overlap(name: key, line: place.line) }
      let last = block.position(of: end).line
      while next < line, block.isBlank(next) { next += 1 }
      entries.append(ListEntry(key: key, keyLine: line, lines: next..<(last + 1)))
      next = last + 1
    }
    return entries
  }
}

extension PropertyPath {
  /// The keys on the path; an array's element has an empty one.
  fileprivate var keys: [String] {
    steps.map { if case .key(let key) = $0 { key } else { "" } }
  }
}

extension Collection where Element == String, Self: BidirectionalCollection {
  fileprivate func elementsEqualAtEnd(_ end: [String]) -> Bool {
    suffix(end.count).elementsEqual(end)
  }
}

extension LineTable {
  /// The offset of the tag around a key whose text is at a position.
  fileprivate func startOfKey(around place: SourcePosition) -> Int? {
    guard let text = offset(of: place) else { return nil }
    let tag = Array("<key".utf8)
    return stride(from: min(text, bytes.count - tag.count), through: 0, by: -1)
      .first { bytes[$0...].starts(with: tag) }
  }

  /// The end of an entry's value, given the byte where its key's tag begins.
  fileprivate func endOfEntry(at start: Int) -> Int? {
    endOfElement(at: start).flatMap(endOfElement)
  }

  /// The end of the first element at or after a byte.
  fileprivate func endOfElement(at start: Int) -> Int? {
    var offset = start
    var depth = 0
    while let tag = nextTag(from: offset) {
      offset = tag.range.upperBound
      switch tag.kind {
      case .start: depth += 1
      case .end: depth -= 1
      case .empty: break
      case .other: continue
      }
      if depth <= 0 { return depth == 0 ? offset : nil }
    }
    return nil
  }

  private enum TagKind { case start, end, empty, other }

  private func nextTag(from start: Int) -> (kind: TagKind, range: Range<Int>)? {
    guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
    let rest = bytes[open...]
    for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")]
    where rest.starts(with: opening.utf8) {
      return end(of: closing, from: open).map { (.other, open..<$0) }
    }
    guard let end = end(of: ">", from: open) else { return nil }
    let kind: TagKind =
      rest.starts(with: "</".utf8)
      ? .end : bytes[end - 2] == UInt8(ascii: "/") ? .empty : .start
    return (kind, open..<end)
  }

  private func end(of text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    var offset = start
    while offset + wanted.count <= bytes.count {
      if bytes[offset...].starts(with: wanted) { return offset + wanted.count }
      offset += 1
    }
    return nil
  }
}
