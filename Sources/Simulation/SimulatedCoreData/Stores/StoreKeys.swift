// The names of stores' types, options and metadata (documented; their texts observed).

/// The type of stores that are SQLite databases.
///
/// Simulated: no known difference.
public let NSSQLiteStoreType = "SQLite"
/// The type of stores that are nowhere but in memory.
///
/// Simulated: no known difference.
public let NSInMemoryStoreType = "InMemory"
/// The type of stores that are archives; there are none here.
///
/// Simulated: no known difference.
public let NSBinaryStoreType = "Binary"
/// The key of a store's type in its metadata.
///
/// Simulated: no known difference.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's UUID in its metadata.
///
/// Simulated: no known difference.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of the hashes of a store's entities in its metadata.
///
/// Simulated: no known difference.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The key of the identifiers of a store's model in its metadata.
///
/// Simulated: no known difference.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// The key of the oldest system that can read a store.
///
/// Simulated: no known difference.
public let NSPersistentStoreOSCompatibility = "NSPersistentStoreOSCompatibility"
/// The option that a store is only read.
///
/// Simulated: no known difference.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option that an older store is migrated when it is opened.
///
/// Simulated: no known difference.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The option that the way from the older model is inferred.
///
/// Simulated: no known difference.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option with pragmas of SQLite.
///
/// Simulated: no known difference.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option that a store is analysed when it is opened.
///
/// Simulated: no known difference.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// The option that a store is vacuumed when it is opened.
///
/// Simulated: no known difference.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// The option for how long a store is waited for.
///
/// Simulated: no known difference.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// The option that a store is destroyed though it can't be locked.
///
/// Simulated: no known difference.
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
/// The option with the protection of a store's file.
///
/// Simulated: no known difference.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option that a store keeps persistent history.
///
/// Simulated: no known difference.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option that changes of a store by others are told.
///
/// Simulated: no known difference.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option that a store is opened whatever its model was.
///
/// Simulated: no known difference.
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
/// The key of the history's token in a notification.
///
/// Simulated: no known difference.
public let NSPersistentHistoryTokenKey = "historyToken"
/// The key of a store's URL in a notification.
///
/// Simulated: no known difference.
public let NSPersistentStoreURLKey = "storeURL"
