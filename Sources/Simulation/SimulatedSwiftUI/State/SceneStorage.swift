public import Foundation

/// A value that is kept with the app's scene.
///
/// Simulated: all views that name the same key have the same value. Differs: it is kept only until
/// the app ends.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let first: Value
  private let place: Place

  private init(_ first: Value, key: String) {
    self.first = first
    place = Place(key, first)
  }

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
    private let key: String
    private let first: Value
    private var values: SceneValues?

    init(_ key: String, _ first: Value) { (self.key, self.first) = (key, first) }

    var value: Value {
      get { values?[key] as? Value ?? first }
      set { values?[key] = newValue }
    }

    @MainActor func link(_ graph: ViewGraph?) {
      values = .shared
      if let graph { SceneValues.shared.tell(graph) }
    }
  }
}

extension SceneStorage: LinkedProperty {
  @MainActor func link(in context: ViewContext, name: String) { place.link(context.node.graph) }
}

/// What is kept with the scene, on any thread.
private final class SceneValues: @unchecked Sendable {
  static let shared = SceneValues()
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  private var graphs: [ObjectIdentifier: WeakGraph] = [:]

  private struct WeakGraph { weak var graph: ViewGraph? }

  subscript(key: String) -> Any? {
    get { lock.withLock { values[key] } }
    set {
      let told = lock.withLock {
        values[key] = newValue
        return graphs.values.compactMap(\.graph)
      }
      for graph in told { graph.invalidate() }
    }
  }

  func tell(_ graph: ViewGraph) {
    lock.withLock {
      graphs = graphs.filter { $1.graph != nil }
      graphs[ObjectIdentifier(graph)] = WeakGraph(graph: graph)
    }
  }
}

extension SceneStorage where Value == Bool {
  /// Makes a property that is true or false.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value == Int {
  /// Makes a property that is a whole number.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value == Double {
  /// Makes a property that is a number.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value == String {
  /// Makes a property that is a text.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value == URL {
  /// Makes a property that is a URL.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value == Data {
  /// Makes a property that is data.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Makes a property that stands for a text.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Makes a property that stands for a whole number.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Makes a property that may be missing.
  public init(_ key: String) { self.init(nil, key: key) }
}
