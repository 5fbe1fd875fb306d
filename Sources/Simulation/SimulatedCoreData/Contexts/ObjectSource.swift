/// Where a context has its objects from: a coordinator, or its parent.
protocol ObjectSource: AnyObject {
  /// The identities of the objects that are wanted, in order.
  func identities(_ wish: FetchWish) throws -> [ObjectIdentity]
  /// How many objects are wanted.
  func count(_ wish: FetchWish) throws -> Int
  /// What there is of an object; `nil` when it isn't there.
  func row(of identity: ObjectIdentity, staleness: Double) -> Row?
  /// The objects of a relationship to many.
  func list(of identity: ObjectIdentity, _ relationship: NSRelationshipDescription)
    -> [ObjectIdentity]
  /// Saves a context's changes and gives the versions of what was changed.
  func save(_ changes: ChangeSet) throws -> [ObjectIdentity: Int64]
  /// Gives new objects their rows' numbers.
  func number(_ identities: [ObjectIdentity]) throws
}

/// What a context saves.
struct ChangeSet {
  /// One object's change.
  struct Change {
    enum Kind { case insert, update, delete }
    let kind: Kind
    let object: NSManagedObject
    var identity: ObjectIdentity { object.identity }
    /// Which values are new.
    let slots: [Int]
  }

  var changes: [Change]
  let context: NSManagedObjectContext
}
