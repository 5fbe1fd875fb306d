/// Reads the table of the standard types in one pass over its bytes.
///
/// A line is `identifier : parents | extensions | MIME types | description`; names are separated by
/// single spaces, and columns at the end may be missing.
struct TableScanner {
  /// A tag, the hash of its text, and the place of the type that has it.
  typealias Tag = (tag: TableWord, hash: UInt32, type: UInt16)

  /// The identifiers, one per line.
  private(set) var identifiers: [TableWord] = []
  /// The hashes of the identifiers.
  private(set) var identifierHashes: [UInt32] = []
  /// The supertypes of all types, one type after another.
  private(set) var parents: [TableWord] = []
  /// The hashes of the supertypes.
  private(set) var parentHashes: [UInt32] = []
  /// The indexes at which the supertypes of each type begin, and at which those of the last one
  /// end.
  private(set) var parentStarts: [UInt16] = [0]
  /// The filename extensions.
  private(set) var extensions: [Tag] = []
  /// The MIME types.
  private(set) var mimeTypes: [Tag] = []

  /// Reads all families.
  static func scan(_ families: [StaticString]) -> TableScanner {
    var scanner = TableScanner()
    scanner.identifiers.reserveCapacity(1024)
    scanner.identifierHashes.reserveCapacity(1024)
    scanner.parents.reserveCapacity(2048)
    scanner.parentHashes.reserveCapacity(2048)
    for family in families.indices {
      let text = families[family]
      scanner.read(UInt8(family), text.utf8Start, count: text.utf8CodeUnitCount)
    }
    return scanner
  }

  /// The columns of a line.
  private enum Column {
    case identifier, parents, extensions, mimeTypes, description

    /// The column after a separator.
    var next: Column {
      switch self {
      case .identifier: .parents
      case .parents: .extensions
      case .extensions: .mimeTypes
      case .mimeTypes, .description: .description
      }
    }
  }

  /// Reads one family.
  private mutating func read(_ family: UInt8, _ text: UnsafePointer<UInt8>, count: Int) {
    var column = Column.identifier
    var start = 0
    while start < count {
      var end = start
      // Only a space and a line end are this small.
      while end < count {
        if text[end] <= 0x20 { break }
        end &+= 1
      }
      if end == start &+ 1, Self.separates(text[start]), column != .description {
        column = column.next
      } else if end > start, column != .description {
        let word = TableWord(family: family, start: start, end: end)
        add(word, hash: FoldedName(text + start, count: end - start).hash, to: column)
      }
      if end == count || text[end] == UInt8(ascii: "\n") {
        column = .identifier
        parentStarts.append(UInt16(parents.count))
      }
      start = end &+ 1
    }
  }

  /// Whether a byte by itself separates columns.
  private static func separates(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: "|")
  }

  /// Notes a word of a column.
  private mutating func add(_ word: TableWord, hash: UInt32, to column: Column) {
    let type = UInt16(truncatingIfNeeded: identifiers.count - 1)
    switch column {
    case .identifier:
      identifiers.append(word)
      identifierHashes.append(hash)
    case .parents:
      parents.append(word)
      parentHashes.append(hash)
    case .extensions: extensions.append((word, hash, type))
    case .mimeTypes: mimeTypes.append((word, hash, type))
    case .description: break
    }
  }
}
