import Foundation

extension NSManagedObjectContext {
  /// Carries out a request: a batch, or one for history.
  ///
  /// Simulated: objects of this context don't notice what a batch does (documented). No known
  /// difference.
  ///
  /// - Parameter request: The request.
  /// - Returns: A result of the request's own class.
  /// - Throws: The error of a store.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let coordinator = persistentStoreCoordinator else {
      preconditionFailure("executeRequest: the context has no persistent store coordinator.")
    }
    let batch = BatchWriter(coordinator: coordinator, context: self)
    switch request {
    case let request as NSBatchDeleteRequest: return try batch.delete(request)
    case let request as NSBatchUpdateRequest: return try batch.update(request)
    case let request as NSBatchInsertRequest: return try batch.insert(request)
    case let request as NSPersistentHistoryChangeRequest:
      return try history(request, coordinator)
    default:
      throw CoreDataError.make(
        NSPersistentStoreUnsupportedRequestTypeError, nil, ["reason": "Unknown command type"])
    }
  }

  private func history(
    _ request: NSPersistentHistoryChangeRequest, _ coordinator: NSPersistentStoreCoordinator
  ) throws -> NSPersistentHistoryResult {
    let readers = (request.affectedStores ?? coordinator.persistentStores)
      .map { HistoryReader(store: $0) }
    if request.deletes {
      for reader in readers { try reader.delete(request) }
      return NSPersistentHistoryResult(NSNumber(value: true), request.resultType)
    }
    let transactions = try readers.flatMap { try $0.transactions(request) }
    let changes = transactions.flatMap { $0.changes ?? [] }
    switch request.resultType {
    case .statusOnly: return NSPersistentHistoryResult(NSNumber(value: true), .statusOnly)
    case .objectIDs:
      return NSPersistentHistoryResult(changes.map(\.changedObjectID), .objectIDs)
    case .count: return NSPersistentHistoryResult(NSNumber(value: transactions.count), .count)
    case .changesOnly: return NSPersistentHistoryResult(changes, .changesOnly)
    case .transactionsOnly:
      for transaction in transactions { transaction.changes = nil }
      return NSPersistentHistoryResult(transactions, .transactionsOnly)
    case .transactionsAndChanges:
      return NSPersistentHistoryResult(transactions, .transactionsAndChanges)
    }
  }
}
