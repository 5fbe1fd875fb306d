public import Foundation
import SimulatedCoreData

/// Where a program inserts, changes and deletes objects before it saves them all at once.
///
/// Simulated: objects are unique in a context; other contexts and processes see what was saved. As
/// observed of SwiftData, what another process has saved is found by a new fetch, but an object
/// that the context knows already keeps its values, and no query notices. Differs: there is no undo
/// manager; a context that isn't made on the main thread doesn't take over what others save; it
/// goes unnoticed when a context is used by two threads.
public final class ModelContext {
  /// The container.
  public let container: ModelContainer
  /// Whether the context saves by itself: when the app stops being active, and ten seconds after a
  /// change.
  ///
  /// Simulated: so for contexts that are made on the main thread; the moments are observed, and on
  /// a device they vary. An extension that ends before loses what it hasn't saved.
  public var autosaveEnabled = false { didSet { if autosaveEnabled { autosave.note() } } }
  /// The author of changes, for the store's history.
  public var author: String? {
    get { rows.transactionAuthor }
    set { rows.transactionAuthor = newValue }
  }

  private(set) var rows: NSManagedObjectContext
  private var models: [ObjectIdentifier: Known] = [:]
  private var observer: (any NSObjectProtocol)?
  private lazy var autosave = Autosave(self)

  private struct Known {
    weak var model: (any PersistentModel)?
  }

  /// Makes a context.
  public convenience init(_ container: ModelContainer) {
    self.init(container, isMain: Thread.isMainThread)
  }

  init(_ container: ModelContainer, isMain: Bool) {
    self.container = container
    rows = Self.rows(of: container, isMain: isMain)
    observe()
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// Leaves the main queue, for an actor that uses the context on its own.
  func leaveMainQueue() {
    guard rows.concurrencyType == .mainQueueConcurrencyType, !rows.hasChanges else { return }
    if let observer { NotificationCenter.default.removeObserver(observer) }
    rows = Self.rows(of: container, isMain: false)
    observe()
  }

  private static func rows(of container: ModelContainer, isMain: Bool) -> NSManagedObjectContext {
    let rows = NSManagedObjectContext(
      concurrencyType: isMain ? .mainQueueConcurrencyType : .confinementConcurrencyType)
    rows.persistentStoreCoordinator = container.coordinator
    rows.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    rows.automaticallyMergesChangesFromParent = isMain
    return rows
  }

  private func observe() {
    // Posted on the thread that uses the context.
    nonisolated(unsafe) weak let weakSelf = self
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: rows, queue: nil
    ) { weakSelf?.noteChanges($0) }
  }

  /// Tells objects whose values came from elsewhere, and thinks of saving.
  private func noteChanges(_ notification: Notification) {
    let refreshed = notification.userInfo?[NSRefreshedObjectsKey] as? Set<NSManagedObject>
    for object in refreshed ?? [] {
      models[ObjectIdentifier(object)]?.model?.persistentBackingData.noteChange()
    }
    if autosaveEnabled { autosave.note() }
  }
}

extension ModelContext: Equatable {
  /// Whether they are the same context.
  public static func == (first: ModelContext, second: ModelContext) -> Bool { first === second }
}

extension ModelContext {
  /// Puts an object into the context; the next save writes it.
  ///
  /// Simulated: objects that it is related to come with it. No known difference.
  public func insert<T: PersistentModel>(_ model: T) { _ = row(of: model) }

  /// Marks an object to be deleted with the next save.
  public func delete<T: PersistentModel>(_ model: T) {
    guard let object = model.persistentBackingData.object, model.modelContext === self else {
      return
    }
    rows.delete(object)
  }

  /// Deletes the objects of a class that meet a condition.
  ///
  /// Simulated: with the next save. Differs: on iOS the store is changed at once.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for object in try fetch(FetchDescriptor(predicate: predicate)) { delete(object) }
  }

  /// Whether there is anything to save.
  public var hasChanges: Bool { rows.hasChanges }

  /// The objects that are to be inserted.
  public var insertedModelsArray: [any PersistentModel] { models(of: rows.insertedObjects) }
  /// The objects that were changed.
  public var changedModelsArray: [any PersistentModel] { models(of: rows.updatedObjects) }
  /// The objects that are to be deleted.
  public var deletedModelsArray: [any PersistentModel] { models(of: rows.deletedObjects) }

  /// Returns the object with an identifier.
  ///
  /// Simulated: one whose row is gone ends the program when it is used, as on iOS.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let found = existing(persistentModelID) else {
      preconditionFailure(ModelWords.noEntity(persistentModelID.entityName))
    }
    return found
  }

  /// Returns the object with an identifier if the context knows it.
  public func registeredModel<T: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> T? {
    identifier(persistentModelID).flatMap { rows.registeredObject(for: $0) }
      .flatMap { models[ObjectIdentifier($0)]?.model } as? T
  }
}

extension ModelContext {
  /// Returns an object's row; an object without one gets it, and is in the context from then on.
  func row(of model: any PersistentModel) -> NSManagedObject {
    let data = model.persistentBackingData
    if let object = data.object {
      if data.context !== self {
        preconditionFailure(ModelWords.otherContext("\(type(of: model))"))
      }
      return object
    }
    let name = Schema.entityName(of: type(of: model))
    guard let entity = container.coordinator.managedObjectModel.entitiesByName[name] else {
      preconditionFailure(ModelWords.noEntity(name))
    }
    let object = NSManagedObject(entity: entity, insertInto: rows)
    models[ObjectIdentifier(object)] = Known(model: model)
    data.move(to: object, in: self)
    return object
  }

  /// Returns the object that stands for a row; the same one as long as the program has it.
  func model(of object: NSManagedObject, _ type: any PersistentModel.Type) -> any PersistentModel {
    let key = ObjectIdentifier(object)
    if let known = models[key]?.model, known.persistentBackingData.object === object {
      return known
    }
    let model = type.init(backingData: BackingData(of: type, object: object, in: self))
    models[key] = Known(model: model)
    if models.count > 1000 { models = models.filter { $0.value.model != nil } }
    return model
  }

  /// Returns the object with an identifier; `nil` if no store has such a class.
  func existing(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    guard let own = self.identifier(identifier),
      let type = container.schema.types.first(where: {
        Schema.entityName(of: $0) == identifier.entityName
      })
    else { return nil }
    return model(of: rows.object(with: own), type)
  }

  private func identifier(_ identifier: PersistentIdentifier) -> NSManagedObjectID? {
    if identifier.storeIdentifier == nil {
      return rows.insertedObjects.map(\.objectID).first {
        PersistentIdentifier($0) == identifier
      }
    }
    return container.coordinator.managedObjectID(forURIRepresentation: identifier.id.address)
  }

  private func models(of objects: Set<NSManagedObject>) -> [any PersistentModel] {
    RowOrder.sorted(objects).compactMap { models[ObjectIdentifier($0)]?.model }
  }

  /// The objects of the context that are known by a class, with their rows.
  var known: [any PersistentModel] { models.values.compactMap(\.model) }
}
