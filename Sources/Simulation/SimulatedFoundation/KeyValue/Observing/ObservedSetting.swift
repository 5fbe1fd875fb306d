import Foundation
import Synchronization

/// Sets a property by its name so that the change is reported once, whether or not the property
/// reports it.
enum ObservedSetting {
  /// The properties being set by name: their own reports don't count.
  private static let current = Mutex<[Place]>([])

  private struct Place: Equatable {
    var object: ObjectIdentifier
    var key: String
  }

  static func set(_ object: NSObject, _ key: String, _ set: () -> Void) {
    guard KeyValueChanges.isObserved(object, key) else { return set() }
    let place = Place(object: ObjectIdentifier(object), key: key)
    KeyValueChanges.begin(object, key)
    current.withLock { $0.append(place) }
    set()
    current.withLock { places in
      if let index = places.lastIndex(of: place) { places.remove(at: index) }
    }
    KeyValueChanges.end(object, key)
  }

  /// Whether the property is being set by its name just now.
  static func isGoingOn(_ object: NSObject, _ key: String) -> Bool {
    let place = Place(object: ObjectIdentifier(object), key: key)
    return current.withLock { $0.contains(place) }
  }
}
