public import Foundation

extension NSPersistentStoreCoordinator {
  /// Returns the metadata of a store's file.
  public class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    do {
      guard let metadata = try StoreMetadata.read(Database(path: url.path, isReadOnly: true)) else {
        throw CoreDataError.make(
          259,
          "The file “\(url.lastPathComponent)” couldn’t be opened because it isn’t in the "
            + "correct format.", [NSFilePathErrorKey: url.path])
      }
      return metadata
    } catch let failure as Database.Failure {
      throw CoreDataError.sqlite(failure.code, failure.words, url.path)
    }
  }

  /// Returns the metadata of a store.
  public func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata ?? [:] }

  /// Sets the metadata of a store, and writes it at once.
  ///
  /// Simulated: Differs: iOS writes it with the next save.
  public func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    var metadata = metadata ?? [:]
    for (key, value) in store.metadata ?? [:] where metadata[key] == nil { metadata[key] = value }
    store.metadata = metadata
    try? store.using { database in
      try database.transaction { try StoreMetadata.write(metadata, database) }
    }
  }

  /// Empties a store.
  ///
  /// Simulated: as on iOS, the file of an SQLite store stays, without tables (observed).
  public func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    for store in persistentStores where store.url?.path == url.path { try remove(store) }
    do {
      let database = try Database(path: url.path, isReadOnly: false)
      try database.transaction {
        let names = try database.rows(
          "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        for name in names.compactMap({ $0.first?.text }) {
          try database.run("DROP TABLE \"\(name)\"")
        }
      }
    } catch let failure as Database.Failure {
      throw CoreDataError.sqlite(failure.code, failure.words, url.path)
    }
  }

  /// Copies a store to another place, replacing what is there.
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws {
    do {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: destinationURL.path + suffix)
      }
      let source = try Database(path: sourceURL.path, isReadOnly: false)
      try source.run("VACUUM INTO ?", [.text(destinationURL.path)])
    } catch let failure as Database.Failure {
      throw CoreDataError.sqlite(failure.code, failure.words, sourceURL.path)
    }
  }

  /// Copies a store to another place and continues with the copy.
  ///
  /// Simulated: the old file stays (documented).
  public func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    try store.using { database in try database.run("VACUUM INTO ?", [.text(URL.path)]) }
    let configuration = store.configurationName
    try remove(store)
    return try addPersistentStore(
      ofType: storeType, configurationName: configuration, at: URL, options: options)
  }
}
