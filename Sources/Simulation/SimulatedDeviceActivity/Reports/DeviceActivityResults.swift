/// Values that a report is made from, one after the other.
///
/// Simulated: all are there when the extension is asked. No known difference.
public struct DeviceActivityResults<Element>: AsyncSequence {
  let elements: [Element]

  /// Returns what gives the values one by one.
  public func makeAsyncIterator() -> Iterator { Iterator(elements: elements[...]) }

  /// What gives the values one by one.
  ///
  /// Simulated: no known difference.
  public struct Iterator: AsyncIteratorProtocol {
    var elements: ArraySlice<Element>

    /// Returns the next value; `nil` after the last one.
    public mutating func next() async -> Element? { elements.popFirst() }
  }
}

extension DeviceActivityResults: Sendable where Element: Sendable {}
extension DeviceActivityResults: Equatable where Element: Equatable {}
extension DeviceActivityResults: Hashable where Element: Hashable {}
