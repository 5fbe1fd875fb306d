/// The source of a context's objects: a coordinator, or its parent.
protocol ObjectSource: AnyObject {
  /// Returns the identities of the matching objects, in order.
  func identities(_ wish: FetchWish) throws -> [ObjectIdentity]
  /// Returns the number of matching objects.
  func count(_ wish: FetchWish) throws -> Int
  /// Returns an object's row; `nil` when there is none.
  func row(of identity: ObjectIdentity, staleness: Double) -> Row?
  /// Returns the objects of a to-many relationship.
  func list(of identity: ObjectIdentity, _ relationship: NSRelationshipDescription)
    -> [ObjectIdentity]
  /// Saves a context's changes, and returns the new versions of the changed objects.
  func save(_ changes: ChangeSet) throws -> [ObjectIdentity: Int64]
  /// Gives new objects the numbers of their rows.
  func number(_ identities: [ObjectIdentity]) throws
}

/// The changes that a context saves.
struct ChangeSet {
  /// One object's change.
  struct Change {
    enum Kind { case insert, update, delete }
    let kind: Kind
    let object: NSManagedObject
    var identity: ObjectIdentity { object.identity }
    /// The slots with new values.
    let slots: [Int]
  }

  var changes: [Change]
  let context: NSManagedObjectContext
}
