/// The preferences that views have set during a reading, by their keys.
@MainActor final class Preferences {
  private var values: [ObjectIdentifier: Any] = [:]
  private var merges: [ObjectIdentifier: (Preferences) -> Void] = [:]

  /// Returns the value for a key.
  func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    values[ObjectIdentifier(key)] as? Key.Value
  }

  /// Adds a value to those that views before have set.
  func add<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    var whole = value
    if var before = self.value(key) {
      Key.reduce(value: &before) { value }
      whole = before
    }
    set(key, whole)
  }

  /// Sets the only value for a key.
  func set<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    values[ObjectIdentifier(key)] = value
    merges[ObjectIdentifier(key)] = { $0.add(key, value) }
  }

  /// Adds the values that others have set.
  func add(_ others: Preferences) { for merge in others.merges.values { merge(self) } }
}

extension ViewContext {
  /// Reads views and what they prefer; a closure may change that before views around see it.
  func preferring<Result>(
    _ read: () -> Result, _ change: (Preferences) -> Void
  ) -> Result {
    guard let graph = node.graph else { return read() }
    let around = graph.preferences
    let own = Preferences()
    graph.preferences = own
    let result = read()
    graph.preferences = around
    change(own)
    around.add(own)
    return result
  }
}
