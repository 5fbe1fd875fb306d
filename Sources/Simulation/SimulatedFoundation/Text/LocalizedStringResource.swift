import Foundation

/// A text that is looked up in the string tables later, by whoever shows it.
///
/// Simulated: a literal is looked up in the program's bundle. Differs: values that are inserted
/// belong to the key.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key.
  public let key: String

  /// Makes a resource from a literal.
  public init(stringLiteral value: String) { key = value }
}

extension String {
  /// Makes a text in the user's language from what says where it is found.
  ///
  /// Simulated: from the program's own tables; the key itself if there is no such text.
  public init(localized resource: LocalizedStringResource) {
    self = Bundle.main.localizedString(forKey: resource.key, value: nil, table: nil)
  }
}
