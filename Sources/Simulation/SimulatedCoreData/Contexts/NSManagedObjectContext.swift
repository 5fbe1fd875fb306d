public import Foundation

/// The queue on which a context works.
///
/// Simulated: the documented values. No known difference.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// On whichever thread made it; deprecated since iOS 9.
  case confinementConcurrencyType = 0
  /// On a queue of its own.
  case privateQueueConcurrencyType = 1
  /// On the main queue.
  case mainQueueConcurrencyType = 2
}

/// A scratchpad in which a program changes managed objects before it saves them all at once.
///
/// Simulated: objects are unique in a context; changes stay in it until it saves them, to the store
/// or to its parent. Differs: it goes unnoticed when a context is used on the wrong queue; there is
/// no `undoManager`, because Linux's Foundation has none.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // As on iOS, a context's contents are touched only on its own queue, for which its users are
  // responsible.

  /// The queue on which the context works.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// A name, for persistent history and for debugging.
  open var name: String?
  /// The author of changes, for persistent history.
  open var transactionAuthor: String?
  /// Information that a program keeps with it.
  open var userInfo: NSMutableDictionary { information }
  /// The policy for changes in the store since the objects were read.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether what others save is merged at once.
  open var automaticallyMergesChangesFromParent = false {
    didSet { coordinator?.listen(self) }
  }
  /// Whether the context retains all objects, or only changed ones.
  open var retainsRegisteredObjects = false {
    didSet {
      for (identity, entry) in registered {
        registered[identity]?.kept = retainsRegisteredObjects ? entry.object : nil
      }
    }
  }
  /// Whether a deletion reaches related objects when the event ends, or with the save.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether a fault whose row is gone counts as deleted.
  open var shouldDeleteInaccessibleFaults = true
  /// The number of seconds for which a row that was read before is fresh enough for a fault; less
  /// than 0 means for ever.
  open var stalenessInterval: TimeInterval = -1

  let queue: DispatchQueue
  private let information = NSMutableDictionary()
  var coordinator: NSPersistentStoreCoordinator?
  var parentContext: NSManagedObjectContext?

  /// The objects that the context knows.
  var registered: [ObjectIdentity: Registered] = [:]
  /// The objects that are to be inserted.
  var inserted: [ObjectIdentity: NSManagedObject] = [:] { didSet { changedInOrder = nil } }
  /// The objects that were changed.
  var updated: [ObjectIdentity: NSManagedObject] = [:] { didSet { changedInOrder = nil } }
  /// The objects that are to be deleted.
  var deleted: [ObjectIdentity: NSManagedObject] = [:] { didSet { changedInOrder = nil } }
  /// All of these in the order of their changes, once that has been asked for.
  var changedInOrder: [NSManagedObject]?
  /// The changes since the last report.
  var event = ContextEvent()
  /// The number of the event, counted from the context's first.
  var eventNumber = 0
  /// The event that is being reported to observers.
  var toldEvent: Int?
  /// The number of changes so far; it gives their order.
  var turns = 0
  /// Objects whose deletion hasn't reached the related ones yet.
  var unpropagated: [NSManagedObject] = []
  /// The objects that were changed while objects were told that they were about to be saved.
  var changedInWillSave: Set<ObjectIdentity>?
  var purgeAt = 1000
  /// Whether it only evaluates rows, which involves none of the program's classes.
  var isJudging = false
  /// Whether its objects are never seen by the program.
  var isHidden = false

  /// An object that a context knows; the context retains it only while it has changes.
  struct Registered {
    weak var object: NSManagedObject?
    var kept: NSManagedObject?
  }

  /// Makes a context that works on a queue.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue =
      ct == .privateQueueConcurrencyType
      ? DispatchQueue(label: "NSManagedObjectContext") : DispatchQueue.main
    super.init()
  }

  /// Makes a context that works on a queue.
  public convenience init(
    _ type: NSManagedObjectContext.ConcurrencyType
  ) {
    self.init(
      concurrencyType: type == .mainQueue
        ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  /// The queue on which a context works, in the form that iOS 15 introduced.
  public enum ConcurrencyType: Sendable {
    /// On the main queue.
    case mainQueue
    /// On a queue of its own.
    case privateQueue
  }

  /// The coordinator to which the context saves, directly or through its parents.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parentContext?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.listen(self)
    }
  }

  /// The context that this one saves to.
  open var parent: NSManagedObjectContext? {
    get { parentContext }
    set {
      if let newValue, newValue.concurrencyType == .confinementConcurrencyType {
        preconditionFailure(
          "Parent NSManagedObjectContext must use either NSPrivateQueueConcurrencyType or "
            + "NSMainQueueConcurrencyType.")
      }
      parentContext = newValue
      newValue?.listen(self)
    }
  }

  /// Contexts that have this one as their parent.
  var children: [WeakContext] = []

  struct WeakContext {
    weak var context: NSManagedObjectContext?
  }

  func listen(_ child: NSManagedObjectContext) {
    children.removeAll { $0.context == nil || $0.context === child }
    children.append(WeakContext(context: child))
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// The source of the objects.
  var source: (any ObjectSource)? { parentContext ?? coordinator }

  /// The source; a context that has none ends the program, with iOS's message.
  var givenSource: any ObjectSource {
    guard let source else {
      preconditionFailure(
        "This NSManagedObjectContext's persistentStoreCoordinator is nil: it can't do that.")
    }
    return source
  }
}
