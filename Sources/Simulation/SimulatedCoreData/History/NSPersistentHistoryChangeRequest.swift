public import Foundation

/// The kind of result of a request for history.
///
/// Simulated: the documented values. No known difference.
public enum NSPersistentHistoryResultType: Int, Sendable {
  /// Whether it succeeded.
  case statusOnly = 0
  /// The identifiers of the objects that were changed.
  case objectIDs = 1
  /// The number of transactions.
  case count = 2
  /// The transactions without their changes.
  case transactionsOnly = 3
  /// The changes.
  case changesOnly = 4
  /// The transactions with their changes.
  case transactionsAndChanges = 5
}

/// A request for a store's history, or to delete part of it.
///
/// Simulated: after a token, a date or a transaction. Differs: `fetchHistory(withFetch:)` isn't
/// there.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  /// The kind of result.
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  /// The place in the history.
  open private(set) var token: NSPersistentHistoryToken?

  let date: Date?
  let deletes: Bool

  init(token: NSPersistentHistoryToken?, date: Date?, deletes: Bool) {
    self.token = token
    self.date = date
    self.deletes = deletes
    super.init()
    if deletes { resultType = .statusOnly }
  }

  /// Requests what was saved after a date.
  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(token: nil, date: date, deletes: false)
  }

  /// Requests what was saved after a token, or everything without one.
  open class func fetchHistory(
    after token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(token: token, date: nil, deletes: false)
  }

  /// Requests what was saved after a transaction, or everything without one.
  open class func fetchHistory(
    after transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest {
    fetchHistory(after: transaction?.token)
  }

  /// Requests the deletion of what was saved before a date.
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(token: nil, date: date, deletes: true)
  }

  /// Requests the deletion of what was saved before a token.
  open class func deleteHistory(
    before token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(token: token, date: nil, deletes: true)
  }

  /// Requests the deletion of what was saved before a transaction.
  open class func deleteHistory(
    before transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest {
    deleteHistory(before: transaction?.token)
  }
}

/// The result of a request for history.
///
/// Simulated: as the request's `resultType` says. No known difference.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// The result.
  public let result: Any?
  /// The kind of result.
  public let resultType: NSPersistentHistoryResultType

  init(_ result: Any?, _ type: NSPersistentHistoryResultType) {
    self.result = result
    resultType = type
  }
}
