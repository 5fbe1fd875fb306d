// The names of stores' types, options and metadata (documented; their texts observed).

/// The type of stores that are SQLite databases.
///
/// Simulated: the name is Apple's.
public let NSSQLiteStoreType = "SQLite"
/// The type of stores that are nowhere but in memory.
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
/// The option that a store is only read.
///
/// Simulated: the name is Apple's.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option that an older store is migrated when it is opened.
///
/// Simulated: the name is Apple's.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The option that the way from the older model is inferred.
///
/// Simulated: the name is Apple's.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option with pragmas of SQLite.
///
/// Simulated: the name is Apple's.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option that a store is analysed when it is opened.
///
/// Simulated: SQLite does it. No known difference.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// The option that a store is vacuumed when it is opened.
///
/// Simulated: SQLite does it. No known difference.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// The option for how many seconds a store that somebody else has locked is waited for.
///
/// Simulated: with SQLite's own waiting. Differs: ten seconds where it isn't set.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// The option that a store is destroyed though it can't be locked.
///
/// Type-checks only: stores don't read this option.
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
/// The option with the protection of a store's file.
///
/// Type-checks only: stores don't read this option.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option that a store keeps persistent history.
///
/// Simulated: the name is Apple's.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option that changes of a store by others are told.
///
/// Simulated: the name is Apple's.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option that a store is opened whatever its model was.
///
/// Simulated: neither compared nor migrated; what the tables lack is an error of SQLite's.
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
/// The key of the history's token in a notification.
///
/// Simulated: the name is Apple's.
public let NSPersistentHistoryTokenKey = "historyToken"
/// The key of a store's URL in a notification.
///
/// Simulated: the name is Apple's.
public let NSPersistentStoreURLKey = "storeURL"
