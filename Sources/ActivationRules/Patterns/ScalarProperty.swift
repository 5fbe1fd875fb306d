/// A property that characters have or lack, as the Swift runtime knows it.
enum ScalarProperty: Hashable, Sendable {
  /// All characters.
  case any
  /// The first 128.
  case ascii
  /// Unicode's Alphabetic.
  case alphabetic
  /// Unicode's Uppercase.
  case uppercase
  /// Unicode's Lowercase.
  case lowercase
  /// Unicode's White_Space, which ICU uses for `\s`.
  case whitespace
  /// Tabs and the spaces that Unicode calls separators: ICU's `\h`.
  case horizontalSpace
  /// Line ends: ICU's `\v`.
  case lineEnd
  /// Letters, marks, decimal digits, connectors and joiners: ICU's `\w`.
  case word
  /// Letters and decimal digits.
  case alphanumeric
  /// Hexadecimal digits, and the decimal digits of all scripts.
  case hexadecimal
  /// Visible characters.
  case graph
  /// Visible characters and spaces.
  case print
  /// Marks and format characters, which word boundaries skip.
  case wordExtension
  /// One of some general categories.
  case category([Unicode.GeneralCategory])

  /// Whether a character has the property.
  func holds(for value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    return holds(for: scalar)
  }

  private func holds(for scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch self {
    case .any: return true
    case .ascii: return scalar.isASCII
    case .alphabetic: return properties.isAlphabetic
    case .uppercase: return properties.isUppercase
    case .lowercase: return properties.isLowercase
    case .whitespace: return properties.isWhitespace
    case .horizontalSpace: return scalar == "\t" || properties.generalCategory == .spaceSeparator
    case .lineEnd: return Self.isLineEnd(scalar.value)
    case .word: return Self.isWord(scalar)
    case .alphanumeric:
      return properties.isAlphabetic || properties.generalCategory == .decimalNumber
    case .hexadecimal:
      return properties.generalCategory == .decimalNumber || properties.isHexDigit
    case .graph: return Self.isVisible(scalar)
    case .print:
      return Self.isVisible(scalar) || properties.generalCategory == .spaceSeparator
    case .wordExtension:
      return properties.isGraphemeExtend || properties.generalCategory == .format
    case .category(let categories): return categories.contains(properties.generalCategory)
    }
  }

  /// Whether a character ends a line.
  static func isLineEnd(_ value: UInt32) -> Bool {
    0x0A...0x0D ~= value || value == 0x85 || value == 0x2028 || value == 0x2029
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": true
      default: false
      }
    }
    if scalar.properties.isAlphabetic || scalar == "\u{200C}" || scalar == "\u{200D}" {
      return true
    }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
    default: false
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isWhitespace { return false }
    return switch scalar.properties.generalCategory {
    case .control, .surrogate, .unassigned: false
    default: true
    }
  }
}
