public import Foundation

/// The kinds of merge policy, which decide how conflicts with the store are resolved.
///
/// Simulated: the documented values. No known difference.
public enum NSMergePolicyType: UInt, Sendable {
  /// They aren't resolved: the save fails.
  case errorMergePolicyType = 0
  /// Property by property, the store's value wins.
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  /// Property by property, the context's change wins.
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  /// The context's whole object wins.
  case overwriteMergePolicyType = 3
  /// The context's changes are discarded.
  case rollbackMergePolicyType = 4
}

/// The policy of a context for objects that were changed in the store since they were read.
///
/// Simulated: the five policies of iOS, and a program's own subclasses that override one of the
/// `resolve` methods (documented). Differs: it is inferred that the object and overwrite policies
/// write a deleted row again.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  // It has no mutable state; subclasses look after themselves, as on iOS.

  /// The kind of policy.
  public let mergeType: NSMergePolicyType

  /// Makes a policy of a kind.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// The save fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The context's changes are discarded.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  /// The context's whole object wins.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// Property by property, the context's change wins.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// Property by property, the store's value wins.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)

  /// Resolves conflicts of any kind.
  ///
  /// - Throws: An error with the code 133020 or 133021 when they aren't resolved.
  open func resolve(mergeConflicts list: [Any]) throws {
    if let conflicts = list as? [NSMergeConflict] {
      try resolve(optimisticLockingConflicts: conflicts)
    } else if let conflicts = list as? [NSConstraintConflict] {
      try resolve(constraintConflicts: conflicts)
    }
  }

  /// Resolves conflicts with rows that were changed since they were read.
  open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
    guard mergeType != .errorMergePolicyType else { throw SaveConflicts.error(list) }
    for conflict in list { ResolvedConflict.resolve(conflict, mergeType) }
  }

  /// Resolves conflicts between objects with the same unique values.
  open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
    guard mergeType != .errorMergePolicyType else { throw SaveConflicts.error(list) }
    for conflict in list { ResolvedConflict.resolve(conflict, mergeType) }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The save fails.
///
/// Simulated: as `NSMergePolicy.error`. No known difference.
public var NSErrorMergePolicy: Any { NSMergePolicy.error }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Property by property, the store's value wins.
///
/// Simulated: as `NSMergePolicy.mergeByPropertyStoreTrump`. No known difference.
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Property by property, the context's change wins.
///
/// Simulated: as `NSMergePolicy.mergeByPropertyObjectTrump`. No known difference.
public var NSMergeByPropertyObjectTrumpMergePolicy: Any {
  NSMergePolicy.mergeByPropertyObjectTrump
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context's whole object wins.
///
/// Simulated: as `NSMergePolicy.overwrite`. No known difference.
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context's changes are discarded.
///
/// Simulated: as `NSMergePolicy.rollback`. No known difference.
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }
