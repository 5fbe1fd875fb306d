public import Foundation

/// A text that is looked up in the string tables.
///
/// Simulated: a literal is looked up in the bundle, and inserted values replace the placeholders of
/// its translation. Differs: Markdown isn't read.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  private let format: LocalizedFormat

  /// Makes a text from a key.
  public init(_ value: String) { format = LocalizedFormat(value) }

  /// Makes a text from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a text from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { format = stringInterpolation.format }

  /// The literal with its values.
  ///
  /// Simulated: values, numbers in a format, dates, and texts in texts; whole numbers have separators
  /// for thousands (observed). Differs: the separators are always those of the United States.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var format = LocalizedFormat()

    /// Makes an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) { format.append(literal: literal) }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { append(string, "%@") }

    /// Adds a value in a C format.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value), specifier)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format style: F
    ) where F.FormatOutput == String { append(style.format(input), "%@") }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(style.text(date), "%@")
    }

    /// Adds the text of another one.
    public mutating func appendInterpolation(_ text: Text) { append(text.string, "%@") }

    /// Adds a picture: its name.
    public mutating func appendInterpolation(_ image: Image) { append(image.name, "%@") }

    /// Adds a whole number.
    public mutating func appendInterpolation(_ value: Int) { format.append(value) }

    /// Adds the text of a resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      format.append(String(localized: resource), "%@")
    }

    /// Adds any other value.
    public mutating func appendInterpolation<T>(_ value: T) { format.append(value) }

    private mutating func append(_ text: String, _ placeholder: String) {
      format.append(text, placeholder)
    }
  }

  /// Returns the text in the language of a bundle.
  func string(in bundle: Bundle?, table: String?) -> String {
    format.string(in: bundle, table: table)
  }
}
