import Foundation
import SimulatedFoundation
import Synchronization

/// Maps entities to the classes of their objects, and classes to their entities.
enum ManagedClasses {
  private struct Models: @unchecked Sendable {
    // Models are only handed on from here, and never change once they are in use.
    var list: [WeakModel] = []
    var warned: Set<String> = []
  }

  private struct WeakModel {
    weak var model: NSManagedObjectModel?
  }

  private static let models = Mutex(Models())

  /// Notes that a model is in use.
  static func use(_ model: NSManagedObjectModel) {
    model.freeze()
    nonisolated(unsafe) let model = model
    models.withLock { models in
      models.list.removeAll { $0.model == nil }
      if !models.list.contains(where: { $0.model === model }) {
        models.list.append(WeakModel(model: model))
      }
    }
  }

  /// Returns the class of an entity's objects; `NSManagedObject` when the program has none with
  /// that name.
  static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
    if let known = entity.resolvedClass.withLock({ $0 }) { return known }
    let name: String = entity.managedObjectClassName
    guard name != "NSManagedObject" else { return NSManagedObject.self }
    let found = ObjectiveCRegistry.classNamed(name) as? NSManagedObject.Type
    if found == nil {
      say(
        "CoreData: warning: Unable to load class named '\(name)' for entity "
          + "'\(entity.name ?? "")'.  Class not found, using default NSManagedObject instead.")
    }
    let type = found ?? NSManagedObject.self
    entity.resolvedClass.withLock { $0 = type }
    return type
  }

  /// Returns the entity of a class.
  static func entity(
    of type: NSManagedObject.Type, in context: NSManagedObjectContext?
  ) -> NSEntityDescription {
    if let model = context?.model,
      let entity = model.entities.first(where: { self.type(of: $0) == type })
    {
      return entity
    }
    let name = String(describing: type)
    if context?.model == nil {
      let found = inUse.flatMap { entities(of: type, in: $0) }
      if found.count > 1 {
        say(
          "CoreData: warning: Multiple NSEntityDescriptions claim the NSManagedObject subclass "
            + "'\(name)' so +entity is unable to disambiguate.")
      }
      if let entity = found.first { return entity }
    }
    say(
      "CoreData: error: No NSEntityDescriptions in any model claim the NSManagedObject subclass "
        + "'\(name)' so +entity is confused.  Have you loaded your NSManagedObjectModel yet ?")
    preconditionFailure(
      "An NSManagedObject of class '\(name)' must have a valid NSEntityDescription.")
  }

  private static var inUse: [NSManagedObjectModel] {
    nonisolated(unsafe) var list: [NSManagedObjectModel] = []
    models.withLock { list = $0.list.compactMap(\.model) }
    return list
  }

  private static func entities(
    of type: NSManagedObject.Type, in model: NSManagedObjectModel
  ) -> [NSEntityDescription] {
    model.entities.filter { self.type(of: $0) == type }
  }

  /// Prints a sentence once.
  static func say(_ sentence: String) {
    guard models.withLock({ $0.warned.insert(sentence).inserted }) else { return }
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }
}
