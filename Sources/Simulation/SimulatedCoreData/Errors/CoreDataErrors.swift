// Core Data's errors have the domain NSCocoaErrorDomain and these codes (documented).

/// An object has invalid values.
///
/// Simulated: the documented number. No known difference.
public let NSManagedObjectValidationError = 1550
/// Two objects share values that must be unique.
///
/// Simulated: the documented number. No known difference.
public let NSManagedObjectConstraintValidationError = 1551
/// More than one thing is wrong with what is saved.
///
/// Simulated: the documented number. No known difference.
public let NSValidationMultipleErrorsError = 1560
/// A property that isn't optional is `nil`.
///
/// Simulated: the documented number. No known difference.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has too few objects.
///
/// Simulated: the documented number. No known difference.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has too many objects.
///
/// Simulated: the documented number. No known difference.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// A relationship keeps an object from being deleted.
///
/// Simulated: the documented number. No known difference.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is too large.
///
/// Simulated: the documented number. No known difference.
public let NSValidationNumberTooLargeError = 1610
/// A number is too small.
///
/// Simulated: the documented number. No known difference.
public let NSValidationNumberTooSmallError = 1620
/// A date is too late.
///
/// Simulated: the documented number. No known difference.
public let NSValidationDateTooLateError = 1630
/// A date is too early.
///
/// Simulated: the documented number. No known difference.
public let NSValidationDateTooSoonError = 1640
/// A date isn't a date.
///
/// Simulated: the documented number. No known difference.
public let NSValidationInvalidDateError = 1650
/// A text is too long.
///
/// Simulated: the documented number. No known difference.
public let NSValidationStringTooLongError = 1660
/// A text is too short.
///
/// Simulated: the documented number. No known difference.
public let NSValidationStringTooShortError = 1670
/// A text doesn't match its pattern.
///
/// Simulated: the documented number. No known difference.
public let NSValidationStringPatternMatchingError = 1680
/// A context couldn't be locked.
///
/// Simulated: the documented number. No known difference.
public let NSManagedObjectContextLockingError = 132000
/// A coordinator couldn't be locked.
///
/// Simulated: the documented number. No known difference.
public let NSPersistentStoreCoordinatorLockingError = 132010
/// There is no such object in the store.
///
/// Simulated: the documented number. No known difference.
public let NSManagedObjectReferentialIntegrityError = 133000
/// A relationship points to another store.
///
/// Simulated: the documented number. No known difference.
public let NSManagedObjectExternalRelationshipError = 133010
/// The store has been changed since the objects were read.
///
/// Simulated: the documented number. No known difference.
public let NSManagedObjectMergeError = 133020
/// The store has an object with the same unique values.
///
/// Simulated: the documented number. No known difference.
public let NSManagedObjectConstraintMergeError = 133021
/// There is no such type of store.
///
/// Simulated: the documented number. No known difference.
public let NSPersistentStoreInvalidTypeError = 134000
/// The store is of another type.
///
/// Simulated: the documented number. No known difference.
public let NSPersistentStoreTypeMismatchError = 134010
/// The store has no table or column of that kind.
///
/// Simulated: the documented number. No known difference.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// The store couldn't be saved.
///
/// Simulated: the documented number. No known difference.
public let NSPersistentStoreSaveError = 134030
/// Not all stores could be saved.
///
/// Simulated: the documented number. No known difference.
public let NSPersistentStoreIncompleteSaveError = 134040
/// There are unresolved conflicts.
///
/// Simulated: the documented number. No known difference.
public let NSPersistentStoreSaveConflictsError = 134050
/// Something went wrong in Core Data.
///
/// Simulated: the documented number. No known difference.
public let NSCoreDataError = 134060
/// A store couldn't do what it was asked to.
///
/// Simulated: the documented number. No known difference.
public let NSPersistentStoreOperationError = 134070
/// A store couldn't be opened.
///
/// Simulated: the documented number. No known difference.
public let NSPersistentStoreOpenError = 134080
/// A store didn't answer in time.
///
/// Simulated: the documented number. No known difference.
public let NSPersistentStoreTimeoutError = 134090
/// A store doesn't know the request.
///
/// Simulated: the documented number. No known difference.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
/// The model isn't the one that the store was made with.
///
/// Simulated: the documented number. No known difference.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// A migration failed.
///
/// Simulated: the documented number. No known difference.
public let NSMigrationError = 134110
/// A migration was cancelled.
///
/// Simulated: the documented number. No known difference.
public let NSMigrationCancelledError = 134120
/// The model that the store was made with isn't there.
///
/// Simulated: the documented number. No known difference.
public let NSMigrationMissingSourceModelError = 134130
/// There is no way from the store's model to the new one.
///
/// Simulated: the documented number. No known difference.
public let NSMigrationMissingMappingModelError = 134140
/// The store to migrate from has an error.
///
/// Simulated: the documented number. No known difference.
public let NSMigrationManagerSourceStoreError = 134150
/// The store to migrate to has an error.
///
/// Simulated: the documented number. No known difference.
public let NSMigrationManagerDestinationStoreError = 134160
/// An entity couldn't be migrated.
///
/// Simulated: the documented number. No known difference.
public let NSEntityMigrationPolicyError = 134170
/// SQLite has an error.
///
/// Simulated: the documented number. No known difference.
public let NSSQLiteError = 134180
/// No mapping can be inferred.
///
/// Simulated: the documented number. No known difference.
public let NSInferredMappingModelError = 134190
/// A record couldn't be imported.
///
/// Simulated: the documented number. No known difference.
public let NSExternalRecordImportError = 134200
/// The history that a token belongs to has been deleted.
///
/// Simulated: the documented number. No known difference.
public let NSPersistentHistoryTokenExpiredError = 134301
