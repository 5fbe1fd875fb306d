/// How a whole number is written in a log message.
///
/// Simulated: as documented. No known difference.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var hasSign = false
  var prefix = ""
  var isUppercase = false
  var minDigits = 0

  /// In decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// In octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// In decimal digits, of which there are at least so many.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasSign: explicitPositiveSign, minDigits: minDigits)
  }

  /// In hexadecimal digits, with `0x` in front where that is wanted.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, hasSign: explicitPositiveSign, prefix: includePrefix ? "0x" : "",
      isUppercase: uppercase, minDigits: minDigits)
  }

  func text(_ number: some BinaryInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
  }
}

/// How a number with a fraction is written in a log message.
///
/// Simulated: as C's formats of the same kind. No known difference.
public struct OSLogFloatFormatting: Sendable {
  var conversion = "f"
  var precision = 6

  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  /// With an exponent where that is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

  /// With so many digits behind the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision)
  }
  /// With an exponent and so many digits behind the point.
  public static func exponential(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "e", precision: precision)
  }
  /// With an exponent where that is shorter, and so many digits.
  public static func hybrid(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "g", precision: precision)
  }
}

/// How a truth value is written in a log message.
///
/// Simulated: as documented. No known difference.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer
}

/// How wide a value is in a log message, and on which side of that it stands.
///
/// Simulated: as documented. No known difference.
public struct OSLogStringAlignment: Sendable {
  var columns = 0
  var isLeft = false

  /// As wide as it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// At the left of so many columns.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }
  /// At the right of so many columns.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns)
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + space : space + text
  }
}
