// The keys of the information in errors (documented; their texts are observed).

/// The errors, if there are more than one.
///
/// Simulated: no known difference.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The object that is wrong.
///
/// Simulated: no known difference.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The property that is wrong.
///
/// Simulated: no known difference.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The condition that isn't met.
///
/// Simulated: no known difference.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The value that is wrong.
///
/// Simulated: no known difference.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The stores that are affected.
///
/// Simulated: no known difference.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The objects that are affected.
///
/// Simulated: no known difference.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The conflicts.
///
/// Simulated: no known difference.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The domain of SQLite's own codes.
///
/// Simulated: no known difference.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
