/// A type that nothing declared, derived from a filename extension or a MIME type.
///
/// Apple documents that a tag without a declared type gives an identifier that begins with `dyn.`,
/// whose other letters mean something only to the system. Ours are readable instead:
/// `dyn.extension.` or `dyn.mime.`, then the tag, in which each byte other than a lower-case ASCII
/// letter or a digit is written as `-` and two hexadecimal digits (`dyn.mime.text-2fx-2dnew`). If
/// the type was made to conform to something other than `public.data`, a dot and that type's
/// identifier follow, written in the same way (`dyn.extension.draft.com-2eapple-2epackage`). They
/// therefore differ from the identifiers on a device, and must not be stored.
struct DynamicType: Equatable, Sendable {
  /// The type to which a dynamic type conforms unless it was made to conform to another.
  static let commonSupertype = "public.data"

  /// The kind of tag.
  let tagClass: TagClass
  /// The tag in lower case; not empty.
  let tag: String
  /// The type to which it conforms, in lower case; never a dynamic type.
  let supertype: String

  /// Makes the type for a tag in lower case.
  ///
  /// If the supertype is itself dynamic, the new type conforms to `public.data` instead.
  init(_ tagClass: TagClass, _ tag: String, conformingTo supertype: String = commonSupertype) {
    self.tagClass = tagClass
    self.tag = tag
    let isUsable = !supertype.isEmpty && !UniformTypes.isDynamic(supertype)
    self.supertype = isUsable ? UniformTypes.normalized(supertype) : Self.commonSupertype
  }

  /// The kinds of tags from which a dynamic type can be made.
  enum TagClass: Sendable {
    case filenameExtension, mimeType

    /// The beginning of an identifier of this class.
    var prefix: String {
      switch self {
      case .filenameExtension: "dyn.extension."
      case .mimeType: "dyn.mime."
      }
    }
  }
}

extension DynamicType {
  /// The identifier that stands for the type.
  var identifier: String {
    let written = tagClass.prefix + Self.encoded(tag)
    return supertype == Self.commonSupertype ? written : written + "." + Self.encoded(supertype)
  }

  /// Parses an identifier; `nil` when it isn't one of ours.
  init?(identifier: String) {
    let name = UniformTypes.normalized(identifier)
    for tagClass in [TagClass.filenameExtension, .mimeType] where name.hasPrefix(tagClass.prefix) {
      let parts = name.utf8.dropFirst(tagClass.prefix.utf8.count).split(
        separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
      guard let tag = Self.decoded(parts[0]) else { return nil }
      guard parts.count == 2 else {
        self.init(tagClass, tag)
        return
      }
      guard let supertype = Self.decoded(parts[1]) else { return nil }
      self.init(tagClass, tag, conformingTo: supertype)
      return
    }
    return nil
  }

  /// Returns the tag of a dynamic type if it is of the given class, as a list of one.
  static func tags(of identifier: String, _ tagClass: TagClass) -> [String] {
    guard UniformTypes.isDynamic(identifier), let type = DynamicType(identifier: identifier),
      type.tagClass == tagClass
    else { return [] }
    return [type.tag]
  }

  /// Returns the type to which a dynamic type conforms; `nil` for other types.
  ///
  /// The letters of a real device's dynamic type aren't read: it is treated as data.
  static func supertype(of identifier: String) -> String? {
    guard UniformTypes.isDynamic(identifier) else { return nil }
    return DynamicType(identifier: identifier)?.supertype ?? commonSupertype
  }
}

extension DynamicType {
  /// Encodes a text in letters, digits and `-`.
  private static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "-"))
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 15))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

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

  /// Decodes a text; `nil` when it is empty or has a stray byte.
  private static func decoded(_ written: Substring.UTF8View.SubSequence) -> String? {
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
