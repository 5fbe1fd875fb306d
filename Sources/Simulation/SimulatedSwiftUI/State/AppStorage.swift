public import Foundation
public import SimulatedFoundation

/// A value in the app's settings.
///
/// Simulated: read from UserDefaults and written there; a change from anywhere in the process has
/// the bodies evaluated again.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let place: Place

  private init(
    _ store: SimulatedFoundation.UserDefaults?,
    read: @escaping (SimulatedFoundation.UserDefaults) -> Value,
    write: @escaping (SimulatedFoundation.UserDefaults, Value) -> Void
  ) { place = Place(store ?? .standard, read, write) }

  /// The value.
  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { [place] in place.value }, set: { [place] in place.value = $0 })
  }

  fileprivate final class Place: @unchecked Sendable {
    private let store: SimulatedFoundation.UserDefaults
    private let read: (SimulatedFoundation.UserDefaults) -> Value
    private let write: (SimulatedFoundation.UserDefaults, Value) -> Void

    init(
      _ store: SimulatedFoundation.UserDefaults,
      _ read: @escaping (SimulatedFoundation.UserDefaults) -> Value,
      _ write: @escaping (SimulatedFoundation.UserDefaults, Value) -> Void
    ) {
      self.store = store
      self.read = read
      self.write = write
    }

    var value: Value {
      get { read(store) }
      set { write(store, newValue) }
    }
  }

  /// What looks out for changes of the settings while a view stands at its place.
  private final class Lookout {
    private var token: (any NSObjectProtocol)?

    init(_ graph: ViewGraph?) {
      token = NotificationCenter.default.addObserver(
        forName: SimulatedFoundation.UserDefaults.didChangeNotification, object: nil, queue: nil
      ) { [weak graph] _ in graph?.invalidate() }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }
  }
}

extension AppStorage: LinkedProperty {
  @MainActor func link(in context: ViewContext, name: String) {
    _ = context.node.kept(name) { Lookout(context.node.graph) }
  }
}

extension AppStorage where Value == Bool {
  /// Makes a property for a setting that is true or false.
  public init(wrappedValue: Value, _ key: String, store: SimulatedFoundation.UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Int {
  /// Makes a property for a setting that is a whole number.
  public init(wrappedValue: Value, _ key: String, store: SimulatedFoundation.UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Double {
  /// Makes a property for a setting that is a number.
  public init(wrappedValue: Value, _ key: String, store: SimulatedFoundation.UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == String {
  /// Makes a property for a setting that is a text.
  public init(wrappedValue: Value, _ key: String, store: SimulatedFoundation.UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Data {
  /// Makes a property for a setting that is data.
  public init(wrappedValue: Value, _ key: String, store: SimulatedFoundation.UserDefaults? = nil) {
    self.init(plain: wrappedValue, key, store)
  }
}

extension AppStorage where Value == URL {
  /// Makes a property for a setting that is a URL.
  public init(wrappedValue: Value, _ key: String, store: SimulatedFoundation.UserDefaults? = nil) {
    self.init(
      store, read: { $0.url(forKey: key) ?? wrappedValue }, write: { $0.set($1, forKey: key) })
  }
}

extension AppStorage where Value: RawRepresentable {
  /// Makes a property for a setting that is kept by its raw value.
  public init(wrappedValue: Value, _ key: String, store: SimulatedFoundation.UserDefaults? = nil)
  where Value.RawValue == Int {
    self.init(raw: wrappedValue, key, store)
  }

  /// Makes a property for a setting that is kept by its raw value.
  public init(wrappedValue: Value, _ key: String, store: SimulatedFoundation.UserDefaults? = nil)
  where Value.RawValue == String {
    self.init(raw: wrappedValue, key, store)
  }

  private init(raw first: Value, _ key: String, _ store: SimulatedFoundation.UserDefaults?) {
    self.init(
      store,
      read: { ($0.object(forKey: key) as? Value.RawValue).flatMap(Value.init(rawValue:)) ?? first },
      write: { $0.set($1.rawValue, forKey: key) })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Makes a property for a text that may be missing.
  public init(_ key: String, store: SimulatedFoundation.UserDefaults? = nil)
  where Value == String? {
    self.init(optional: key, store)
  }

  /// Makes a property for a number that may be missing.
  public init(_ key: String, store: SimulatedFoundation.UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store)
  }

  /// Makes a property for something true or false that may be missing.
  public init(_ key: String, store: SimulatedFoundation.UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store)
  }

  /// Makes a property for a number that may be missing.
  public init(_ key: String, store: SimulatedFoundation.UserDefaults? = nil)
  where Value == Double? {
    self.init(optional: key, store)
  }

  /// Makes a property for data that may be missing.
  public init(_ key: String, store: SimulatedFoundation.UserDefaults? = nil)
  where Value == Data? {
    self.init(optional: key, store)
  }

  private init<T>(optional key: String, _ store: SimulatedFoundation.UserDefaults?)
  where Value == T? {
    self.init(
      store, read: { $0.object(forKey: key) as? T },
      write: { $1 == nil ? $0.removeObject(forKey: key) : $0.set($1, forKey: key) })
  }
}

extension AppStorage {
  fileprivate init(plain first: Value, _ key: String, _ store: SimulatedFoundation.UserDefaults?) {
    self.init(
      store, read: { $0.object(forKey: key) as? Value ?? first },
      write: { $0.set($1, forKey: key) })
  }
}
