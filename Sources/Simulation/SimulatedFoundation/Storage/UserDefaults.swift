import DeviceEvents
import DeviceProtocol
public import Foundation
import Synchronization

/// Settings that outlive the process: those of the process itself, or those of a suite that a group
/// shares.
///
/// It replaces Foundation's class of that name, whose suites know nothing of groups. Simulated: a
/// suite named for a group in the entitlements is one file in the group container; any other suite
/// is silently private (observed). A key is looked up in the program's arguments, the settings
/// themselves, added suites, the global domain and the registered values (documented). A value that
/// another process writes is there for the next read (documented). Observers of keys are told about
/// every change, including those of other processes (documented; a scene can delay, coalesce or
/// drop that); notifications come only from the process that writes (documented). A write that
/// would make a domain 4,194,304 bytes or more isn't stored, nor is anything that the process
/// writes to the domain later (observed since iOS 13). Differs: a write is on disk when the call
/// returns; on iOS it is then in a store that every process reads. A domain's size is that of its
/// binary property list; it isn't known which size iOS counts. A process that lost a write reads
/// back the old value. The line that iOS logs about a suite without an entitlement isn't printed;
/// the event log says it.
open class UserDefaults: NSObject, @unchecked Sendable {
  // The domains have locks of their own.
  let search: Mutex<DefaultsSearch>

  /// The process's own settings.
  open class var standard: UserDefaults { standardDefaults.withLock { $0 } }

  private static let standardDefaults = Mutex(UserDefaults(DefaultsPlaces.own))

  /// Makes ``standard`` another object from now on.
  ///
  /// Simulated: as documented, observers of keys of the old one are no longer told anything; suites
  /// that were added to it aren't in the new one.
  open class func resetStandardUserDefaults() {
    let old = standardDefaults.withLock { defaults in
      defer { defaults = UserDefaults(DefaultsPlaces.own) }
      return defaults
    }
    DefaultsObservers.shared.remove { $0 === old }
  }

  /// The process's own settings, as ``standard``.
  public convenience override init() { self.init(DefaultsPlaces.own) }

  /// The settings of a suite.
  ///
  /// Simulated: as iOS says in its log, a suite can't have the name of the process itself; the
  /// result is `nil` then (observed), and also for the global domain.
  ///
  /// - Parameter suitename: A group's identifier, or any other name; `nil` means the standard
  ///   settings.
  public init?(suiteName suitename: String?) {
    guard let suitename else {
      search = Mutex(DefaultsSearch(own: DefaultsPlaces.own))
      super.init()
      return
    }
    guard suitename != DefaultsPlaces.ownName, suitename != Self.globalDomain else {
      DefaultsWords.isNoSuite(suitename)
      return nil
    }
    if DefaultsPlaces.isRefused(suitename) {
      DeviceConnection.shared?.send(.event(.groupRefused(group: suitename)))
    }
    search = Mutex(DefaultsSearch(own: DefaultsPlaces.suite(suitename)))
    super.init()
  }

  init(_ domain: DefaultsDomain) {
    search = Mutex(DefaultsSearch(own: domain))
    super.init()
  }

  deinit { DefaultsObservers.shared.removeLost() }

  /// The value of a key, from the first domain that has one.
  open func object(forKey defaultName: String) -> Any? {
    DefaultsReads.note(defaultName)
    return search.withLock { $0 }.value(defaultName)
  }

  /// Stores a property-list value; `nil` removes the key.
  ///
  /// As on iOS, a value that no property list can hold ends the program. What is stored is a copy.
  open func set(_ value: Any?, forKey defaultName: String) {
    guard let value else { return removeObject(forKey: defaultName) }
    guard let copy = DefaultsValue.copy(value) else {
      preconditionFailure(
        "Attempt to insert non-property list object \(value) for key \(defaultName)")
    }
    write([defaultName: copy], removing: [])
  }

  /// Removes a key.
  open func removeObject(forKey defaultName: String) { write([:], removing: [defaultName]) }

  /// The text under a key; a number is converted to text.
  open func string(forKey defaultName: String) -> String? {
    DefaultsCoercion.string(object(forKey: defaultName))
  }

  /// The array under a key.
  open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }

  /// The dictionary under a key.
  open func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  /// The bytes under a key.
  open func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

  /// The array under a key, if it holds nothing but text.
  open func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }

  /// The whole number under a key, 0 when there is none; text is read as a number, true is 1.
  open func integer(forKey defaultName: String) -> Int {
    DefaultsCoercion.integer(object(forKey: defaultName))
  }

  /// The number under a key, 0 when there is none; text is read as a number.
  ///
  /// Simulated: as ``double(forKey:)``.
  open func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

  /// The number under a key, 0 when there is none; text is read as a number.
  ///
  /// Simulated: numbers and text are read (documented). Differs: a truth value counts as 1 or 0;
  /// the documentation says that it isn't converted, but not what is returned instead.
  open func double(forKey defaultName: String) -> Double {
    DefaultsCoercion.double(object(forKey: defaultName))
  }

  /// The truth value under a key, `false` when there is none.
  ///
  /// Simulated: every number except 0 is true; so are the texts "YES" and "1" (documented), and
  /// "true" (observed).
  open func bool(forKey defaultName: String) -> Bool {
    DefaultsCoercion.bool(object(forKey: defaultName))
  }

  /// The URL under a key; text is the path of a file.
  open func url(forKey defaultName: String) -> URL? {
    DefaultsCoercion.url(object(forKey: defaultName))
  }

  /// Stores a whole number.
  open func set(_ value: Int, forKey defaultName: String) {
    set(NSNumber(value: value) as Any?, forKey: defaultName)
  }

  /// Stores a number.
  open func set(_ value: Float, forKey defaultName: String) {
    set(NSNumber(value: value) as Any?, forKey: defaultName)
  }

  /// Stores a number.
  open func set(_ value: Double, forKey defaultName: String) {
    set(NSNumber(value: value) as Any?, forKey: defaultName)
  }

  /// Stores a truth value.
  open func set(_ value: Bool, forKey defaultName: String) {
    set(NSNumber(value: value) as Any?, forKey: defaultName)
  }

  /// Stores a URL.
  ///
  /// Simulated: as an archive; a file's URL as its path, relative to the process's home if the file
  /// is there (documented). So an app's file under that name is another file in its extension.
  open func set(_ url: URL?, forKey defaultName: String) {
    guard let url else { return removeObject(forKey: defaultName) }
    set(DefaultsCoercion.stored(url), forKey: defaultName)
  }

  /// Registers values for keys without a stored value.
  ///
  /// Simulated: they last as long as the process, and all its settings have them, whichever
  /// settings they were registered with (documented).
  open func register(defaults registrationDictionary: [String: Any]) {
    DefaultsVolatile.register(registrationDictionary)
    DefaultsObservers.shared.noteChange(of: Set(registrationDictionary.keys))
  }

  /// All keys and values, from all domains that are searched.
  ///
  /// Simulated: including the global and the registered ones, as on iOS.
  open func dictionaryRepresentation() -> [String: Any] { search.withLock { $0 }.values }

  /// Does nothing, as on iOS: values are already stored.
  @discardableResult
  open func synchronize() -> Bool { true }
}
