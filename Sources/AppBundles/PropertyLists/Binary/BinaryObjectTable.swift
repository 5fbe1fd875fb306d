import ActivationRules

/// The values of a binary property list, by their numbers; nothing outside the file is touched.
///
/// The file ends with a trailer of 32 bytes. It gives the sizes in bytes of an offset and of a
/// value's number, the number of values, which one is the root, and where the table of their
/// offsets begins.
struct BinaryObjectTable {
  /// The number of the value that contains all others.
  let root: Int
  /// The size of the file in bytes.
  var size: Int { bytes.count }
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let tableStart: Int

  /// Reads the trailer; `nil` when it contradicts the file's size.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    let trailer = bytes.count - 32
    guard trailer >= 9 else { return nil }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(bytes, at: trailer + 8, size: 8),
      let root = Self.number(bytes, at: trailer + 16, size: 8),
      let tableStart = Self.number(bytes, at: trailer + 24, size: 8),
      root < count, tableStart >= 9, tableStart <= trailer,
      count <= (trailer - tableStart) / offsetSize
    else { return nil }
    self.count = count
    self.root = root
    self.tableStart = tableStart
  }

  /// A value as it is in the file.
  enum Object {
    case value(PropertyValue)
    case array(References)
    case dictionary(keys: References, values: References)
    /// A reference of a keyed archive.
    case archiveReference
  }

  /// Numbers of values that follow each other in the file.
  struct References {
    /// The offset of the first one.
    var start: Int
    /// How many there are.
    var count: Int
  }

  /// Returns the number at a place of a list of references.
  func number(in references: References, at place: Int) -> Int? {
    Self.number(bytes, at: references.start + place * referenceSize, size: referenceSize)
  }

  /// Returns a value by its number; `nil` when it is outside the file or of an unknown kind.
  func object(_ number: Int) -> Object? {
    guard number >= 0, number < count,
      let offset = Self.number(bytes, at: tableStart + number * offsetSize, size: offsetSize),
      offset >= 8, offset < tableStart
    else { return nil }
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0, 0x1, 0x2, 0x3: return scalar(marker, at: offset + 1).map { .value($0) }
    case 0x8: return .archiveReference
    default: break
    }
    guard let (start, length) = length(marker, at: offset + 1) else { return nil }
    return content(marker >> 4, at: start, length)
  }
}

extension BinaryObjectTable {
  /// Reads a big-endian number; `nil` when it is outside the file or too large.
  private static func number(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size <= bytes.count, offset <= bytes.count - size else { return nil }
    var number: UInt64 = 0
    for byte in bytes[offset..<(offset + size)] { number = number << 8 | UInt64(byte) }
    return Int(exactly: number)
  }

  /// Returns the number of a value's parts, and where they begin.
  private func length(_ marker: UInt8, at offset: Int) -> (start: Int, length: Int)? {
    guard marker & 0xF == 0xF else { return (offset, Int(marker & 0xF)) }
    guard offset < tableStart, bytes[offset] >> 4 == 0x1, bytes[offset] & 0xF <= 3 else {
      return nil
    }
    let size = 1 << Int(bytes[offset] & 0xF)
    guard let length = Self.number(bytes, at: offset + 1, size: size) else { return nil }
    return (offset + 1 + size, length)
  }

  private func content(_ kind: UInt8, at start: Int, _ length: Int) -> Object? {
    switch kind {
    case 0x4: return slice(at: start, length).map { .value(.data(Array($0))) }
    case 0x5, 0x7:
      return slice(at: start, length).map { .value(.string(String(decoding: $0, as: UTF8.self))) }
    case 0x6: return slice(at: start, length, each: 2).map { .value(.string(Self.utf16($0))) }
    case 0xA:
      guard slice(at: start, length, each: referenceSize) != nil else { return nil }
      return .array(References(start: start, count: length))
    case 0xD:
      guard slice(at: start, length, each: 2 * referenceSize) != nil else { return nil }
      return .dictionary(
        keys: References(start: start, count: length),
        values: References(start: start + length * referenceSize, count: length))
    default: return nil
    }
  }

  private func slice(at start: Int, _ length: Int, each size: Int = 1) -> ArraySlice<UInt8>? {
    guard start >= 0, start <= tableStart, length >= 0, length <= (tableStart - start) / size
    else { return nil }
    return bytes[start..<(start + length * size)]
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Reads a Boolean, an integer, a real number or a date.
  private func scalar(_ marker: UInt8, at offset: Int) -> PropertyValue? {
    switch marker {
    case 0x08: return .boolean(false)
    case 0x09: return .boolean(true)
    case 0x10...0x14:
      // Integers of 1, 2 and 4 bytes have no sign; of those with 16 bytes, only the lower half is
      // used.
      let size = 1 << Int(marker & 0xF)
      guard let bytes = slice(at: offset, size) else { return nil }
      let bits = bytes.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      if size == 16, bytes.prefix(8).allSatisfy({ $0 == 0 }) {
        return .integer(Int64(clamping: bits))
      }
      return .integer(Int64(bitPattern: bits))
    case 0x22, 0x23, 0x33:
      guard let bytes = slice(at: offset, 1 << Int(marker & 0xF)) else { return nil }
      let bits = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let number =
        bytes.count == 4
        ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
      return marker == 0x33 ? .date(number) : .real(number)
    default: return nil
    }
  }
}
