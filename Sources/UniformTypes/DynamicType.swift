/// A type that nobody declared, made up from a filename extension or a MIME type.
///
/// Documented by Apple: a tag without a declared type gives an identifier that begins with `dyn.`,
/// whose other letters mean something to the system only. Ours are readable instead:
/// `dyn.extension.` or `dyn.mime.`, then the tag, where each byte other than a lower-case ASCII
/// letter or a digit is written as `-` and two hexadecimal digits (`dyn.mime.text-2fx-new`).
/// They therefore differ from the identifiers on a device, and must not be stored.
struct DynamicType: Equatable, Sendable {
  /// What every dynamic type conforms to.
  static let supertype = "public.data"

  /// Where the tag comes from.
  var tagClass: TagClass
  /// The tag in lower case.
  var tag: String

  init(_ tagClass: TagClass, _ tag: String) {
    self.tagClass = tagClass
    self.tag = tag
  }

  /// The kinds of tags that a dynamic type can be made from.
  enum TagClass: Sendable {
    case filenameExtension, mimeType

    /// How an identifier of this class begins.
    var prefix: String {
      switch self {
      case .filenameExtension: "dyn.extension."
      case .mimeType: "dyn.mime."
      }
    }
  }
}

extension DynamicType {
  /// The identifier that stands for the tag.
  var identifier: String {
    var bytes: [UInt8] = []
    for byte in tag.utf8 {
      if Self.isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "-"), Self.hexDigit(byte >> 4), Self.hexDigit(byte & 15)]
      }
    }
    return tagClass.prefix + String(decoding: bytes, as: UTF8.self)
  }

  /// Reads an identifier back; `nil` when it isn't one of ours.
  init?(identifier: String) {
    let name = UniformTypes.normalized(identifier)
    for tagClass in [TagClass.filenameExtension, .mimeType] where name.hasPrefix(tagClass.prefix) {
      guard let tag = Self.decoded(name.utf8.dropFirst(tagClass.prefix.utf8.count)) else {
        return nil
      }
      self.init(tagClass, tag)
      return
    }
    return nil
  }

  /// The tag of a dynamic type if it is of the wanted class, as a list of one.
  static func tags(of identifier: String, _ tagClass: TagClass) -> [String] {
    guard let type = DynamicType(identifier: identifier), type.tagClass == tagClass else {
      return []
    }
    return [type.tag]
  }
}

extension DynamicType {
  private static func isPlain(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  private static func hexValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// Undoes the writing of a tag; `nil` when it is empty or has a stray byte.
  private static func decoded(_ written: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = written.makeIterator()
    while let byte = rest.next() {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        guard byte == UInt8(ascii: "-"), let high = rest.next().flatMap(hexValue),
          let low = rest.next().flatMap(hexValue)
        else { return nil }
        bytes.append(high << 4 | low)
      }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
