// The names of stores' types, options and metadata (documented; their texts are observed).

/// The type of stores that are SQLite databases.
///
/// Simulated: the name is Apple's.
public let NSSQLiteStoreType = "SQLite"
/// The type of stores that exist only in memory.
///
/// Simulated: the name is Apple's.
public let NSInMemoryStoreType = "InMemory"
/// The type of stores that are archives.
///
/// Type-checks only: such a store is refused with `NSPersistentStoreInvalidTypeError`.
public let NSBinaryStoreType = "Binary"
/// The key of a store's type in its metadata.
///
/// Simulated: the name is Apple's.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's UUID in its metadata.
///
/// Simulated: the name is Apple's.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of the hashes of a store's entities in its metadata.
///
/// Simulated: the name is Apple's.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The key of the identifiers of a store's model in its metadata.
///
/// Simulated: the name is Apple's.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// The key of the oldest system that can read a store.
///
/// Type-checks only: no metadata has it.
public let NSPersistentStoreOSCompatibility = "NSPersistentStoreOSCompatibility"
/// The option that makes a store read-only.
///
/// Simulated: the name is Apple's.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option to migrate an older store when it is opened.
///
/// Simulated: the name is Apple's.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The option to infer the mapping from the older model.
///
/// Simulated: the name is Apple's.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option with pragmas of SQLite.
///
/// Simulated: the name is Apple's.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option to analyse a store when it is opened.
///
/// Simulated: SQLite does it. No known difference.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// The option to vacuum a store when it is opened.
///
/// Simulated: SQLite does it. No known difference.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// The option for the number of seconds to wait for a store that is locked.
///
/// Simulated: with SQLite's own waiting. Differs: ten seconds if it isn't set.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// The option to destroy a store even if it can't be locked.
///
/// Type-checks only: stores don't read this option.
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
/// The option for the protection of a store's file.
///
/// Type-checks only: stores don't read this option.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option to keep persistent history.
///
/// Simulated: the name is Apple's.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option to report changes of a store by others.
///
/// Simulated: the name is Apple's.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option to open a store whatever its model was.
///
/// Simulated: neither compared nor migrated; whatever the tables lack is an SQLite error.
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
/// The key of the history's token in a notification.
///
/// Simulated: the name is Apple's.
public let NSPersistentHistoryTokenKey = "historyToken"
/// The key of a store's URL in a notification.
///
/// Simulated: the name is Apple's.
public let NSPersistentStoreURLKey = "storeURL"
