import DeviceEvents
import DeviceProtocol
public import Foundation
import Synchronization

/// Settings that outlive the process: a process's own, or those of a suite that a group shares.
///
/// It stands in for Foundation's class of that name, whose suites know nothing of groups.
/// Simulated: a suite named for a group in the entitlements is one file in the group container; any
/// other suite is quietly private (observed). Every write is on disk when the call returns, and
/// other processes see it at once; this one's observers are told by a notification. Differs: KVO,
/// the 4 MiB limit and volatile domains aren't made yet.
open class UserDefaults: NSObject, @unchecked Sendable {
  // The file has its lock, and so have the registered values.
  let file: DefaultsFile
  let storeName: String
  let registered = Mutex(RegisteredValues())

  /// What was registered; it belongs to the whole process (documented of the registration domain).
  private static let registration = Mutex(Registration())

  /// The process's own settings.
  open class var standard: UserDefaults { standardDefaults }

  private static let standardDefaults = UserDefaults(home: nil)

  /// The process's own settings, as ``standard``.
  public convenience override init() { self.init(home: nil) }

  /// The settings of a suite.
  ///
  /// - Parameter suiteName: A group's identifier, or any other name; `nil` means the standard
  ///   settings.
  public init?(suiteName: String?) {
    guard let suiteName else {
      file = Self.privateFile(named: Self.ownDomain)
      storeName = "standard"
      super.init()
      return
    }
    storeName = suiteName
    let context = DeviceConnection.shared?.context
    if let group = context?.groups[suiteName] {
      file = DefaultsFile(
        url: URL(fileURLWithPath: group)
          .appendingPathComponent("Library/Preferences/\(suiteName).plist"))
    } else {
      if suiteName.hasPrefix("group.") {
        DeviceConnection.shared?.send(.event(.groupRefused(group: suiteName)))
      }
      file = Self.privateFile(named: suiteName)
    }
    super.init()
  }

  private init(home: Never?) {
    file = Self.privateFile(named: Self.ownDomain)
    storeName = "standard"
    super.init()
  }

  /// The value of a key: the stored one, else that of an added suite, else the registered one.
  open func object(forKey defaultName: String) -> Any? {
    if let stored = file.read()[defaultName] { return stored }
    let others = registered.withLock { $0 }
    for suite in others.suites { if let value = suite.file.read()[defaultName] { return value } }
    return Self.registration.withLock { $0 }.values[defaultName]
  }

  /// Stores a property-list value; `nil` removes the key.
  ///
  /// As on iOS a value that no property list can hold ends the program.
  open func set(_ value: Any?, forKey defaultName: String) {
    guard let value else { return removeObject(forKey: defaultName) }
    guard PropertyListSerialization.propertyList([value], isValidFor: .binary) else {
      preconditionFailure(
        "Attempt to insert non-property list object \(value) for key \(defaultName)")
    }
    file.update { $0[defaultName] = value }
    DeviceConnection.shared?.send(
      .event(.stored(store: storeName, key: defaultName, value: DefaultsText.text(of: value))))
    noteChange()
  }

  /// Removes a key.
  open func removeObject(forKey defaultName: String) {
    file.update { $0[defaultName] = nil }
    DeviceConnection.shared?.send(.event(.removed(store: storeName, key: defaultName)))
    noteChange()
  }

  /// Gives values for keys that nothing is stored under; they last as long as the process.
  open func register(defaults registrationDictionary: [String: Any]) {
    let values = Registration(values: registrationDictionary)
    Self.registration.withLock { $0.values.merge(values.values) { _, new in new } }
  }

  /// All keys and values, stored and registered.
  open func dictionaryRepresentation() -> [String: Any] {
    let others = registered.withLock { $0 }
    let files = [file] + others.suites.map(\.file)
    return files.reversed().reduce(Self.registration.withLock { $0 }.values) { values, file in
      values.merging(file.read()) { _, stored in stored }
    }
  }

  /// Does nothing, as on iOS: values are stored by then.
  @discardableResult
  open func synchronize() -> Bool { true }
}

extension UserDefaults {
  private struct Registration: @unchecked Sendable {
    // Property-list values are shared as they are; nobody changes them.
    var values: [String: Any] = [:]
  }

  struct RegisteredValues: Sendable {
    /// The suites that were added, the last one first.
    var suites: [(name: String, file: DefaultsFile)] = []
  }

  static var ownDomain: String {
    DeviceConnection.shared?.context.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  private static func privateFile(named name: String) -> DefaultsFile {
    let home = DeviceConnection.shared?.context.home ?? NSHomeDirectory()
    let plain = name.replacingOccurrences(of: "/", with: "_")
    return DefaultsFile(
      url: URL(fileURLWithPath: home)
        .appendingPathComponent("Library/Preferences/\(plain).plist"))
  }
}
