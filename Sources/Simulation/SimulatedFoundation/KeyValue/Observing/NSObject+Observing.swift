public import Foundation
import Synchronization

extension NSObject {
  /// Asks for `observeValue(forKeyPath:of:change:context:)` to be called when a property changes.
  ///
  /// Simulated: for properties that the program marks `@objc dynamic`, those whose changes are
  /// reported by hand, and paths of such properties; the observer isn't retained (documented). For
  /// UserDefaults, every change of a setting is reported, whoever makes it (documented): a change
  /// by this process on its own thread, one by another process on the main thread and without
  /// `prior` (documented). Setting a value that is there already isn't a change (inferred). A key
  /// with a dot in it can't be observed: a dot leads into a dictionary (observed). Differs: changes
  /// of the simulation's own other classes aren't reported.
  ///
  /// - Parameters:
  ///   - observer: The object to be told.
  ///   - keyPath: The property, or several in a row.
  ///   - options: What is to be reported.
  ///   - context: What identifies the observation to the observer.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    let place = UInt(bitPattern: context)
    let observation = Observation(
      of: self, keyPath, options, reading: { $0.value(forKeyPath: keyPath) },
      telling: { [weak observer] object, change in
        let notice = ObjectiveCRegistry.ObservedValue(
          keyPath: keyPath, object: object, change: change.dictionary,
          context: UnsafeMutableRawPointer(bitPattern: place))
        if let observer { ObserverCalls.tell(observer, notice) }
      })
    NamedObservations.add(observation, of: self, keyPath, for: observer, place)
    KeyValueChanges.add(observation)
  }

  /// Ends what `addObserver(_:forKeyPath:options:context:)` asked for.
  ///
  /// Simulated: the latest one that was asked for; where there was none, the program ends with
  /// iOS's message.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    end(observer, keyPath, nil)
  }

  /// Ends what `addObserver(_:forKeyPath:options:context:)` asked for with the same context.
  ///
  /// Simulated: as ``removeObserver(_:forKeyPath:)``.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    end(observer, keyPath, UInt(bitPattern: context))
  }

  /// Says that a property is about to change.
  ///
  /// Simulated: observers learn of the change once ``didChangeValue(forKey:)`` is called
  /// (documented).
  public func willChangeValue(forKey key: String) { KeyValueChanges.begin(self, key) }

  /// Says that a property has changed.
  ///
  /// Simulated: as ``willChangeValue(forKey:)``.
  public func didChangeValue(forKey key: String) { KeyValueChanges.end(self, key) }

  /// Says that some elements of a property are about to change.
  ///
  /// Simulated: as ``willChangeValue(forKey:)``; the elements at those places are reported.
  public func willChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    KeyValueChanges.begin(self, key, changeKind, indexes)
  }

  /// Says that some elements of a property have changed.
  ///
  /// Simulated: as ``willChange(_:valuesAt:forKey:)``.
  public func didChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    KeyValueChanges.end(self, key, changeKind, indexes)
  }

  private func end(_ observer: NSObject, _ keyPath: String, _ context: UInt?) {
    guard let found = NamedObservations.take(self, keyPath, observer, context) else {
      preconditionFailure(
        "Cannot remove an observer \(observer) for the key path \"\(keyPath)\" from \(self) "
          + "because it is not registered as an observer.")
    }
    KeyValueChanges.remove(found)
  }
}

extension Observation.Change {
  /// The change as a dictionary, in which NSNull stands for nothing.
  var dictionary: [NSKeyValueChangeKey: Any] {
    var result: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue]
    if let new { result[.newKey] = flattened(new) ?? NSNull() }
    if let old { result[.oldKey] = flattened(old) ?? NSNull() }
    if let indexes { result[.indexesKey] = indexes }
    if isPrior { result[.notificationIsPriorKey] = true }
    return result
  }
}

/// The observations that were asked for by name, until they are ended by name.
enum NamedObservations {
  private struct Entry: @unchecked Sendable {
    // Its contents are only compared.
    weak var object: NSObject?
    weak var observer: NSObject?
    var keyPath: String
    var context: UInt
    var observation: Observation
  }

  private static let entries = Mutex<[Entry]>([])

  static func add(
    _ observation: Observation, of object: NSObject, _ keyPath: String, for observer: NSObject,
    _ context: UInt
  ) {
    let entry = Entry(
      object: object, observer: observer, keyPath: keyPath, context: context,
      observation: observation)
    entries.withLock { entries in
      entries.removeAll { $0.object == nil || $0.observer == nil }
      entries.append(entry)
    }
  }

  static func take(
    _ object: NSObject, _ keyPath: String, _ observer: NSObject, _ context: UInt?
  ) -> Observation? {
    let id = ObjectIdentifier(object)
    let observerID = ObjectIdentifier(observer)
    return entries.withLock { entries in
      let index = entries.lastIndex { entry in
        entry.object.map(ObjectIdentifier.init) == id
          && entry.observer.map(ObjectIdentifier.init) == observerID
          && entry.keyPath == keyPath && (context == nil || context == entry.context)
      }
      return index.map { entries.remove(at: $0).observation }
    }
  }
}
