public import Foundation

extension NSArray {
  /// Returns the elements that meet a predicate.
  ///
  /// Simulated: in their order (documented).
  public func filtered(using predicate: NSPredicate) -> [Any] {
    filter { predicate.evaluate(with: $0) }
  }
}

extension NSMutableArray {
  /// Keeps only the elements that meet a predicate.
  ///
  /// Simulated: in their order (documented).
  public func filter(using predicate: NSPredicate) {
    setArray(filtered(using: predicate))
  }
}

extension NSSet {
  /// Returns the elements that meet a predicate.
  ///
  /// Simulated: as documented.
  public func filtered(using predicate: NSPredicate) -> Set<AnyHashable> {
    (self as? Set<AnyHashable> ?? []).filter { predicate.evaluate(with: $0.base) }
  }
}

extension NSMutableSet {
  /// Keeps only the elements that meet a predicate.
  ///
  /// Simulated: as documented.
  public func filter(using predicate: NSPredicate) {
    for element in allObjects where !predicate.evaluate(with: element) { remove(element) }
  }
}

extension NSOrderedSet {
  /// Returns the elements that meet a predicate.
  ///
  /// Simulated: in their order (documented).
  public func filtered(using predicate: NSPredicate) -> NSOrderedSet {
    NSOrderedSet(array: array.filter { predicate.evaluate(with: $0) })
  }
}

extension NSMutableOrderedSet {
  /// Keeps only the elements that meet a predicate.
  ///
  /// Simulated: in their order (documented).
  public func filter(using predicate: NSPredicate) {
    for element in array where !predicate.evaluate(with: element) { remove(element) }
  }
}
