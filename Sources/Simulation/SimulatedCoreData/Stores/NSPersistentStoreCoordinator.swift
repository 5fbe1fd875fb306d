public import Foundation
import Synchronization

/// The layer between contexts and stores.
///
/// Simulated: one or more SQLite stores, or stores in memory; rows that were read are kept for
/// faults, as in Core Data. Differs: there is one connection for each store, so contexts of one
/// coordinator wait for each other.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  // The list of stores is changed only under its lock; each store has a lock of its own.

  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// A name, for debugging.
  open var name: String?

  private let lock = NSRecursiveLock()
  private var stores: [NSPersistentStore] = []
  private var contexts: [NSManagedObjectContext.WeakContext] = []
  private let queue = DispatchQueue(label: "NSPersistentStoreCoordinator")

  /// Makes a coordinator without stores; the model can't be changed any more.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    ManagedClasses.use(model)
  }

  /// The stores.
  open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

  /// Opens a store; one that isn't there is created.
  ///
  /// - Throws: An error of the store's file, its model, or SQLite.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = try StoreOpening(
      model: managedObjectModel, type: storeType, configuration: configuration, url: storeURL,
      options: options
    ).open()
    lock.withLock {
      store.persistentStoreCoordinator = self
      stores.append(store)
    }
    NotificationCenter.default.post(
      name: .NSPersistentStoreCoordinatorStoresDidChange, object: self,
      userInfo: [NSAddedPersistentStoresKey: [store]])
    return store
  }

  /// Opens the store in a description.
  ///
  /// Simulated: the handler is called at once, or later if the description says so.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let description = storeDescription
    nonisolated(unsafe) let block = block
    let work: @Sendable () -> Void = {
      do {
        try self.addPersistentStore(
          ofType: description.type, configurationName: description.configuration,
          at: description.url, options: description.options)
        block(description, nil)
      } catch {
        block(description, error)
      }
    }
    if storeDescription.shouldAddStoreAsynchronously { queue.async(execute: work) } else { work() }
  }

  /// Closes a store; its file stays.
  open func remove(_ store: NSPersistentStore) throws {
    NotificationCenter.default.post(
      name: .NSPersistentStoreCoordinatorWillRemoveStore, object: store)
    lock.withLock { stores.removeAll { $0 === store } }
    store.persistentStoreCoordinator = nil
    NotificationCenter.default.post(
      name: .NSPersistentStoreCoordinatorStoresDidChange, object: self,
      userInfo: [NSRemovedPersistentStoresKey: [store]])
  }

  /// Returns the store at a URL.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL }
  }

  /// Returns the place of a store.
  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  /// Performs a block on the coordinator's queue, at some time.
  @preconcurrency open func perform(_ block: @escaping @Sendable () -> Void) {
    queue.async(execute: block)
  }

  /// Performs a block on the coordinator's queue and waits for it.
  @preconcurrency open func performAndWait(_ block: @Sendable () -> Void) {
    queue.sync(execute: block)
  }

  /// Returns the identifier that a URI stands for, if it belongs to one of the stores.
  ///
  /// Simulated: the store isn't asked whether there is such an object (documented).
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    identity(forURI: url)?.publicID
  }

  /// Notes that a context works with the coordinator.
  func listen(_ context: NSManagedObjectContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil || $0.context === context }
      contexts.append(.init(context: context))
    }
  }

  /// Makes the contexts that want it merge what one of them has saved.
  func tellListeners(_ saved: SavedIdentities, except saver: NSManagedObjectContext?) {
    let listeners = lock.withLock { contexts.compactMap(\.context) }
    for context in listeners
    where context !== saver && context.coordinator === self
      && context.automaticallyMergesChangesFromParent
    { context.perform { context.merge(saved) } }
  }

  /// Returns the identity that a URI stands for.
  func identity(forURI url: URL) -> ObjectIdentity? {
    let parts = url.path.split(separator: "/")
    guard url.scheme == "x-coredata", parts.count == 2, parts[1].first == "p",
      let number = Int64(parts[1].dropFirst()), number > 0,
      let store = persistentStores.first(where: { $0.identifier == url.host }),
      let entity = managedObjectModel.entity(named: String(parts[0]))
    else { return nil }
    return store.locked { store.identity(number, entity) }
  }
}

extension Notification.Name {
  /// Posted when a coordinator has gained or lost a store.
  ///
  /// Simulated: no known difference.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "_NSPersistentStoresDidChangeNotification")
  /// Posted when a coordinator is about to lose a store.
  ///
  /// Simulated: posted before the store is removed, with the store as its object (documented). No
  /// known difference.
  public static let NSPersistentStoreCoordinatorWillRemoveStore = Notification.Name(
    "_NSPersistentStoreCoordinatorWillRemoveStoreNotification")
}

/// The stores that a coordinator has gained.
///
/// Simulated: a key of its notification (documented). No known difference.
public let NSAddedPersistentStoresKey = "added"
/// The stores that a coordinator has lost.
///
/// Simulated: a key of its notification (documented). No known difference.
public let NSRemovedPersistentStoresKey = "removed"
