public import Foundation

extension NSArray {
  /// Returns the elements in the order of some descriptors, the first of which counts most.
  ///
  /// Simulated: elements that no descriptor distinguishes stay in their order (observed).
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    SortedElements.sorted(Array(self), sortDescriptors)
  }
}

extension NSMutableArray {
  /// Puts the elements into the order of some descriptors, the first of which counts most.
  ///
  /// Simulated: as ``Foundation/NSArray/sortedArray(using:)``.
  public func sort(using sortDescriptors: [NSSortDescriptor]) {
    setArray(sortedArray(using: sortDescriptors))
  }
}

extension NSSet {
  /// Returns the elements in the order of some descriptors, the first of which counts most.
  ///
  /// Simulated: as ``Foundation/NSArray/sortedArray(using:)``.
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    SortedElements.sorted(allObjects, sortDescriptors)
  }
}

extension NSOrderedSet {
  /// Returns the elements in the order of some descriptors, the first of which counts most.
  ///
  /// Simulated: as ``Foundation/NSArray/sortedArray(using:)``.
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    SortedElements.sorted(array, sortDescriptors)
  }
}

/// Sorts elements by descriptors.
package enum SortedElements {
  /// The elements in order; those that no descriptor distinguishes stay in their order.
  package static func sorted<Element>(
    _ elements: [Element], _ descriptors: [NSSortDescriptor]
  ) -> [Element] {
    elements.enumerated().sorted { one, other in
      for descriptor in descriptors {
        switch descriptor.compare(one.element, to: other.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return one.offset < other.offset
    }.map { $0.element }
  }
}
