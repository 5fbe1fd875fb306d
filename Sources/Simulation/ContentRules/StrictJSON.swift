package import Foundation

/// JSON as browsers read it.
///
/// Foundation's parser accepts a comma after the last element; WebKit's doesn't (observed in its
/// source, WTF's JSON parser).
package enum StrictJSON {
  /// Reads a text; `nil` if it isn't JSON.
  package static func value(of data: Data) -> Any? {
    hasTrailingComma(data) ? nil : try? JSONSerialization.jsonObject(with: data)
  }

  /// Whether a comma comes right before a closing bracket, outside of strings.
  private static func hasTrailingComma(_ data: Data) -> Bool {
    var isInString = false
    var isEscaped = false
    var isAfterComma = false
    for byte in data {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): continue
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if isAfterComma { return true }
      case UInt8(ascii: "\""): isInString = true
      default: break
      }
      isAfterComma = byte == UInt8(ascii: ",")
    }
    return false
  }
}
