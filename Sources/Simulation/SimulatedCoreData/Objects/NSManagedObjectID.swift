public import Foundation

/// The identifier that distinguishes a managed object from all others, in every context and every
/// process.
///
/// Simulated: an object that isn't saved has a temporary identifier, and another one from then on
/// (documented); the URI has the form that Core Data gives it (observed), and a store of the same
/// file finds the object by it. Differs: the number in a temporary URI is random in another way.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
  // Nothing in it changes; the store is only handed on.
  let identity: ObjectIdentity
  let row: Int64
  private weak var store: NSPersistentStore?
  private let storeName: String
  private let temporaryName: String

  init(_ identity: ObjectIdentity, row: Int64, store: NSPersistentStore?) {
    self.identity = identity
    self.row = row
    self.store = store
    storeName = store?.identifier ?? ""
    temporaryName = row == 0 ? "t" + UUID().uuidString : ""
  }

  /// The object's entity.
  open var entity: NSEntityDescription { identity.entity }
  /// The store that contains the object; `nil` for a temporary identifier.
  open var persistentStore: NSPersistentStore? { row == 0 ? nil : store }
  /// Whether the object had no row in a store when this was made.
  open var isTemporaryID: Bool { row == 0 }

  /// The identifier as a URI, which can be stored and passed to other processes.
  open func uriRepresentation() -> URL {
    let host = row == 0 ? "" : storeName
    let name = row == 0 ? temporaryName : "p\(row)"
    guard let url = URL(string: "x-coredata://\(host)/\(entity.name ?? "")/\(name)") else {
      preconditionFailure("an entity's name that no URI can hold: \(entity.name ?? "")")
    }
    return url
  }

  /// Whether another object is the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return identity === other.identity && isTemporaryID == other.isTemporaryID
  }

  /// The hash; equal for equal identifiers.
  open override var hash: Int { ObjectIdentifier(identity).hashValue ^ (isTemporaryID ? 1 : 0) }

  /// Returns the identifier itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The URI, in the observed form that iOS gives it.
  open override var description: String { "<\(uriRepresentation().absoluteString)>" }
}

/// The result of a fetch: managed objects, identifiers, dictionaries or numbers.
///
/// Simulated: the four of iOS conform. Differs: the parameter of ``NSFetchRequest`` may be any
/// type, because Linux's Swift doesn't let `NSFetchRequestResult` itself conform.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
