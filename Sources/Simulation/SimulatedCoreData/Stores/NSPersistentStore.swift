public import Foundation

/// A store of a coordinator: an SQLite database, in a file or in memory.
///
/// Simulated: the documented members. Differs: binary and XML stores and stores of a program's own
/// don't exist here.
open class NSPersistentStore: NSObject {
  /// The coordinator.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The name of the configuration whose entities it has.
  public let configurationName: String
  /// What the store was opened with.
  public let options: [AnyHashable: Any]?
  /// Where the store lies.
  open var url: URL?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The store's UUID.
  open var identifier: String!
  /// What kind of store it is.
  public let type: String
  /// Whether nothing may be written.
  open var isReadOnly: Bool

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is known of the store: its UUID, its model, and what a program has added.
  open var metadata: [String: Any]! = [:]

  let database: Database
  let schema: Schema
  /// Held by whoever uses the database or the tables below.
  let lock = NSRecursiveLock()
  var identities: [String: [Int64: ObjectIdentity]] = [:]
  var rows: [ObjectIdentity: KeptRow] = [:]
  /// What persistent history has to be kept of; `nil` when it isn't.
  var keepsHistory: Bool { option(NSPersistentHistoryTrackingKey) }

  /// Who tells of changes, where that is wanted.
  private var remote: RemoteChanges?

  /// Begins to tell of changes, if the store was opened for that.
  func listen() {
    guard option(NSPersistentStoreRemoteChangeNotificationPostOptionKey) else { return }
    remote = RemoteChanges(self)
  }

  /// Tells every process that has the store open of a change.
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

  /// Does something with the database; what SQLite says becomes an error of Core Data's.
  func using<Result>(_ body: (Database) throws -> Result) throws -> Result {
    lock.lock()
    defer { lock.unlock() }
    do {
      return try body(database)
    } catch let failure as Database.Failure {
      throw CoreDataError.sqlite(failure.code, failure.words, url?.path ?? database.path)
    }
  }

  /// The identity of a row; one that is not known yet has the entity that is given.
  func identity(_ row: Int64, _ entity: NSEntityDescription) -> ObjectIdentity {
    let root = entity.root.name ?? ""
    if let known = identities[root]?[row] { return known }
    let fresh = ObjectIdentity(entity, store: self, row: row)
    identities[root, default: [:]][row] = fresh
    return fresh
  }
}
