public import Foundation

/// An object of a model's entity, in a context.
///
/// Simulated: values by name and through `@NSManaged` properties, faults that read their row when
/// they are first used, relationships that update their inverse, validation, and the methods of an
/// object's life cycle. Differs: `value(forKey:)` can't be overridden; using an object on a queue
/// that isn't its context's goes unnoticed.
open class NSManagedObject: NSObject {
  /// The object's entity.
  public let entity: NSEntityDescription
  /// The context that the object is in.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Whether its values haven't been read yet.
  open internal(set) var isFault = false

  let identity: ObjectIdentity
  /// The values, in the order of the entity's layout.
  var values: [StoredValue] = []
  /// The store's values, as far as the context knows; `nil` for an object without a row.
  var committed: Row?
  /// The values before its first change since its context last reported changes, and the number of
  /// the event that this change belongs to.
  var beforeEvent: (event: Int, values: [StoredValue])?
  /// The position of its change among the changes of its context.
  package var turn = 0
  /// Whether one of its own awake methods is being called.
  var isAwaking = false
  /// Whether the object was deleted and the deletion saved.
  package var isGone = false
  /// What another framework keeps for it, to tell others of its changes.
  package var watcher: AnyObject?

  /// Makes an object, in a context if there is one.
  ///
  /// - Parameters:
  ///   - entity: Its entity.
  ///   - context: The context.
  public required init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    self.entity = entity
    _ = entity.layout
    if let pending = PendingObject.current, pending.entity === entity {
      identity = pending
      PendingObject.current = nil
      super.init()
      return
    }
    identity = ObjectIdentity(entity, store: nil)
    values = entity.layout.defaults
    super.init()
    context?.insert(self)
  }

  /// Makes an object of the entity that has this class, in a context.
  ///
  /// Simulated: the entity is looked up in the context's model (documented); none, or more than
  /// one, ends the program. Differs: iOS also looks at models that other stores use.
  ///
  /// - Parameter moc: The context.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: ManagedClasses.entity(of: Self.self, in: moc), insertInto: moc)
  }

  /// Returns the entity that has this class.
  ///
  /// Simulated: looked up in the models in use.
  open class func entity() -> NSEntityDescription {
    ManagedClasses.entity(of: self, in: nil)
  }

  /// Returns a request for all objects of the class's entity.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: ManagedClasses.entity(of: self, in: nil).name ?? "")
  }

  /// The identifier that distinguishes the object from all others.
  open var objectID: NSManagedObjectID { identity.publicID }
  /// Whether the next save inserts its row.
  open var isInserted: Bool { managedObjectContext?.inserted[identity] != nil }
  /// Whether it was changed since the last save.
  open var isUpdated: Bool { managedObjectContext?.updated[identity] != nil }
  /// Whether the next save deletes its row.
  open var isDeleted: Bool { managedObjectContext?.deleted[identity] != nil }
  /// Whether the next save affects it.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether a value differs from the store's.
  open var hasPersistentChangedValues: Bool { !changedSlots(transient: false).isEmpty }
  /// A number that tells observers what the object is going through when its values change.
  open var faultingState: UInt { isFault ? 1 : 0 }

  /// Called once, when the object is made; an override may set new values.
  open func awakeFromInsert() {}
  /// Called when its values have been read.
  open func awakeFromFetch() {}
  /// Called when it is about to be deleted.
  open func prepareForDeletion() {}
  /// Called before its context saves it.
  open func willSave() {}
  /// Called when its context has saved it.
  open func didSave() {}
  /// Called before it becomes a fault.
  open func willTurnIntoFault() {}
  /// Called when it has become a fault.
  open func didTurnIntoFault() {}

  /// Checks the object before it is inserted.
  ///
  /// - Throws: An error with a code from 1550 to 1680, or 1560 with several in its `userInfo`.
  open func validateForInsert() throws {
    if let error = CoreDataError.combined(validationErrors()) { throw error }
  }
  /// Checks the object before its changes are saved.
  open func validateForUpdate() throws {
    if let error = CoreDataError.combined(validationErrors()) { throw error }
  }
  /// Checks the object before it is deleted.
  open func validateForDelete() throws {
    if let error = CoreDataError.combined(deletionErrors()) { throw error }
  }

  /// Whether changes of properties that aren't in the model leave the object unchanged.
  ///
  /// Type-checks only: such a change is never noticed.
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  /// The entity, the identifier and the values, or that it is a fault, in the observed form.
  open override var description: String {
    let type = String(describing: Swift.type(of: self))
    let place = String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
    return "<\(type): 0x\(place)> (entity: \(entity.name ?? ""); id: \(objectID.description); "
      + "data: \(isFault ? "<fault>" : DescribedValues.text(of: self)))"
  }
}

/// The identity of the next object to be made, when a context makes it for a row.
enum PendingObject {
  // Foundation's thread dictionary took a quarter of a fetch's time.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "a process has room for far more keys than it uses")
    return key
  }()

  /// There is one for each thread, because contexts make objects on theirs.
  ///
  /// The code that sets it keeps it alive until it is set again.
  static var current: ObjectIdentity? {
    get {
      pthread_getspecific(key).map {
        Unmanaged<ObjectIdentity>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set { pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() }) }
  }
}
