public import Foundation

/// On which queue a context works.
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

/// Where a program changes managed objects before it saves them all at once.
///
/// Simulated: objects are unique in a context; changes stay in it until it saves them, to the
/// store or to its parent. Differs: nothing notices that a context is used on another queue than
/// its own; there is no `undoManager`, because Linux's Foundation has none.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // As on iOS: what a context has is touched on its own queue only, which its users see to.

  /// On which queue the context works.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// A name, for persistent history and for debugging.
  open var name: String?
  /// Who changes things, for persistent history.
  open var transactionAuthor: String?
  /// What a program wants to remember of it.
  open var userInfo: NSMutableDictionary { information }
  /// What happens when the store has been changed since the objects were read.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether what others save is merged in at once.
  open var automaticallyMergesChangesFromParent = false {
    didSet { coordinator?.listen(self) }
  }
  /// Whether changed objects only or all objects are kept by the context.
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
  /// For how many seconds a row that was read before is good enough for a fault; less than 0 for
  /// ever.
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
  /// All of these in the order of their changes, once somebody has asked for that.
  var changedInOrder: [NSManagedObject]?
  /// What has changed since it was last told.
  var event = ContextEvent()
  /// Which event it is, counted from the context's first.
  var eventNumber = 0
  /// The event that observers are being told of.
  var toldEvent: Int?
  /// How many changes there have been; tells their order.
  var turns = 0
  /// Objects whose deletion hasn't reached the related ones yet.
  var unpropagated: [NSManagedObject] = []
  /// What was changed while objects are told that they are going to be saved.
  var changedInWillSave: Set<ObjectIdentity>?
  var purgeAt = 1000
  /// Whether it only judges rows: no class of the program's has a part in that.
  var isJudging = false
  /// Whether its objects are never seen by the program.
  var isHidden = false

  /// An object that a context knows; the context keeps it only while it is changed.
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

  /// On which queue a context works, as iOS 15 says it.
  public enum ConcurrencyType: Sendable {
    /// On the main queue.
    case mainQueue
    /// On a queue of its own.
    case privateQueue
  }

  /// What the context saves to, directly or through its parents.
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

  /// Where the objects come from.
  var source: (any ObjectSource)? { parentContext ?? coordinator }

  /// The source; a context that has none ends the program, in iOS's words.
  var givenSource: any ObjectSource {
    guard let source else {
      preconditionFailure(
        "This NSManagedObjectContext's persistentStoreCoordinator is nil: it can't do that.")
    }
    return source
  }
}
