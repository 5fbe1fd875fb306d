import Foundation

/// An operator of a key path, such as `@sum`, whose value is that of a whole collection.
struct CollectionOperator {
  private let name: String

  init(_ name: String) { self.name = name }

  /// Applies the operator to the values that the elements have under a key path.
  func apply(to object: Any, _ keyPath: String) -> Any? {
    guard let elements = KeyValues.elements(of: object) else {
      preconditionFailure(
        "[<\(type(of: object))> valueForUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(name).")
    }
    let values = elements.compactMap { element -> Any? in
      let value: Any? = keyPath.isEmpty ? element : KeyValues.value(of: element, at: keyPath)
      return flattened(value).flatMap { $0 is NSNull ? nil : $0 }
    }
    switch name {
    case "@sum": return sum(values)
    case "@avg":
      guard !values.isEmpty else { return NSNumber(value: 0) }
      return NSNumber(value: sum(values).doubleValue / Double(values.count))
    case "@min": return extreme(values, .orderedAscending)
    case "@max": return extreme(values, .orderedDescending)
    case "@unionOfObjects": return NSArray(array: values)
    case "@distinctUnionOfObjects":
      let distinct = distinct(values)
      return object is NSSet ? NSSet(array: distinct) : NSArray(array: distinct)
    case "@unionOfArrays": return NSArray(array: joined(values))
    case "@distinctUnionOfArrays": return NSArray(array: distinct(joined(values)))
    case "@distinctUnionOfSets", "@unionOfSets": return NSSet(array: joined(values))
    default:
      preconditionFailure(
        "[<\(type(of: object))> valueForKeyPath:]: this class does not implement the "
          + "\(name.dropFirst()) operation.")
    }
  }

  private func sum(_ values: [Any]) -> NSNumber {
    let numbers = values.map { PredicateValue($0).asNumber ?? 0 }
    return numbers.reduce(NSNumber(value: 0)) { NumberSteps.combine("add:to:", $0, $1) }
  }

  private func extreme(_ values: [Any], _ wanted: ComparisonResult) -> Any? {
    values.reduce(nil as Any?) { best, value in
      guard let best else { return value }
      return ValueOrder.compare(value, best) == wanted ? value : best
    }
  }

  private func distinct(_ values: [Any]) -> [Any] {
    var found: [Any] = []
    for value in values where !found.contains(where: { ValueOrder.areEqual($0, value) }) {
      found.append(value)
    }
    return found
  }

  private func joined(_ collections: [Any]) -> [Any] {
    collections.flatMap { KeyValues.elements(of: $0) ?? [] }
  }
}
