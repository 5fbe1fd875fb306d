import Foundation

/// A value of a view that is kept for as long as the view stands at its place.
///
/// Simulated: kept by the view's identity, not by its value; a change has the bodies evaluated
/// again, at the latest before the screen is looked at; an equal value changes nothing; outside a
/// tree of views a change has no effect (observed). Differs: SwiftUI evaluates only the bodies that
/// have read it; a value of a view that stands in two places works on the state of the last.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let place: Place

  /// Makes a property with its first value.
  public init(wrappedValue value: Value) { place = Place(value) }

  /// Makes a property with its first value.
  public init(initialValue value: Value) { place = Place(value) }

  /// The value.
  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { [place] in place.value }, set: { [place] in place.value = $0 })
  }

  /// The link from one copy of a view to what is kept for all of them.
  fileprivate final class Place: @unchecked Sendable {
    private let first: Value
    var cell: StateCell<Value>?

    init(_ first: Value) { self.first = first }

    var value: Value {
      get { cell?.value ?? first }
      set { cell?.set(newValue) }
    }

    @MainActor func link(to node: ViewNode, _ name: String) {
      cell = node.kept(name) { StateCell(first, node.graph) }
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a property that begins with `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: LinkedProperty {
  @MainActor func link(in context: ViewContext, name: String) {
    place.link(to: context.node, name)
  }
}

/// A value that is kept for a place.
final class StateCell<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value
  private weak let graph: ViewGraph?

  init(_ first: Value, _ graph: ViewGraph?) {
    current = first
    self.graph = graph
  }

  var value: Value { lock.withLock { current } }

  func set(_ value: Value) {
    let old = lock.withLock {
      defer { current = value }
      return current
    }
    // An equal value changes nothing (observed).
    if let old = old as? any Equatable, old.isEqual(to: value) { return }
    graph?.invalidate()
  }
}
