import Foundation

/// Brings an older store's file to the model that it is opened with.
struct StoreMigration {
  let model: NSManagedObjectModel
  let options: [AnyHashable: Any]?

  /// Migrates a file if necessary.
  ///
  /// - Throws: An error with a code from 134100 to 134190 when that isn't possible, or not allowed.
  func migrate(_ path: String, _ configuration: String?) throws {
    guard !flag(NSIgnorePersistentStoreVersioningOption), let metadata = try metadata(path),
      !model.isConfiguration(withName: configuration, compatibleWithStoreMetadata: metadata)
    else { return }
    guard flag(NSMigratePersistentStoresAutomaticallyOption) else {
      throw CoreDataError.make(
        NSPersistentStoreIncompatibleVersionHashError,
        "The managed object model version used to open the persistent store is incompatible with "
          + "the one that was used to create the persistent store.",
        [
          "metadata": metadata,
          "reason": "The model used to open the store is incompatible with the one used to create "
            + "the store",
        ])
    }
    guard flag(NSInferMappingModelAutomaticallyOption) else {
      throw Self.missingMapping("Can't find mapping model for migration")
    }
    let database = try Database(path: path, isReadOnly: false)
    guard let old = try ModelArchive.read(database) else {
      throw CoreDataError.make(
        NSMigrationMissingSourceModelError,
        "Persistent store migration failed, missing source managed object model.",
        ["metadata": metadata, "reason": "Can't find model for source store"])
    }
    old.freeze()
    let mapping = try InferredMapping(from: old, to: model)
    let entities = model.entities(forConfigurationName: configuration) ?? []
    try database.transaction {
      try TableMigration(
        database: database, mapping: mapping, old: Schema(old.entities), new: Schema(entities)
      ).run()
      var fresh = metadata
      fresh.merge(StoreMetadata.of(model, configuration)) { $1 }
      try StoreMetadata.write(fresh, database)
      try ModelArchive.write(model, database)
    }
  }

  static func missingMapping(_ reason: String) -> NSError {
    CoreDataError.make(
      NSMigrationMissingMappingModelError,
      "Persistent store migration failed, missing mapping model.", ["reason": reason])
  }

  private func metadata(_ path: String) throws -> [String: Any]? {
    do {
      return try StoreMetadata.read(Database(path: path, isReadOnly: true))
    } catch let failure as Database.Failure where failure.code & 0xff == 8 {
      return nil
    }
  }

  private func flag(_ key: String) -> Bool {
    (options?[key] as? NSNumber)?.boolValue ?? (options?[key] as? Bool) ?? false
  }
}
