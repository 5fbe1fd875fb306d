public import Foundation

/// A way to put objects into an order: by a key, ascending or descending.
///
/// Simulated: values under a key are compared by `compare:`, by the given selector, or by a
/// closure; objects without a value come first (documented and observed). Differs: descriptors
/// aren't archived; a selector other than those of texts has to be a method that the program marks
/// `@objc`.
open class NSSortDescriptor: NSObject, NSCopying {
  /// The key path of the values that are compared; `nil` for the objects themselves.
  open var key: String? { ownKey }
  /// Whether small values come first.
  open var ascending: Bool { isAscending }
  /// The method that compares, unless a closure does.
  open var selector: Selector? { comparison.selector }
  /// A closure that compares two values.
  open var comparator: Comparator { { [self] in comparison.compare($0, $1) } }
  /// The key path in Swift, if the descriptor was made from one.
  public let keyPath: AnyKeyPath?

  private let ownKey: String?
  private let isAscending: Bool
  private let comparison: SortComparison

  init(_ key: String?, _ keyPath: AnyKeyPath?, _ ascending: Bool, _ comparison: SortComparison) {
    ownKey = key
    self.keyPath = keyPath
    isAscending = ascending
    self.comparison = comparison
    super.init()
  }

  /// Makes a descriptor that compares by `compare:`.
  ///
  /// - Parameters:
  ///   - key: The key path of the values; `nil` for the objects themselves.
  ///   - ascending: Whether small values come first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key, nil, ascending, .selector(Selector("compare:")))
  }

  /// Makes a descriptor that compares by a method.
  ///
  /// - Parameters:
  ///   - key: The key path of the values; `nil` for the objects themselves.
  ///   - ascending: Whether small values come first.
  ///   - selector: The method of the values, which returns a `ComparisonResult`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key, nil, ascending, .selector(selector ?? Selector("compare:")))
  }

  /// Makes a descriptor that compares by a closure.
  ///
  /// - Parameters:
  ///   - key: The key path of the values; `nil` for the objects themselves.
  ///   - ascending: Whether small values come first.
  ///   - cmptr: Compares two values.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(key, nil, ascending, .closure(cmptr))
  }

  /// Makes a descriptor from a Swift property.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - ascending: Whether small values come first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(
      KeyPathNames.name(of: keyPath), keyPath, ascending, .selector(Selector("compare:")))
  }

  /// Makes a descriptor from a Swift property, with a closure that compares.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - ascending: Whether small values come first.
  ///   - cmptr: Compares two values.
  public convenience init<Root, Value>(
    keyPath: KeyPath<Root, Value>, ascending: Bool, comparator cmptr: @escaping Comparator
  ) {
    self.init(KeyPathNames.name(of: keyPath), keyPath, ascending, .closure(cmptr))
  }

  /// Compares two objects.
  ///
  /// - Parameters:
  ///   - object1: One object.
  ///   - object2: The other one.
  /// - Returns: Their order, reversed if the descriptor isn't ascending.
  open func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let result = comparison.compare(present: value(of: object1), value(of: object2))
    return isAscending ? result : result.turned
  }

  /// A descriptor for the reverse order.
  open var reversedSortDescriptor: Any {
    NSSortDescriptor(ownKey, keyPath, !isAscending, comparison)
  }

  /// Allows a descriptor that came out of an archive to be used.
  ///
  /// Type-checks only: there is nothing to do, because descriptors don't come out of archives here.
  open func allowEvaluation() {}

  /// Returns the descriptor itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The descriptor in words.
  ///
  /// Simulated: the observed form.
  open override var description: String {
    let method = selector?.description ?? "block"
    return "(\(ownKey ?? "(null)"), \(isAscending ? "ascending" : "descending"), \(method))"
  }

  /// Whether another object is a descriptor of the same order; one with a closure equals no other.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSSortDescriptor else { return false }
    if self === other { return true }
    return ownKey == other.ownKey && keyPath == other.keyPath && isAscending == other.isAscending
      && selector != nil && selector == other.selector
  }

  /// A number that equal descriptors share.
  open override var hash: Int { [ownKey ?? "", "\(isAscending)"].hashValue }

  private func value(of object: Any) -> Any? {
    // A path gives the value for objects of its own class, even if nothing has listed the
    // property's name.
    if let keyPath, let value = object[keyPath: keyPath] { return flattened(value) }
    if let ownKey { return KeyValues.value(of: object, at: ownKey) }
    return keyPath == nil ? object : nil
  }
}

extension ComparisonResult {
  /// The result for the two values in reverse.
  var turned: ComparisonResult {
    switch self {
    case .orderedAscending: .orderedDescending
    case .orderedSame: .orderedSame
    case .orderedDescending: .orderedAscending
    }
  }
}
