import DeviceProtocol
public import Foundation
import Synchronization

extension UserDefaults {
  /// The notification that a value has changed.
  ///
  /// Simulated: posted at once, on the thread that changes it, only by the process that changes it
  /// (documented), with the settings as its object. No known difference.
  public static let didChangeNotification = NSNotification.Name(
    "NSUserDefaultsDidChangeNotification")

  /// The notification that too much is stored.
  ///
  /// Simulated: it is never posted: on iOS there is no such notification for settings on the device
  /// (documented), even when a write is lost.
  public static let sizeLimitExceededNotification = NSNotification.Name(
    "com.apple.CFPreferences.byteCountLimitReached")

  /// Stores copies of values, and removes keys, in the settings' own domain.
  func write(_ values: [String: Any], removing removed: Set<String>) {
    write(values, removing: removed, in: search.withLock { $0.own })
  }

  /// Stores copies of values, and removes keys; tells the device and the observers.
  func write(_ values: [String: Any], removing removed: Set<String>, in domain: DefaultsDomain) {
    let observers = DefaultsObservers.shared
    let keys = removed.union(values.keys)
    observers.announce(values, removing: removed, in: domain)
    let outcome = domain.change { all in
      for key in removed { all[key] = nil }
      all.merge(values) { $1 }
      return Array(keys)
    }
    let changed = if case .stored(let changed) = outcome { changed } else { Set<String>() }
    let entries = keys.sorted().map {
      DefaultsChange.Entry(
        key: $0, text: values[$0].map(DefaultsText.text), isNew: changed.contains($0))
    }
    DefaultsNews.tell(
      DefaultsChange(file: domain.file.path, store: domain.name, entries: entries), outcome)
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
    observers.noteChange(of: keys)
  }
}
