public import Foundation

/// A text that is looked up in the string tables later, by whoever shows it.
///
/// Simulated: a literal is looked up in the bundle, and inserted values replace the placeholders of
/// its translation. Differs: it can't be archived, and it is looked up in the process that has it,
/// not in the one that shows it.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible
{
  /// The key.
  public var key: String { value.format.key }
  /// The text that is used where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The file of the table; without it the usual one.
  public let table: String?
  /// The language.
  ///
  /// Type-checks only: texts are looked up in the language of the bundle.
  public var locale: Locale
  /// Where its tables are.
  public let bundle: BundleDescription

  private let value: String.LocalizationValue

  /// Makes a resource.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with the values in it.
  ///   - table: The file of the table; without it the usual one.
  ///   - locale: The language.
  ///   - bundle: Where the tables are.
  ///   - comment: For translators.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    value = keyAndValue
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Makes a resource whose key isn't the text.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    value = String.LocalizationValue("\(key)", valuesOf: defaultValue)
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Makes a resource from a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Makes a resource from a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }

  /// The text in the user's language.
  package var text: String {
    value.format.string(in: bundle.bundle, table: table, value: defaultValue.format)
  }

  /// Where the tables of a resource are.
  ///
  /// Simulated: no known difference.
  public enum BundleDescription: Equatable, Sendable {
    /// In the program's bundle.
    case main
    /// In the bundle of a class.
    case forClass(AnyClass)
    /// In the bundle at a place.
    case atURL(URL)

    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }

    /// Whether two are the same.
    public static func == (first: BundleDescription, second: BundleDescription) -> Bool {
      switch (first, second) {
      case (.main, .main): true
      case (.forClass(let first), .forClass(let second)): first == second
      case (.atURL(let first), .atURL(let second)): first == second
      default: false
      }
    }
  }
}

/// A value that has a text for the user.
///
/// Simulated: no known difference.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension String.LocalizationValue {
  /// Makes a value with another key.
  fileprivate init(_ key: String, valuesOf other: String.LocalizationValue) {
    format = other.format.with(key: key)
  }
}
