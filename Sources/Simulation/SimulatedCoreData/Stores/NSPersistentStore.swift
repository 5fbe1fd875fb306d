public import Foundation

/// A store of a coordinator: an SQLite database, in a file or in memory.
///
/// Simulated: the documented members. Differs: binary and XML stores and a program's own kinds of
/// stores don't exist here.
open class NSPersistentStore: NSObject {
  /// The coordinator.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The name of the configuration whose entities it has.
  public let configurationName: String
  /// The options with which the store was opened.
  public let options: [AnyHashable: Any]?
  /// The place of the store.
  open var url: URL?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The store's UUID.
  open var identifier: String!
  /// The type of the store.
  public let type: String
  /// Whether writing is forbidden.
  open var isReadOnly: Bool

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Information about the store: its UUID, its model, and what a program has added.
  open var metadata: [String: Any]! = [:]

  let database: Database
  let schema: Schema
  /// Held by the code that uses the database or the tables below.
  let lock = NSRecursiveLock()
  var identities: [String: [Int64: ObjectIdentity]] = [:]
  var rows: [ObjectIdentity: KeptRow] = [:]
  /// The option for persistent history; `nil` when none is kept.
  var keepsHistory: Bool { option(NSPersistentHistoryTrackingKey) }

  /// Reports changes, if that is wanted.
  private var remote: RemoteChanges?

  /// Starts reporting changes, if the store was opened for that.
  func listen() {
    guard option(NSPersistentStoreRemoteChangeNotificationPostOptionKey) else { return }
    remote = RemoteChanges(self)
  }

  /// Tells every process that has the store open about a change.
  func tellOfChange() {
    if remote != nil { RemoteChanges.tell(self) }
  }

  /// A row that was read, and when.
  struct KeptRow {
    var row: Row
    var moment: Date
  }

  init(
    database: Database, entities: [NSEntityDescription], configuration: String?, url: URL?,
    type: String, options: [AnyHashable: Any]?
  ) {
    self.database = database
    schema = Schema(entities)
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.url = url
    self.type = type
    self.options = options
    isReadOnly = false
    super.init()
    isReadOnly = option(NSReadOnlyPersistentStoreOption)
  }

  /// Whether an option is on.
  func option(_ key: String) -> Bool {
    (options?[key] as? NSNumber)?.boolValue ?? (options?[key] as? Bool) ?? false
  }

  func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// Runs code with the database; SQLite's error becomes one of Core Data's.
  func using<Result>(_ body: (Database) throws -> Result) throws -> Result {
    lock.lock()
    defer { lock.unlock() }
    do {
      return try body(database)
    } catch let failure as Database.Failure {
      throw CoreDataError.sqlite(failure.code, failure.words, url?.path ?? database.path)
    }
  }

  /// Returns the identity of a row; one that isn't known yet has the given entity.
  func identity(_ row: Int64, _ entity: NSEntityDescription) -> ObjectIdentity {
    let root = entity.root.name ?? ""
    if let known = identities[root]?[row] { return known }
    let fresh = ObjectIdentity(entity, store: self, row: row)
    identities[root, default: [:]][row] = fresh
    return fresh
  }
}
