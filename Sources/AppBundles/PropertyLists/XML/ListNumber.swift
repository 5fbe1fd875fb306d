/// The numbers of property lists in XML.
enum ListNumber {
  /// The meaning of a text as an integer.
  enum Integer: Hashable {
    case value(Int64)
    /// A number with blanks around it.
    case padded(Int64)
    /// A number that fits into 64 bits only without a sign.
    case large
    case outOfRange
    case malformed
  }

  /// Reads an integer: decimal, or hexadecimal after `0x`, with a sign or without.
  static func integer(_ text: String) -> Integer {
    var digits = text.utf8[...]
    while let byte = digits.first, XMLListParser.isBlank(byte) { digits.removeFirst() }
    while let byte = digits.last, XMLListParser.isBlank(byte) { digits.removeLast() }
    let isPadded = digits.count < text.utf8.count
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    var base: UInt64 = 10
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      base = 16
      digits = digits.dropFirst(2)
    }
    guard !digits.isEmpty else { return .malformed }
    var magnitude: UInt64 = 0
    var hasOverflown = false
    for byte in digits {
      guard let digit = OpenStepParser.value(ofDigit: byte, base: UInt8(base)) else {
        return .malformed
      }
      let (product, over) = magnitude.multipliedReportingOverflow(by: base)
      let (sum, overAgain) = product.addingReportingOverflow(UInt64(digit))
      hasOverflown = hasOverflown || over || overAgain
      magnitude = sum
    }
    if hasOverflown { return .outOfRange }
    return signed(magnitude, isNegative: isNegative, isPadded: isPadded)
  }

  private static func signed(_ magnitude: UInt64, isNegative: Bool, isPadded: Bool) -> Integer {
    if isNegative {
      guard magnitude <= UInt64(Int64.max) + 1 else { return .outOfRange }
      let value = Int64(truncatingIfNeeded: 0 &- magnitude)
      return isPadded ? .padded(value) : .value(value)
    }
    guard let value = Int64(exactly: magnitude) else { return .large }
    return isPadded ? .padded(value) : .value(value)
  }

  /// Reads a real number, or one of the words for special values.
  static func real(_ text: String) -> Double? {
    var digits = text.utf8[...]
    while let byte = digits.first, XMLListParser.isBlank(byte) { digits.removeFirst() }
    while let byte = digits.last, XMLListParser.isBlank(byte) { digits.removeLast() }
    guard digits.count < 400, let word = String(digits) else { return nil }
    switch word.lowercased() {
    case "nan": return .nan
    case "inf", "+inf", "infinity", "+infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    default:
      let isDecimal = digits.allSatisfy {
        OpenStepParser.value(ofDigit: $0, base: 10) != nil || "+-.eE".utf8.contains($0)
      }
      return isDecimal ? Double(word) : nil
    }
  }
}
