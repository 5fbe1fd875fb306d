import DeviceProtocol
public import Foundation
import Synchronization

/// The values that iCloud keeps for the apps of a team, on all devices of the user.
///
/// Simulated: the store that the entitlement com.apple.developer.ubiquity-kvstore-identifier names,
/// which an app shares with the extensions that name it, too. What another device changes is
/// reported by a notification (documented). Without the entitlement nothing is kept, and the log
/// says so (observed). Differs: values are in iCloud at once, no change is reported on the device
/// that made it, and iCloud is never full.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  // It has no values of its own.
  /// The store of the process.
  public static let `default` = NSUbiquitousKeyValueStore()

  private static let isReading = Mutex(false)

  /// Makes another object for the same store.
  public override init() {
    super.init()
    let isFirst = Self.isReading.withLock { isReading in
      defer { isReading = true }
      return !isReading
    }
    guard isFirst else { return }
    PointNewsReader.add { news in
      guard case .cloud(let keys) = news else { return }
      NotificationCenter.default.post(
        name: NSUbiquitousKeyValueStore.didChangeExternallyNotification,
        object: NSUbiquitousKeyValueStore.default,
        userInfo: [
          NSUbiquitousKeyValueStoreChangeReasonKey: NSUbiquitousKeyValueStoreServerChange,
          NSUbiquitousKeyValueStoreChangedKeysKey: keys,
        ])
    }
    _ = values
  }

  /// All values by their keys.
  open var dictionaryRepresentation: [String: Any] { values }

  /// Returns a value.
  open func object(forKey aKey: String) -> Any? { values[aKey] }
  /// Returns a text.
  open func string(forKey aKey: String) -> String? { values[aKey] as? String }
  /// Returns an array.
  open func array(forKey aKey: String) -> [Any]? { values[aKey] as? [Any] }
  /// Returns a dictionary.
  open func dictionary(forKey aKey: String) -> [String: Any]? { values[aKey] as? [String: Any] }
  /// Returns data.
  open func data(forKey aKey: String) -> Data? { values[aKey] as? Data }
  /// Returns a whole number; 0 if there is none.
  open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
  /// Returns a number; 0 if there is none.
  open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
  /// Returns a yes or no; no if there is none.
  open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

  /// Keeps a value that property lists can have; `nil` removes it.
  open func set(_ anObject: Any?, forKey aKey: String) { keep(anObject, aKey) }
  /// Keeps a text.
  open func set(_ aString: String?, forKey aKey: String) { keep(aString, aKey) }
  /// Keeps data.
  open func set(_ aData: Data?, forKey aKey: String) { keep(aData, aKey) }
  /// Keeps an array.
  open func set(_ anArray: [Any]?, forKey aKey: String) { keep(anArray, aKey) }
  /// Keeps a dictionary.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { keep(aDictionary, aKey) }
  /// Keeps a whole number.
  open func set(_ value: Int64, forKey aKey: String) { keep(NSNumber(value: value), aKey) }
  /// Keeps a number.
  open func set(_ value: Double, forKey aKey: String) { keep(NSNumber(value: value), aKey) }
  /// Keeps a yes or no.
  open func set(_ value: Bool, forKey aKey: String) { keep(NSNumber(value: value), aKey) }

  /// Removes a value.
  open func removeObject(forKey aKey: String) { keep(nil, aKey) }

  /// Writes what is only in memory.
  ///
  /// Simulated: there is never anything to write.
  ///
  /// - Returns: Whether there is a store: not without the entitlement.
  @discardableResult open func synchronize() -> Bool { stored != nil }

  private func number(_ key: String) -> NSNumber? {
    switch values[key] {
    case let number as NSNumber: number
    case let truth as Bool: NSNumber(value: truth)
    case let whole as Int: NSNumber(value: whole)
    case let double as Double: NSNumber(value: double)
    default: nil
    }
  }

  private var values: [String: Any] {
    (stored ?? [:]).compactMapValues { data in
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      return (list as? [Any])?.first
    }
  }

  /// What the device keeps; `nil` without a store.
  private var stored: [String: Data]? {
    guard
      case .information(.cloud(let values))? = DeviceConnection.shared?.ask(
        .pointQuestion(.cloud(.read)))
    else { return nil }
    return values
  }

  private func keep(_ value: Any?, _ key: String) {
    var data: Data?
    if let value {
      data = try? PropertyListSerialization.data(
        fromPropertyList: [value], format: .binary, options: 0)
      // Apple's class throws an exception, which ends the program.
      precondition(data != nil, "'\(type(of: value))' is no value of a property list.")
    }
    let text = value.map { "\($0)" } ?? ""
    _ = DeviceConnection.shared?.ask(.pointQuestion(.cloud(.write(key: key, data, text: text))))
  }
}

extension NSUbiquitousKeyValueStore {
  /// Values have changed on another device.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
}

/// The key of the reason in a notification about changes: a number.
///
/// Simulated: Apple's text.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the changed values' keys in a notification about changes.
///
/// Simulated: Apple's text.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The reason that another device has changed values.
///
/// Simulated: Apple's number.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason that values have come for the first time.
///
/// Type-checks only: they are always there.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The reason that there are too many values.
///
/// Type-checks only: there is room for all.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The reason that the user has another account.
///
/// Type-checks only: the user has one account.
public let NSUbiquitousKeyValueStoreAccountChange = 3
