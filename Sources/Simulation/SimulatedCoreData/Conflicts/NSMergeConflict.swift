public import Foundation

/// An object that was changed here and, since it was read, also in the store.
///
/// Simulated: the versions count the changes of the row, as in Core Data (observed); a new version
/// of 0 means that the row is gone (documented). No known difference.
open class NSMergeConflict: NSObject {
  /// The object.
  public let sourceObject: NSManagedObject
  /// The values that the context has read, by name.
  public let objectSnapshot: [String: Any]?
  /// The values that the coordinator had read.
  public let cachedSnapshot: [String: Any]?
  /// The values that the store has now.
  public let persistedSnapshot: [String: Any]?
  /// The version that the store has now; 0 when the row is gone.
  public let newVersionNumber: Int
  /// The version that the context has read.
  public let oldVersionNumber: Int

  let persisted: Row?

  init(_ object: NSManagedObject, persisted: Row?) {
    sourceObject = object
    self.persisted = persisted
    let own = object.committed
    objectSnapshot = Self.snapshot(own, object)
    cachedSnapshot = objectSnapshot
    persistedSnapshot = Self.snapshot(persisted, object)
    newVersionNumber = Int(persisted?.version ?? 0)
    oldVersionNumber = Int(own?.version ?? 0)
  }

  private static func snapshot(_ row: Row?, _ object: NSManagedObject) -> [String: Any]? {
    row.map { row in
      Dictionary(
        object.entity.layout.attributes.map { slot, attribute in
          (attribute.name, row.values[slot].object(as: attribute.attributeType) ?? NSNull())
        }
      ) { _, last in last }
    }
  }
}

/// Objects with the same values where only one may have them.
///
/// Simulated: the object of the store, or the first one in the context, and those that conflict
/// with it. No known difference.
open class NSConstraintConflict: NSObject {
  /// The names of the attributes.
  public let constraint: [String]
  /// The values that occur twice, by name.
  public let constraintValues: [String: Any]
  /// The store's object.
  public let databaseObject: NSManagedObject?
  /// The store's values, by name.
  public let databaseSnapshot: [String: Any]?
  /// The context's objects.
  public let conflictingObjects: [NSManagedObject]
  /// The context's values, by name.
  public let conflictingSnapshots: [[AnyHashable: Any]]

  init(
    _ constraint: [String], values: [String: Any], database: NSManagedObject?,
    objects: [NSManagedObject]
  ) {
    self.constraint = constraint
    constraintValues = values
    databaseObject = database
    databaseSnapshot = database?.committedValues(forKeys: constraint)
    conflictingObjects = objects
    conflictingSnapshots = objects.map { $0.changedValues() }
  }
}

/// The conflicts that kept a context from being saved.
struct SaveConflicts: Error, @unchecked Sendable {
  // It never leaves the thread that saves.
  let merge: [NSMergeConflict]
  let constraint: [NSConstraintConflict]

  var list: [Any] { merge.isEmpty ? constraint : merge }

  /// The error that a program gets when nothing resolves them.
  var error: NSError { Self.error(list) }

  static func error(_ list: [Any]) -> NSError {
    let isMerge = list.first is NSMergeConflict
    return CoreDataError.make(
      isMerge ? NSManagedObjectMergeError : NSManagedObjectConstraintMergeError,
      "Could not merge changes.", [NSPersistentStoreSaveConflictsErrorKey: list])
  }
}
