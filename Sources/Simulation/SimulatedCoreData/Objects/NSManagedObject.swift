public import Foundation

/// An object of a model's entity, in a context.
///
/// Simulated: values by name and through `@NSManaged` properties, faults that read their row when
/// they are first used, relationships that keep their inverse in step, validation and the methods
/// of an object's life. Differs: `value(forKey:)` can't be overridden; an object that is used on
/// another queue than its context's is not noticed.
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
  /// What the store has, as far as the context knows; `nil` for an object without a row.
  var committed: Row?
  /// The values before its first change since its context was last told of changes, and which of the
  /// context's events that change belongs to.
  var beforeEvent: (event: Int, values: [StoredValue])?
  /// When it was changed, among the changes of its context.
  var turn = 0
  /// Why it is being changed, where its own overrides are called.
  var isAwaking = false
  /// Whether the object was deleted and that was saved.
  var isGone = false

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
  /// Simulated: the entity is looked for in the context's model (documented); none, or more than
  /// one, ends the program. Differs: iOS also looks at models that other stores use.
  ///
  /// - Parameter moc: The context.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: ManagedClasses.entity(of: Self.self, in: moc), insertInto: moc)
  }

  /// The entity that has this class.
  ///
  /// Simulated: found among the models that are in use.
  open class func entity() -> NSEntityDescription {
    ManagedClasses.entity(of: self, in: nil)
  }

  /// A request for all objects of the class's entity.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: ManagedClasses.entity(of: self, in: nil).name ?? "")
  }

  /// What tells the object from all others.
  open var objectID: NSManagedObjectID { identity.publicID }
  /// Whether it is to get a row with the next save.
  open var isInserted: Bool { managedObjectContext?.inserted[identity] != nil }
  /// Whether it was changed since the last save.
  open var isUpdated: Bool { managedObjectContext?.updated[identity] != nil }
  /// Whether its row is to be removed with the next save.
  open var isDeleted: Bool { managedObjectContext?.deleted[identity] != nil }
  /// Whether the next save does anything with it.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether a value differs from what the store has.
  open var hasPersistentChangedValues: Bool { !changedSlots(transient: false).isEmpty }
  /// A number that tells what the object goes through when its values change.
  open var faultingState: UInt { isFault ? 1 : 0 }

  /// Called once, when the object is made; new values may be given here.
  open func awakeFromInsert() {}
  /// Called when its values have been read.
  open func awakeFromFetch() {}
  /// Called when it is going to be deleted.
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

  /// Whether changes of properties that the model doesn't have leave the object unchanged.
  ///
  /// Type-checks only: such a change is never noticed.
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  /// The entity, the identifier and the values, or that it is a fault (observed form).
  open override var description: String {
    let type = String(describing: Swift.type(of: self))
    let place = String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
    return "<\(type): 0x\(place)> (entity: \(entity.name ?? ""); id: \(objectID.description); "
      + "data: \(isFault ? "<fault>" : DescribedValues.text(of: self)))"
  }
}

/// The identity that the next object to be made is to have, where a context makes it for a row.
enum PendingObject {
  // The thread's dictionary, as Foundation has it, took a quarter of a fetch's time.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "a process has room for far more keys than it uses")
    return key
  }()

  /// One for each thread, because contexts make objects on theirs.
  ///
  /// Whoever sets it keeps it alive until it is another one again.
  static var current: ObjectIdentity? {
    get {
      pthread_getspecific(key).map {
        Unmanaged<ObjectIdentity>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set { pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() }) }
  }
}
