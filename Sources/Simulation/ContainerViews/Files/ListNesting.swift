import Foundation

/// Checks that a property list isn't nested too deeply, before it is read by code that recurses for
/// each level.
enum ListNesting {
  private static let deepest = 100
  private static let mostObjects: UInt64 = 5_000

  static func isHarmless(_ data: Data) -> Bool {
    data.starts(with: Data("bplist".utf8)) ? isHarmlessBinary(data) : isHarmlessXML(data)
  }

  /// Whether a list is a harmless binary one: it says at its end how many objects it has, and no
  /// nesting is deeper than that.
  private static func isHarmlessBinary(_ data: Data) -> Bool {
    guard data.count >= 40 else { return false }
    let count = data.suffix(24).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return count <= mostObjects
  }

  private static func isHarmlessXML(_ data: Data) -> Bool {
    var depth = 0
    var former: UInt8 = 0
    for byte in data {
      if former == UInt8(ascii: "<") {
        if byte == UInt8(ascii: "/") {
          depth -= 1
        } else if byte != UInt8(ascii: "!") {
          depth += 1
        }
      } else if former == UInt8(ascii: "/"), byte == UInt8(ascii: ">") {
        depth -= 1
      } else if former == UInt8(ascii: "?"), byte == UInt8(ascii: ">") {
        depth -= 1
      }
      guard depth < deepest else { return false }
      former = byte
    }
    return true
  }
}
