public import Foundation

/// What a request for history gives.
///
/// Simulated: the documented values. No known difference.
public enum NSPersistentHistoryResultType: Int, Sendable {
  /// Whether it was done.
  case statusOnly = 0
  /// The identifiers of the objects that were changed.
  case objectIDs = 1
  /// How many transactions there are.
  case count = 2
  /// The transactions without their changes.
  case transactionsOnly = 3
  /// The changes.
  case changesOnly = 4
  /// The transactions with their changes.
  case transactionsAndChanges = 5
}

/// A request for a store's history, or to forget some of it.
///
/// Simulated: after a token, a date or a transaction. Differs: `fetchHistory(withFetch:)` isn't
/// there.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  /// What the request gives.
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

  /// Asks for what was saved after a date.
  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(token: nil, date: date, deletes: false)
  }

  /// Asks for what was saved after a token; for everything without one.
  open class func fetchHistory(
    after token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(token: token, date: nil, deletes: false)
  }

  /// Asks for what was saved after a transaction; for everything without one.
  open class func fetchHistory(
    after transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest {
    fetchHistory(after: transaction?.token)
  }

  /// Has what was saved before a date forgotten.
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(token: nil, date: date, deletes: true)
  }

  /// Has what was saved before a token forgotten.
  open class func deleteHistory(
    before token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(token: token, date: nil, deletes: true)
  }

  /// Has what was saved before a transaction forgotten.
  open class func deleteHistory(
    before transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest {
    deleteHistory(before: transaction?.token)
  }
}

/// What a request for history gave.
///
/// Simulated: as the request's `resultType` says. No known difference.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// The result.
  public let result: Any?
  /// What it is.
  public let resultType: NSPersistentHistoryResultType

  init(_ result: Any?, _ type: NSPersistentHistoryResultType) {
    self.result = result
    resultType = type
  }
}
