import Glibc

/// The symbols that a shared library defines and those that it needs, read from its ELF file.
///
/// It reads only what libraries of 64-bit little-endian Linux contain (the System V ABI, and GNU's
/// hash table, which the dynamic linker itself uses to find a symbol); for any other file the table
/// is `nil`.
struct SymbolTable: Sendable {
  let file: MappedFile
  /// The sections' headers: the dynamic symbols, their names, the hash table, the versions.
  private let symbols: Section
  private let texts: Section
  private let hashes: Section?
  private let versions: Section?

  private struct Section {
    var type: UInt32
    var offset: Int
    var size: Int
    /// The index of the related section: for symbols, the one with their names.
    var link: Int
  }

  private static let symbolSize = 24

  init?(path: String) {
    guard let file = MappedFile(path: path) else { return nil }
    // "\u{7F}ELF", 64 bits, little-endian.
    guard file.number(UInt32.self, at: 0) == 0x464C_457F, file.number(UInt16.self, at: 4) == 0x0102,
      let sections = Self.sections(of: file),
      let symbols = sections.first(where: { $0.type == 11 }),
      sections.indices.contains(symbols.link)
    else {
      file.unmap()
      return nil
    }
    self.file = file
    self.symbols = symbols
    texts = sections[symbols.link]
    hashes = sections.first { $0.type == 0x6FFF_FFF6 }
    versions = sections.first { $0.type == 0x6FFF_FFFF }
  }

  private static func sections(of file: MappedFile) -> [Section]? {
    guard let start = file.number(UInt64.self, at: 0x28), start < 1 << 40,
      let size = file.number(UInt16.self, at: 0x3A), size >= 64,
      let count = file.number(UInt16.self, at: 0x3C)
    else { return nil }
    var sections: [Section] = []
    for index in 0..<Int(count) {
      let header = Int(start) + index * Int(size)
      guard let type = file.number(UInt32.self, at: header + 4),
        let offset = file.number(UInt64.self, at: header + 24), offset < 1 << 40,
        let size = file.number(UInt64.self, at: header + 32), size < 1 << 40,
        let link = file.number(UInt32.self, at: header + 40)
      else { return nil }
      sections.append(Section(type: type, offset: Int(offset), size: Int(size), link: Int(link)))
    }
    return sections
  }
}

extension SymbolTable {
  /// The names of the symbols that the linker found in no library, except weak ones; `nil` if one
  /// can't be read.
  ///
  /// A symbol that it did find in the C library has a version.
  var undefined: [UnsafeRawBufferPointer]? {
    names { index, symbol in
      let isWeak = symbol.binding == 2
      return symbol.isUndefined && !isWeak && !isVersioned(index)
    }
  }

  /// The names of the symbols that the library defines.
  var defined: [UnsafeRawBufferPointer] { names { _, symbol in !symbol.isUndefined } ?? [] }

  private func names(
    where isMeant: (Int, Symbol) -> Bool
  ) -> [UnsafeRawBufferPointer]? {
    var found: [UnsafeRawBufferPointer] = []
    // The first symbol is reserved.
    for index in 1..<max(symbols.size / Self.symbolSize, 2) {
      guard let symbol = symbol(index) else { return nil }
      if isMeant(index, symbol) { found.append(symbol.name) }
    }
    return found
  }

  private func isVersioned(_ index: Int) -> Bool {
    guard let versions, let version = file.number(UInt16.self, at: versions.offset + index * 2)
    else { return false }
    return version & 0x7FFF > 1
  }

  private struct Symbol {
    var name: UnsafeRawBufferPointer
    var binding: UInt8
    var isUndefined: Bool
  }

  private func symbol(_ index: Int) -> Symbol? {
    let entry = symbols.offset + index * Self.symbolSize
    guard let name = file.number(UInt32.self, at: entry),
      let information = file.number(UInt8.self, at: entry + 4),
      let section = file.number(UInt16.self, at: entry + 6),
      let text = file.text(at: texts.offset + Int(name))
    else { return nil }
    return Symbol(name: text, binding: information >> 4, isUndefined: section == 0)
  }

  /// Whether the library defines a symbol.
  ///
  /// - Parameters:
  ///   - name: The symbol's name.
  ///   - hash: Its ``hash(_:)``.
  /// - Returns: Whether the library has a definition of that name.
  func defines(_ name: UnsafeRawBufferPointer, hash: UInt32) -> Bool {
    guard let table = hashes?.offset, let buckets = file.number(UInt32.self, at: table),
      let first = file.number(UInt32.self, at: table + 4),
      let words = file.number(UInt32.self, at: table + 8),
      let shift = file.number(UInt32.self, at: table + 12), buckets > 0, words > 0, shift < 32
    else { return false }
    let filter = table + 16
    guard let word = file.number(UInt64.self, at: filter + Int(hash / 64 % words) * 8) else {
      return false
    }
    let bits = UInt64(1) << UInt64(hash % 64) | UInt64(1) << UInt64((hash >> shift) % 64)
    guard word & bits == bits else { return false }
    let bucket = filter + Int(words) * 8 + Int(hash % buckets) * 4
    let chains = filter + Int(words) * 8 + Int(buckets) * 4
    guard var index = file.number(UInt32.self, at: bucket), index >= first else { return false }
    while let known = file.number(UInt32.self, at: chains + Int(index - first) * 4) {
      if known | 1 == hash | 1, let symbol = symbol(Int(index)), !symbol.isUndefined,
        symbol.name.count == name.count, symbol.name.elementsEqual(name)
      {
        return true
      }
      // The last hash of a chain is odd.
      guard known & 1 == 0, index < UInt32.max else { return false }
      index += 1
    }
    return false
  }

  /// A name's hash in GNU's hash tables.
  static func hash(_ name: UnsafeRawBufferPointer) -> UInt32 {
    name.reduce(5381) { $0 &* 33 &+ UInt32($1) }
  }
}
