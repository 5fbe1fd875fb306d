/// Writes text so that HTML reads it as text, byte for byte as in the CommonMark examples.
struct HTMLEscaping {
  /// Adds text for use between tags and within double quotes.
  static func append(_ text: String, to output: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output += "&amp;".utf8
      case UInt8(ascii: "<"): output += "&lt;".utf8
      case UInt8(ascii: ">"): output += "&gt;".utf8
      case UInt8(ascii: "\""): output += "&quot;".utf8
      default: output.append(byte)
      }
    }
  }

  /// Adds a link's destination, percent-encoding what a URL can't contain; `%` stays as it is.
  static func append(destination: String, to output: inout [UInt8]) {
    for byte in destination.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output += "&amp;".utf8
      case UInt8(ascii: "'"): output += "&#x27;".utf8
      case let byte where byte.isASCIIAlphanumeric: output.append(byte)
      case let byte where unencoded.contains(byte): output.append(byte)
      default: output += [.percent, hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
      }
    }
  }

  private static let unencoded = Array("-_.+!*(),%#@?=;:/$~".utf8)
  private static let hexDigits = Array("0123456789ABCDEF".utf8)
}

extension UInt8 {
  fileprivate static let percent = UInt8(ascii: "%")
}
