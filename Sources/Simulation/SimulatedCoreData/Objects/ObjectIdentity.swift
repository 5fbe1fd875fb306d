import Foundation
import Synchronization

/// Identifies an object, across contexts: one for each row of a store, or for each object that has
/// no row yet.
///
/// Two identities are equal only if they are the same object. An identity has a row once the object
/// is saved; whatever points to it needs no change then.
final class ObjectIdentity: Hashable, Sendable {
  /// Its entity; models never change once identities of their entities exist.
  nonisolated(unsafe) let entity: NSEntityDescription
  private let state: Mutex<State>

  private struct State: @unchecked Sendable {
    // Stores and identifiers are only handed on from here, and never change.
    weak var store: NSPersistentStore?
    var row: Int64 = 0
    var publicID: NSManagedObjectID?
  }

  /// Makes a new object's identity; the store is known once the object is inserted or saved.
  init(_ entity: NSEntityDescription, store: NSPersistentStore?) {
    self.entity = entity
    let given = State(store: store)
    state = Mutex(given)
  }

  /// Makes the identity of a row.
  init(_ entity: NSEntityDescription, store: NSPersistentStore, row: Int64) {
    self.entity = entity
    let given = State(store: store, row: row)
    state = Mutex(given)
  }

  /// The row's number; 0 when there is none yet.
  var row: Int64 { state.withLock { $0.row } }
  /// Whether there is no row yet.
  var isTemporary: Bool { row == 0 }
  /// The store of the row.
  var store: NSPersistentStore? {
    get { state.withLock { $0.store } }
    set {
      nonisolated(unsafe) let store = newValue
      state.withLock { $0.store = store }
    }
  }

  /// The identifier that programs see; another one once there is a row.
  var publicID: NSManagedObjectID {
    state.withLock { state in
      if let known = state.publicID { return known }
      let fresh = NSManagedObjectID(self, row: state.row, store: state.store)
      state.publicID = fresh
      return fresh
    }
  }

  /// Assigns the object's row.
  func become(row: Int64, of store: NSPersistentStore) {
    nonisolated(unsafe) let store = store
    state.withLock { state in
      state.row = row
      state.store = store
      state.publicID = nil
    }
  }

  static func == (first: ObjectIdentity, second: ObjectIdentity) -> Bool { first === second }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
