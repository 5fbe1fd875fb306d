public import Observation
import SimulatedCoreData

/// A class whose objects SwiftData keeps in a store; `@Model` makes a class conform.
///
/// Simulated: the members named here; an object whose context is gone can't be used any more, and
/// trying to do so ends the program (observed). Differs: backing data has this project's own form.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The properties that go into the store.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }

  /// What the object's values are in.
  var persistentBackingData: BackingData { get }

  /// Makes an object of values that exist already.
  init(backingData: BackingData)
}

extension PersistentModel {
  /// What identifies the object; another one once it is saved.
  ///
  /// Simulated: temporary until the first save, as documented.
  public var persistentModelID: PersistentIdentifier { persistentBackingData.identifier }

  /// What identifies the object, unless the class has a property of that name.
  ///
  /// Simulated: as `persistentModelID`.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the object is in; `nil` before it is inserted.
  ///
  /// Simulated: no known difference.
  public var modelContext: ModelContext? { persistentBackingData.context }

  /// Whether there is something to save.
  ///
  /// Simulated: no known difference.
  public var hasChanges: Bool { persistentBackingData.object?.hasChanges ?? false }

  /// Whether it is to be deleted with the next save.
  ///
  /// Simulated: no known difference.
  public var isDeleted: Bool { persistentBackingData.object?.isDeleted ?? false }

  /// Whether two objects stand for the same row.
  public static func == (first: Self, second: Self) -> Bool {
    first === second || first.persistentModelID == second.persistentModelID
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
}
