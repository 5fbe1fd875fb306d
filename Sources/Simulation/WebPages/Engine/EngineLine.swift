import Foundation

/// What is said to the engine: an object on one line of ASCII.
enum EngineLine {
  static func of(_ object: [String: Any]) throws(EngineProcess.Stop) -> [UInt8] {
    guard
      let data = try? JSONSerialization.data(
        withJSONObject: object, options: [.withoutEscapingSlashes])
    else { throw .ended(EngineWords.unwritableQuestion) }
    var line: [UInt8] = []
    for unit in String(decoding: data, as: UTF8.self).utf16 {
      if unit < 0x80 {
        line.append(UInt8(unit))
      } else {
        let digits = String(unit, radix: 16)
        line += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
      }
    }
    return line
  }
}
