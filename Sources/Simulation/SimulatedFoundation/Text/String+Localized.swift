public import Foundation

extension String {
  /// Makes a text in the user's language.
  ///
  /// Simulated: from the bundle's tables, as NSLocalizedString; the key itself if there is no such
  /// text (documented). No known difference.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key of the text, with the values in it.
  ///   - table: The file of the table; without it the usual one.
  ///   - bundle: The bundle with the tables; without it the program's.
  ///   - locale: Ignored.
  ///   - comment: For translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = keyAndValue.format.string(in: bundle, table: table) }

  /// Makes a text in the user's language from what says where it is found.
  ///
  /// Simulated: no known difference.
  public init(localized resource: LocalizedStringResource) { self = resource.text }

  /// A key of the string tables, with values in it.
  ///
  /// Simulated: values, numbers in a C format, values in a format, and other resources; whole
  /// numbers have separators for thousands (observed). Differs: the separators are always those of
  /// the United States, and nothing is inflected.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    let format: LocalizedFormat

    /// Makes a value from a key.
    public init(_ value: String) { format = LocalizedFormat(value) }

    /// Makes a value from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a value from a literal with values in it.
    public init(stringInterpolation: StringInterpolation) { format = stringInterpolation.format }

    /// The literal with its values.
    ///
    /// Simulated: as LocalizationValue.
    public struct StringInterpolation: StringInterpolationProtocol {
      var format = LocalizedFormat()

      /// Makes an empty literal.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds a part of the literal.
      public mutating func appendLiteral(_ literal: String) { format.append(literal: literal) }

      /// Adds a text.
      public mutating func appendInterpolation(_ string: String) { format.append(string, "%@") }

      /// Adds the text of a resource.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        format.append(resource.text, "%@")
      }

      /// Adds a value in a C format.
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
        format.append(String(format: specifier, value), specifier)
      }

      /// Adds a value in a format.
      public mutating func appendInterpolation<F: FormatStyle>(
        _ input: F.FormatInput, format style: F
      ) where F.FormatOutput == String { format.append(style.format(input), "%@") }

      /// Adds any other value.
      public mutating func appendInterpolation<T>(_ value: T) { format.append(value) }
    }
  }
}
