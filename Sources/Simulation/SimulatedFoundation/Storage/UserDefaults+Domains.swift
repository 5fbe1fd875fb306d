import Foundation
import Synchronization

extension UserDefaults {
  /// The name of the domain that all apps share.
  ///
  /// Simulated: the documented name; it is searched after added suites. Differs: it holds the user's
  /// language and region alone, and always the same ones.
  public static let globalDomain = "NSGlobalDomain"

  /// The name of the domain of the program's arguments.
  ///
  /// Simulated: the documented name; arguments of the form `-key value` are searched before all
  /// else. Differs: a value is text, whatever it looks like.
  public static let argumentDomain = "NSArgumentDomain"

  /// The name of the domain of registered values.
  ///
  /// Simulated: the documented name.
  public static let registrationDomain = "NSRegistrationDomain"

  /// Lets keys that nothing is stored under be looked up in a suite, before what is global.
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

  /// All that is stored in a domain: that of the process's bundle identifier, or a suite.
  public func persistentDomain(forName domainName: String) -> [String: Any]? {
    let values = DefaultsPlaces.persistent(domainName)?.values ?? [:]
    return values.isEmpty ? nil : values
  }

  /// Stores values in the place of all that is stored in a domain.
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

  /// Removes all that is stored in a domain.
  public func removePersistentDomain(forName domainName: String) {
    setPersistentDomain([:], forName: domainName)
  }

  /// The names of the domains that last as long as the process.
  ///
  /// Simulated: those of arguments and registered values, and what was set; in order of their names.
  public var volatileDomainNames: [String] { DefaultsVolatile.names }

  /// All that is in a domain that lasts as long as the process; nothing if there is no such domain.
  ///
  /// Simulated: no search looks into a domain of the program's own (documented).
  public func volatileDomain(forName domainName: String) -> [String: Any] {
    DefaultsVolatile.values(domainName)
  }

  /// Puts values in the place of all that is in a domain that lasts as long as the process.
  ///
  /// Simulated: also of the domains of arguments and registered values, as programs do for tests
  /// (observed).
  public func setVolatileDomain(_ domain: [String: Any], forName domainName: String) {
    let keys = Set(DefaultsVolatile.values(domainName).keys).union(domain.keys)
    DefaultsVolatile.replace(domainName, by: domain)
    DefaultsObservers.shared.noteChange(of: keys)
  }

  /// Takes a domain away that would last as long as the process.
  ///
  /// Simulated: as ``setVolatileDomain(_:forName:)``.
  public func removeVolatileDomain(forName domainName: String) {
    let keys = Set(DefaultsVolatile.values(domainName).keys)
    DefaultsVolatile.replace(domainName, by: nil)
    DefaultsObservers.shared.noteChange(of: keys)
  }

  /// Whether an administrator decides on a key.
  ///
  /// Simulated: nobody administrates the device. No known difference.
  public func objectIsForced(forKey key: String) -> Bool { false }

  /// Whether an administrator decides on a key of a domain.
  ///
  /// Simulated: nobody administrates the device. No known difference.
  public func objectIsForced(forKey key: String, inDomain domain: String) -> Bool { false }
}
