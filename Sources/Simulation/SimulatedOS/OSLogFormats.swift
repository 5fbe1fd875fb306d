/// The format of an integer in a log message.
///
/// Simulated: as documented. No known difference.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var hasSign = false
  var prefix = ""
  var isUppercase = false
  var minDigits = 0

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// Returns a format with a minimum number of decimal digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasSign: explicitPositiveSign, minDigits: minDigits)
  }

  /// Returns a format with hexadecimal digits, optionally with the prefix `0x`.
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

/// The format of a floating-point number in a log message.
///
/// Simulated: as C's formats of the same kind. No known difference.
public struct OSLogFloatFormatting: Sendable {
  var conversion = "f"
  var precision = 6

  /// Six digits after the decimal point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// A number with an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  /// A number with an exponent if that is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

  /// Returns a format with a number of digits after the decimal point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision)
  }
  /// Returns a format with an exponent and a number of digits after the decimal point.
  public static func exponential(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "e", precision: precision)
  }
  /// Returns a format with an exponent if that is shorter, and a number of digits.
  public static func hybrid(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "g", precision: precision)
  }
}

/// The format of a Boolean in a log message.
///
/// Simulated: as documented. No known difference.
public enum OSLogBoolFormat: Sendable {
  /// The words `true` and `false`.
  case truth
  /// The words `yes` and `no`.
  case answer
}

/// The width of a value in a log message, and its alignment.
///
/// Simulated: as documented. No known difference.
public struct OSLogStringAlignment: Sendable {
  var columns = 0
  var isLeft = false

  /// The natural width.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// Returns an alignment at the left of a number of columns.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }
  /// Returns an alignment at the right of a number of columns.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns)
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + space : space + text
  }
}
