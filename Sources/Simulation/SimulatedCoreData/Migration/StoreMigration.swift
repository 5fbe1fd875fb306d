import Foundation

/// Brings an older store's file to the model that it is opened with.
struct StoreMigration {
  let model: NSManagedObjectModel
  let options: [AnyHashable: Any]?

  func migrate(_ path: String, _ configuration: String?) throws {
    let database = try Database(path: path, isReadOnly: true)
    let metadata: [String: Any]?
    do {
      metadata = try StoreMetadata.read(database)
    } catch let failure as Database.Failure where failure.code & 0xff == 8 { return }
    guard let metadata else { return }
    guard !model.isConfiguration(withName: configuration, compatibleWithStoreMetadata: metadata)
    else { return }
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
}
