import Foundation
import Synchronization

/// The domains that are searched for settings, in order (documented).
///
/// They are the program's arguments, the domain itself, added suites, the global domain, the
/// registered defaults.
struct DefaultsSearch: Sendable {
  var own: DefaultsDomain
  /// The suites that were added, the last one first.
  var suites: [(name: String, domain: DefaultsDomain)] = []

  func value(_ key: String) -> Any? {
    if let value = DefaultsVolatile.values(UserDefaults.argumentDomain)[key] { return value }
    if let value = own.value(key) { return value }
    for suite in suites { if let value = suite.domain.value(key) { return value } }
    return Self.global[key] ?? DefaultsVolatile.values(UserDefaults.registrationDomain)[key]
  }

  /// All values, without those hidden by others.
  var values: [String: Any] {
    let domains =
      [DefaultsVolatile.values(UserDefaults.argumentDomain), own.values]
      + suites.map(\.domain.values)
      + [Self.global, DefaultsVolatile.values(UserDefaults.registrationDomain)]
    return domains.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  /// The settings that all programs on the device share: the user's language and region.
  static var global: [String: Any] { ["AppleLanguages": ["en-US"], "AppleLocale": "en_US"] }
}
