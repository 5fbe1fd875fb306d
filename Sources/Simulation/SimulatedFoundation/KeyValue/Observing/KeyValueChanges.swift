package import Foundation
import Synchronization

/// Who observes what, and where changes are reported to.
///
/// A property that is `dynamic` reports its changes by itself; so does code that calls
/// `willChangeValue(forKey:)` and `didChangeValue(forKey:)`.
package enum KeyValueChanges {
  /// Says that a property is about to change.
  package static func begin(
    _ object: NSObject, _ key: String, _ kind: NSKeyValueChange = .setting,
    _ indexes: IndexSet? = nil
  ) {
    for observation in observations(of: object, key) { observation.willChange(kind, indexes) }
  }

  /// Says that a property has changed.
  package static func end(
    _ object: NSObject, _ key: String, _ kind: NSKeyValueChange = .setting,
    _ indexes: IndexSet? = nil
  ) {
    for observation in observations(of: object, key) {
      observation.didChange(kind, indexes)
      table.withLock { $0.note(observation) }
    }
  }

  /// Whether anything observes a property of an object.
  package static func isObserved(_ object: NSObject, _ key: String) -> Bool {
    !observations(of: object, key).isEmpty
  }

  /// The keys of an object that are observed.
  package static func observedKeys(of object: NSObject) -> Set<String> {
    let all = table.withLock { $0.observations[ObjectIdentifier(object)] ?? [] }
    return Set(all.flatMap { $0.links }.filter { $0.object === object }.map { $0.key })
  }

  /// Adds an observation, and reports the first value if that is wanted.
  static func add(_ observation: Observation) {
    // Settings also change without any report, for example from other processes.
    if observation.object is UserDefaults { return DefaultsObservers.shared.add(observation) }
    table.withLock { table in
      table.forgetLost()
      table.note(observation)
    }
    observation.begin()
  }

  /// Ends an observation.
  static func remove(_ observation: Observation) {
    DefaultsObservers.shared.remove(observation)
    table.withLock { table in
      for key in table.observations.keys {
        table.observations[key]?.removeAll { $0 === observation }
        if table.observations[key]?.isEmpty == true { table.observations[key] = nil }
      }
    }
  }
}

extension KeyValueChanges {
  private struct Table {
    /// The observations by the objects that are observed; the address of an object that is gone may
    /// be another's.
    var observations: [ObjectIdentifier: [Observation]] = [:]

    /// Drops the observations whose object is gone.
    mutating func forgetLost() {
      observations = observations.mapValues { $0.filter { $0.object != nil } }
        .filter { !$0.value.isEmpty }
    }

    mutating func note(_ observation: Observation) {
      for link in observation.links {
        guard let object = link.object else { continue }
        let id = ObjectIdentifier(object)
        if observations[id]?.contains(where: { $0 === observation }) == true { continue }
        observations[id, default: []].append(observation)
      }
    }
  }

  private static let table = Mutex(Table())

  private static func observations(of object: NSObject, _ key: String) -> [Observation] {
    let all = table.withLock { $0.observations[ObjectIdentifier(object)] ?? [] }
    guard !all.isEmpty else { return [] }
    return all.filter { observation in
      observation.links.contains { $0.object === object && $0.key == key }
    }
  }
}
