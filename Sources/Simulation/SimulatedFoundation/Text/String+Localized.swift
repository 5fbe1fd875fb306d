public import Foundation

extension String {
  /// The text in the user's language.
  ///
  /// Simulated: from the bundle's tables, as NSLocalizedString; the key itself where there is none
  /// (documented). Differs: the key is text without values in it.
  ///
  /// - Parameters:
  ///   - key: What the text is found by.
  ///   - table: The table's file; the usual one without it.
  ///   - bundle: Where the tables are; the program's without it.
  ///   - locale: It is ignored.
  ///   - comment: For translators.
  public init(
    localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
  }
}
