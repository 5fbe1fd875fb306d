import Foundation
import Synchronization

extension UserDefaults {
  /// The name of the domain that all apps share.
  ///
  /// Simulated: the documented name; it is searched after added suites. Differs: it holds only the
  /// user's language and region, which are always the same.
  public static let globalDomain = "NSGlobalDomain"

  /// The name of the domain of the program's arguments.
  ///
  /// Simulated: the documented name; arguments of the form `-key value` are searched before
  /// everything else. Differs: a value is text, whatever it looks like.
  public static let argumentDomain = "NSArgumentDomain"

  /// The name of the domain of registered values.
  ///
  /// Simulated: the documented name.
  public static let registrationDomain = "NSRegistrationDomain"

  /// Makes keys without a stored value be looked up in a suite, before the global domain.
  ///
  /// Simulated: as documented; of several suites the one that was added last is searched first.
  public func addSuite(named suiteName: String) {
    guard let suite = UserDefaults(suiteName: suiteName) else { return }
    let domain = suite.search.withLock { $0.own }
    search.withLock { $0.suites.insert((suiteName, domain), at: 0) }
    DefaultsObservers.shared.noteSearch()
  }

  /// Ends what ``addSuite(named:)`` began.
  public func removeSuite(named suiteName: String) {
    search.withLock { $0.suites.removeAll { $0.name == suiteName } }
    DefaultsObservers.shared.noteSearch()
  }

  /// Returns everything that is stored in a domain: that of the process's bundle identifier, or a
  /// suite.
  public func persistentDomain(forName domainName: String) -> [String: Any]? {
    let values = DefaultsPlaces.persistent(domainName)?.values ?? [:]
    return values.isEmpty ? nil : values
  }

  /// Replaces everything that is stored in a domain.
  public func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    guard let place = DefaultsPlaces.persistent(domainName) else { return }
    let copies = domain.map { key, value in
      guard let copy = DefaultsValue.copy(value) else {
        preconditionFailure("Attempt to insert non-property list object \(value) for key \(key)")
      }
      return (key, copy)
    }
    let values = Dictionary(copies) { $1 }
    write(values, removing: Set(place.values.keys).subtracting(values.keys), in: place)
  }

  /// Removes everything that is stored in a domain.
  public func removePersistentDomain(forName domainName: String) {
    setPersistentDomain([:], forName: domainName)
  }

  /// The names of the domains that last as long as the process.
  ///
  /// Simulated: those of arguments and registered values, and those that were set, sorted by name.
  public var volatileDomainNames: [String] { DefaultsVolatile.names }

  /// Returns the contents of a domain that lasts as long as the process; empty if there is no such
  /// domain.
  ///
  /// Simulated: no search looks into the program's own domains (documented).
  public func volatileDomain(forName domainName: String) -> [String: Any] {
    DefaultsVolatile.values(domainName)
  }

  /// Replaces the contents of a domain that lasts as long as the process.
  ///
  /// Simulated: also for the domains of arguments and registered values, as programs do for tests
  /// (observed).
  public func setVolatileDomain(_ domain: [String: Any], forName domainName: String) {
    let keys = Set(DefaultsVolatile.values(domainName).keys).union(domain.keys)
    DefaultsVolatile.replace(domainName, by: domain)
    DefaultsObservers.shared.noteChange(of: keys)
  }

  /// Removes a domain that would last as long as the process.
  ///
  /// Simulated: as ``setVolatileDomain(_:forName:)``.
  public func removeVolatileDomain(forName domainName: String) {
    let keys = Set(DefaultsVolatile.values(domainName).keys)
    DefaultsVolatile.replace(domainName, by: nil)
    DefaultsObservers.shared.noteChange(of: keys)
  }

  /// Whether an administrator controls a key.
  ///
  /// Simulated: the device has no administrator. No known difference.
  public func objectIsForced(forKey key: String) -> Bool { false }

  /// Whether an administrator controls a key of a domain.
  ///
  /// Simulated: the device has no administrator. No known difference.
  public func objectIsForced(forKey key: String, inDomain domain: String) -> Bool { false }
}
