import Foundation

/// Opens stores, and creates those that don't exist yet.
struct StoreOpening {
  let model: NSManagedObjectModel
  let type: String
  let configuration: String?
  let url: URL?
  let options: [AnyHashable: Any]?

  /// Opens the store.
  ///
  /// - Throws: A Core Data error.
  func open() throws -> NSPersistentStore {
    guard type == NSSQLiteStoreType || type == NSInMemoryStoreType else {
      throw CoreDataError.make(
        NSPersistentStoreInvalidTypeError, "The operation couldn’t be completed.",
        ["reason": "Unknown store type: \(type)"])
    }
    guard let entities = model.entities(forConfigurationName: configuration) else {
      throw CoreDataError.make(
        NSCoreDataError, nil,
        ["reason": "Unable to find a configuration named '\(configuration ?? "")' in the model."])
    }
    let path = try path()
    let isNew = path == ":memory:" || !FileManager.default.fileExists(atPath: path)
    do {
      if !isNew { try StoreMigration(model: model, options: options).migrate(path, configuration) }
      let database = try Database(
        path: path, isReadOnly: isReadOnly && !isNew,
        patience: (options?[NSPersistentStoreTimeoutOption] as? NSNumber)?.doubleValue ?? 10)
      let store = NSPersistentStore(
        database: database, entities: entities, configuration: configuration, url: url, type: type,
        options: options)
      try prepare(store, isMemory: path == ":memory:")
      return store
    } catch let failure as Database.Failure {
      throw CoreDataError.sqlite(failure.code, failure.words, path)
    }
  }

  private var isReadOnly: Bool {
    (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue
      ?? (options?[NSReadOnlyPersistentStoreOption] as? Bool) ?? false
  }

  /// Returns the path of the database.
  private func path() throws -> String {
    guard type == NSSQLiteStoreType else { return ":memory:" }
    guard let url, url.isFileURL else {
      preconditionFailure("an SQLite store needs the URL of a file")
    }
    if url.path == "/dev/null" { return ":memory:" }
    var isFolder: ObjCBool = false
    let folder = url.deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw CoreDataError.make(
        CocoaError.Code.fileWriteUnknown.rawValue,
        "The file “\(url.lastPathComponent)” couldn’t be saved.",
        [NSFilePathErrorKey: url.path, "reason": "Failed to create file; code = 2"])
    }
    return url.path
  }

  /// Creates the tables of a new store, or checks those of an existing one.
  private func prepare(_ store: NSPersistentStore, isMemory: Bool) throws {
    let database = store.database
    if !isMemory, !isReadOnly {
      let pragmas = options?[NSSQLitePragmasOption] as? [String: Any]
      try database.run("PRAGMA journal_mode = \(pragmas?["journal_mode"] ?? "WAL")")
      for (name, value) in (pragmas ?? [:]).sorted(by: { $0.key < $1.key })
      where name != "journal_mode" && name.allSatisfy({ $0.isLetter || $0 == "_" }) {
        try database.run("PRAGMA \(name) = \(value)")
      }
    }
    if !isReadOnly, store.option(NSSQLiteManualVacuumOption) { try database.run("VACUUM") }
    if !isReadOnly, store.option(NSSQLiteAnalyzeOption) { try database.run("ANALYZE") }
    if try StoreMetadata.read(database) == nil {
      try database.transaction {
        guard try StoreMetadata.read(database) == nil else { return }
        try StoreTables.make(store.schema, in: database)
        try StoreMetadata.write(StoreMetadata.fresh(model, configuration, type), database)
        try ModelArchive.write(model, database)
      }
    }
    if store.keepsHistory { try HistoryTables.make(in: database) }
    let metadata = try StoreMetadata.read(database) ?? [:]
    store.metadata = metadata
    store.identifier = metadata[NSStoreUUIDKey] as? String ?? ""
    store.listen()
  }
}

/// The tables that every store has.
enum StoreTables {
  static func make(_ schema: Schema, in database: Database) throws {
    for statement in schema.statements { try database.run(statement) }
    try database.run(
      "CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, "
        + "Z_MAX INTEGER)")
    try database.run(
      "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)")
    try database.run("CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB)")
    for (number, entity) in schema.entities.sorted(by: { $0.key < $1.key }) {
      try database.run(
        "INSERT INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES (?, ?, ?, 0)",
        [
          .integer(number), .text(entity.name ?? ""),
          .integer(entity.superentity.map { schema.number(of: $0) } ?? 0),
        ])
    }
  }
}
