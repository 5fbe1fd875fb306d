public import Foundation

/// A text that is looked up in the string tables.
///
/// Simulated: a literal is looked up in the bundle, and inserted values replace the placeholders of
/// its translation. Differs: Markdown isn't read.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  private let key: String
  private let arguments: [String]

  /// Makes a text from a key.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// Makes a text from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a text from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The literal with its values.
  ///
  /// Simulated: values, numbers in a format, dates, and texts in texts; whole numbers have separators
  /// for thousands (observed). Differs: the separators are always those of the United States.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [String] = []

    /// Makes an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { append(string, "%@") }

    /// Adds a value in a C format.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value), specifier)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatOutput == String { append(format.format(input), "%@") }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(style.text(date), "%@")
    }

    /// Adds the text of another one.
    public mutating func appendInterpolation(_ text: Text) { append(text.string, "%@") }

    /// Adds a picture: its name.
    public mutating func appendInterpolation(_ image: Image) { append(image.name, "%@") }

    /// Adds a whole number.
    public mutating func appendInterpolation(_ value: Int) { append(grouped(value), "%lld") }

    /// Adds any other value.
    public mutating func appendInterpolation<T>(_ value: T) {
      switch value {
      case let value as Double: append(String(format: "%lf", value), "%lf")
      case let value as CGFloat: append(String(format: "%lf", Double(value)), "%lf")
      case let value as Float: append(String(format: "%f", value), "%f")
      case let value as UInt: append(grouped(value), "%llu")
      case let value as UInt64: append(grouped(value), "%llu")
      case let value as Int64: append(grouped(value), "%lld")
      case let value as Int32: append(grouped(value), "%d")
      case let value as UInt32: append(grouped(value), "%u")
      case let value as Int16: append(grouped(value), "%d")
      case let value as UInt16: append(grouped(value), "%u")
      case is Int8: append("\(value)", "%d")
      case is UInt8: append("\(value)", "%u")
      default: append("\(value)", "%@")
      }
    }

    private func grouped<Number: BinaryInteger>(_ number: Number) -> String {
      guard number.magnitude >= 1000 else { return "\(number)" }
      return IntegerFormatStyle<Number>(locale: Locale(identifier: "en_US")).format(number)
    }

    private mutating func append(_ text: String, _ placeholder: String) {
      key += placeholder
      arguments.append(text)
    }
  }

  /// Returns the text in the language of a bundle.
  func string(in bundle: Bundle?, table: String?) -> String {
    let found = (bundle ?? .main).localizedString(
      forKey: key, value: nil, table: table)
    guard !arguments.isEmpty || found.contains("%%") else { return found }
    return filled(found)
  }

  /// Replaces the placeholders by the values, in their order or by their numbers.
  private func filled(_ format: String) -> String {
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      var specifier = ""
      while let character = rest.first {
        rest = rest.dropFirst()
        specifier.append(character)
        if character.isLetter && !"lhqzj".contains(character) || character == "@" { break }
      }
      let number = specifier.split(separator: "$").first.flatMap { Int($0) }
      let index = specifier.contains("$") ? (number ?? 1) - 1 : next
      if arguments.indices.contains(index) { result += arguments[index] }
      next += 1
    }
    return result + rest
  }
}
