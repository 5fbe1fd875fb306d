import Foundation

/// How an object keeps one that is associated with it.
///
/// Simulated: all of them keep it strongly, and `.OBJC_ASSOCIATION_ASSIGN` weakly. Differs: copies
/// aren't made, and on iOS an assigned object isn't kept at all, even if it is gone.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object, under the address of a variable; `nil` ends it.
///
/// Simulated: the value is kept as long as the object is there. Differs: when the object is gone, the
/// value is released at the next association, and not at once.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { Associations.shared.set(value, of: object as AnyObject, key, policy) }

/// Returns the value that is associated with an object under the address of a variable.
///
/// Simulated: no known difference.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.shared.value(of: object as AnyObject, key)
}

/// Ends all associations of an object.
///
/// Simulated: no known difference.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.shared.removeAll(of: object as AnyObject)
}

/// The associations of all objects of this process.
private final class Associations: @unchecked Sendable {
  static let shared = Associations()

  private struct Owned {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Kept] = [:]
  }

  private enum Kept {
    case strong(Any)
    case weak(WeakObject)
  }

  private struct WeakObject {
    weak var object: AnyObject?
  }

  // The lock guards the dictionary; it is held only while one is read or written.
  private let lock = NSLock()
  private var all: [ObjectIdentifier: Owned] = [:]

  func set(
    _ value: Any?, of owner: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
  ) {
    // What is taken out is released after the lock: its end may look something up here.
    let gone: [Owned] = lock.withLock {
      let ended = all.filter { $0.value.owner == nil }
      for entry in ended { all[entry.key] = nil }
      var owned = all[ObjectIdentifier(owner)] ?? Owned(owner: owner)
      let before = owned
      owned.values[key] = value.map { value in
        policy == .OBJC_ASSOCIATION_ASSIGN
          ? .weak(WeakObject(object: value as AnyObject)) : .strong(value)
      }
      all[ObjectIdentifier(owner)] = owned
      return ended.map(\.value) + [before]
    }
    withExtendedLifetime(gone) {}
  }

  func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let owned = all[ObjectIdentifier(owner)], owned.owner === owner else { return nil }
      return switch owned.values[key] {
      case .strong(let value): value
      case .weak(let value): value.object
      case nil: nil
      }
    }
  }

  func removeAll(of owner: AnyObject) {
    let gone = lock.withLock { all.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(gone) {}
  }
}
