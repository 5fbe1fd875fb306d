import DeviceProtocol
import Foundation
import Synchronization

/// An observation of a setting, with the value that was reported last.
private struct ObservedDefault: @unchecked Sendable {
  // The observation is used by the thread that changes something, as on iOS; the value is a copy.
  let observation: Observation
  /// The key; what follows a dot in the key path is a key of the value.
  let key: String
  var value: Any?

  init(_ observation: Observation) {
    self.observation = observation
    key = String(observation.keyPath.prefix { $0 != "." })
    value = now
  }

  var defaults: UserDefaults? { observation.object as? UserDefaults }

  /// The value that is stored.
  var now: Any? {
    observation.keyPath.isEmpty ? nil : defaults?.value(forKeyPath: observation.keyPath)
  }

  func tell(_ change: Observation.Change) {
    if let object = observation.object { observation.tell(object, change) }
  }

  /// A change, with as much detail as was asked for.
  func change(to new: Any?, isFirst: Bool = false, isPrior: Bool = false) -> Observation.Change {
    let options = observation.options
    var change = Observation.Change(isPrior: isPrior)
    if options.contains(.old), !isFirst { change.old = .some(value) }
    if options.contains(.new), !isPrior { change.new = .some(new) }
    return change
  }
}

/// All observers of settings in this process.
///
/// They are called when the value that a search finds has changed, so it doesn't matter which
/// process made the change.
final class DefaultsObservers: Sendable {
  static let shared = DefaultsObservers()

  private let state = Mutex(State())

  private struct State {
    var observed: [ObservedDefault] = []
    /// The observed keys of which the device was last informed.
    var told: [String: Set<String>] = [:]
  }

  private var all: [ObservedDefault] { state.withLock { $0.observed } }

  func add(_ observation: Observation) {
    let new = ObservedDefault(observation)
    state.withLock { $0.observed.append(new) }
    noteSearch()
    guard observation.options.contains(.initial) else { return }
    new.tell(new.change(to: new.value, isFirst: true))
  }

  func remove(_ observation: Observation) {
    let isHere = state.withLock { state in
      let count = state.observed.count
      state.observed.removeAll { $0.observation === observation }
      return state.observed.count < count
    }
    if isHere { noteSearch() }
  }

  /// Ends all observations of the given settings.
  func remove(where isMeant: (UserDefaults?) -> Bool) {
    for observed in all where isMeant(observed.defaults) { remove(observed.observation) }
  }

  /// Ends the observations of settings that are gone.
  func removeLost() { remove { $0 == nil } }

  /// Announces a change by this process to the observers that want to know about it beforehand.
  func announce(_ values: [String: Any], removing: Set<String>, in domain: DefaultsDomain) {
    for observed in all where observed.observation.options.contains(.prior) {
      let key = observed.key
      guard removing.contains(key) || values[key] != nil,
        observed.defaults?.search.withLock({ $0.own.file.path == domain.file.path }) == true,
        !DefaultsValue.areEqual(domain.value(key), values[key])
      else { continue }
      observed.tell(observed.change(to: nil, isPrior: true))
    }
  }

  /// Reports the change to all observers whose value is different now.
  func noteChange(of keys: Set<String>) {
    for observed in all where keys.contains(observed.key) {
      let now = observed.now
      let new = DefaultsDomain.Values(all: now.map { ["": $0] } ?? [:])
      // Another thread may have reported it in the meantime, so the value is compared where it is
      // kept.
      let before = state.withLock { state -> ObservedDefault? in
        let index = state.observed.firstIndex { $0.observation === observed.observation }
        guard let index, !DefaultsValue.areEqual(state.observed[index].value, new.all[""]) else {
          return nil
        }
        defer { state.observed[index].value = new.all[""] }
        return state.observed[index]
      }
      if let before { before.tell(before.change(to: now)) }
    }
  }

  /// Tells the device which keys of which files are observed, if that has changed.
  func noteSearch() {
    var files: [String: Set<String>] = [:]
    for observed in all {
      guard let search = observed.defaults?.search.withLock({ $0 }) else { continue }
      for domain in [search.own] + search.suites.map(\.domain) {
        files[domain.file.path, default: []].insert(observed.key)
      }
    }
    let isNew = state.withLock { state in
      defer { state.told = files }
      return state.told != files
    }
    if isNew { DeviceConnection.shared?.send(.observeDefaults(files.mapValues { $0.sorted() })) }
  }
}
