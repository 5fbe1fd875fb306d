import Foundation
import SimulatedCoreData

extension ModelContext {
  /// Returns the objects that a descriptor describes.
  ///
  /// Simulated: in the order in which they were saved, unless the descriptor has one.
  ///
  /// - Throws: An error of the store, or `SwiftDataError.unsupportedPredicate` where the condition
  ///   can't be evaluated.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var models = try all(T.self, pending: descriptor.includePendingChanges)
    if let predicate = descriptor.predicate {
      do {
        models = try models.filter { try predicate.evaluate($0) }
      } catch {
        throw SwiftDataError.unsupportedPredicate
      }
    }
    if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
    let rest = models.dropFirst(max(descriptor.fetchOffset ?? 0, 0))
    guard let limit = descriptor.fetchLimit, limit > 0 else { return Array(rest) }
    return Array(rest.prefix(limit))
  }

  /// Returns the number of objects that a descriptor describes.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    var unordered = descriptor
    unordered.sortBy = []
    return try fetch(unordered).count
  }

  /// Returns the identifiers of the objects that a descriptor describes.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Calls a function with each object that a descriptor describes.
  ///
  /// Simulated: Differs: all are read at once, whatever the size of a batch.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// Returns all objects of a class, in the order of their rows.
  private func all<T: PersistentModel>(_ type: T.Type, pending: Bool) throws -> [T] {
    let name = Schema.entityName(of: type)
    guard container.coordinator.managedObjectModel.entitiesByName[name] != nil else {
      preconditionFailure(ModelWords.noEntity(name))
    }
    let request = NSFetchRequest<NSManagedObject>(entityName: name)
    request.includesPendingChanges = pending
    return try rows.fetch(request).compactMap { model(of: $0, type) as? T }
  }

  /// Deletes all objects of a class.
  func deleteAll(_ type: any PersistentModel.Type) throws {
    try delete(model: type)
  }
}
