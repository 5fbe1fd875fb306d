public import Foundation
import SimulatedFoundation

/// Reports what is saved to a store, by this process or another.
///
/// A notification with the store's UUID goes through the device, to every process that has the store
/// open with the option for it.
final class RemoteChanges {
  private let token: DarwinSignals.Token

  /// Listens for changes of a store.
  init(_ store: NSPersistentStore) {
    let listener = Listener(store: store)
    token = DarwinSignals.observe(Self.name(store), on: .global()) { _ in
      guard let store = listener.store, let coordinator = store.persistentStoreCoordinator else {
        return
      }
      var information: [AnyHashable: Any] = [NSStoreUUIDKey: store.identifier ?? ""]
      information[NSPersistentStoreURLKey] = store.url
      information[NSPersistentHistoryTokenKey] = coordinator.currentPersistentHistoryToken(
        fromStores: [store])
      NotificationCenter.default.post(
        name: .NSPersistentStoreRemoteChange, object: coordinator, userInfo: information)
    }
  }

  private struct Listener: @unchecked Sendable {
    // The store has a lock for its mutable state.
    weak var store: NSPersistentStore?
  }

  deinit { _ = DarwinSignals.end(token) }

  /// Reports a change.
  static func tell(_ store: NSPersistentStore) { DarwinSignals.post(name(store)) }

  private static func name(_ store: NSPersistentStore) -> String {
    "com.apple.coredata.store.\(store.identifier ?? "")"
  }
}

extension Notification.Name {
  /// A store was changed, by this process or another.
  ///
  /// Simulated: posted if the store was opened with the option for it, on one of the system's
  /// threads, after every save (documented). Differs: several saves in a row may be reported once.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

extension NSPersistentStoreCoordinator {
  /// The place in the history that the stores have reached.
  ///
  /// - Parameter stores: The stores; `nil` for all of them.
  /// - Returns: A token; `nil` when no store keeps history.
  public func currentPersistentHistoryToken(
    fromStores stores: [Any]?
  ) -> NSPersistentHistoryToken? {
    let list = stores?.compactMap { $0 as? NSPersistentStore } ?? persistentStores
    var places: [String: Int64] = [:]
    for store in list where store.keepsHistory {
      places[store.identifier ?? ""] = (try? store.using { try HistoryTables.last(in: $0) }) ?? 0
    }
    return places.isEmpty ? nil : NSPersistentHistoryToken(places)
  }
}
