public import Foundation
import Synchronization

extension UserDefaults {
  /// The name of the notification that a value has changed.
  ///
  /// Simulated: posted at once by the process that changes it, with the settings as object. No known
  /// difference.
  public static let didChangeNotification = NSNotification.Name(
    "NSUserDefaultsDidChangeNotification")

  /// The name of the domain that all apps share.
  ///
  /// Simulated: the documented name. Differs: there is nothing in that domain.
  public static let globalDomain = "NSGlobalDomain"

  /// The name of the domain of the program's arguments.
  ///
  /// Simulated: the documented name. Differs: there is nothing in that domain.
  public static let argumentDomain = "NSArgumentDomain"

  /// The name of the domain of registered values.
  ///
  /// Simulated: the documented name.
  public static let registrationDomain = "NSRegistrationDomain"

  /// Lets keys that nothing is stored under be looked up in a suite, before the registered values.
  public func addSuite(named suiteName: String) {
    guard let suite = UserDefaults(suiteName: suiteName) else { return }
    registered.withLock { $0.suites.insert((suiteName, suite.file), at: 0) }
  }

  /// Ends what ``addSuite(named:)`` began.
  public func removeSuite(named suiteName: String) {
    registered.withLock { $0.suites.removeAll { $0.name == suiteName } }
  }

  /// All that is stored in a domain: that of the process's bundle identifier, or a suite.
  public func persistentDomain(forName domainName: String) -> [String: Any]? {
    let values = Self.domain(domainName)?.file.read() ?? [:]
    return values.isEmpty ? nil : values
  }

  /// Stores values in the place of all that is stored in a domain.
  public func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    removePersistentDomain(forName: domainName)
    for (key, value) in domain { Self.domain(domainName)?.set(value, forKey: key) }
  }

  /// Removes all that is stored in a domain.
  public func removePersistentDomain(forName domainName: String) {
    guard let domain = Self.domain(domainName) else { return }
    for key in domain.file.read().keys.sorted() { domain.removeObject(forKey: key) }
  }

  /// Whether an administrator decides on a key.
  ///
  /// Simulated: nobody administrates the device. No known difference.
  public func objectIsForced(forKey key: String) -> Bool { false }

  /// Says that a value has changed.
  func noteChange() {
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  private static func domain(_ name: String) -> UserDefaults? {
    name == ownDomain ? standard : UserDefaults(suiteName: name)
  }
}
