public import Foundation

extension String {
  /// Makes a text in the user's language.
  ///
  /// Simulated: from the bundle's tables, as NSLocalizedString; the key itself if there is no such
  /// text (documented). Differs: the key is a text without interpolated values.
  ///
  /// - Parameters:
  ///   - key: The key of the text.
  ///   - table: The file of the table; without it the usual one.
  ///   - bundle: The bundle with the tables; without it the program's.
  ///   - locale: Ignored.
  ///   - comment: For translators.
  public init(
    localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
  }
}
