extension PropertyValue {
  /// The number that an activation rule uses for the value, or `nil` if it contains none.
  ///
  /// A Boolean counts as 1 or 0, a real number loses its fraction, and a string counts as the
  /// number with which it begins, as documented for `NSString.integerValue`: blanks are skipped,
  /// digits are read up to the first other character, and without a digit the number is 0. It is
  /// undocumented that rules are read in this way: that is based on reports that the system takes
  /// the values' integer value.
  public var number: Int? {
    switch self {
    case .integer(let value): Int(clamping: value)
    case .boolean(let value): value ? 1 : 0
    case .real(let value): Self.truncated(value)
    case .string(let text): Self.leadingNumber(of: text)
    case .date, .data, .array, .dictionary: nil
    }
  }
}

extension PropertyValue {
  /// Returns a real number without its fraction, clamped to the range of `Int`; 0 for "not a
  /// number".
  private static func truncated(_ value: Double) -> Int {
    if value.isNaN { return 0 }
    if value >= Double(Int.max) { return .max }
    if value <= Double(Int.min) { return .min }
    return Int(value)
  }

  /// Returns the number with which a text begins, clamped to the range of `Int`; 0 when there is
  /// none.
  private static func leadingNumber(of text: String) -> Int {
    var rest = text.utf8.drop { $0 == UInt8(ascii: " ") || (9...13).contains($0) }[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    var number = 0
    for byte in rest {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { break }
      let digit = Int(byte - UInt8(ascii: "0"))
      let (tens, tensOverflow) = number.multipliedReportingOverflow(by: 10)
      let (sum, overflow) =
        isNegative
        ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
      if tensOverflow || overflow { return isNegative ? .min : .max }
      number = sum
    }
    return number
  }
}
