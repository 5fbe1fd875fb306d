/// A value that somebody else keeps, to be read and written.
///
/// Simulated: of a state, an observable object, parts of another binding, or closures. Differs:
/// transactions have no effect.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty,
  @unchecked Sendable
{
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Makes a binding from closures.
  ///
  /// - Parameters:
  ///   - get: Returns the value.
  ///   - set: Takes a new value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Makes a binding from another one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Makes a binding to an optional value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Makes a binding to the value of an optional; `nil` if there is none.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  /// Returns a binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }

  /// Returns the binding itself: nothing is animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// An iterator over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// The positions of the elements.
  public typealias Indices = Value.Indices

  /// The first position.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of the elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the position after another one.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// Returns a binding to an element; once the element is gone, it gives the last value.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let last = wrappedValue[position]
    return Binding<Value.Element>(
      get: {
        wrappedValue.indices.contains(position) ? wrappedValue[position] : last
      },
      set: {
        if wrappedValue.indices.contains(position) { wrappedValue[position] = $0 }
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the position before another one.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection, Value: MutableCollection {}
