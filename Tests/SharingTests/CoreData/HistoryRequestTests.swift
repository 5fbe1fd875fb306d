import Foundation
import TestSupport
import Testing

@testable import SimulatedCoreData

@Suite("A request for history") @MainActor
struct HistoryRequestTests {
  private let library: Library
  private var context: NSManagedObjectContext { library.context }

  /// A store with three transactions: one with two insertions, an update, and a deletion.
  init() throws {
    let model = Library.model()
    model.entitiesByName["Book"]?.attributesByName["title"]?.preservesValueInHistoryOnDeletion =
      true
    library = try Library(
      model: model, options: [NSPersistentHistoryTrackingKey: NSNumber(value: true)])
    let context = library.context
    context.name = "here"
    context.transactionAuthor = "me"
    let first = library.book("Emma")
    let second = library.book("Sanditon")
    try context.save()
    context.transactionAuthor = nil
    first.pages = 4
    try context.save()
    context.delete(second)
    try context.save()
  }

  private func result(
    _ request: NSPersistentHistoryChangeRequest
  ) throws -> NSPersistentHistoryResult {
    try #require(try context.execute(request) as? NSPersistentHistoryResult)
  }

  private func all() throws -> [NSPersistentHistoryTransaction] {
    let request = NSPersistentHistoryChangeRequest.fetchHistory(
      after: nil as NSPersistentHistoryToken?)
    return try #require(try result(request).result as? [NSPersistentHistoryTransaction])
  }

  @Test(
    .shows(
      "NSPersistentHistoryTransaction", "NSPersistentHistoryTransaction.changes",
      "NSPersistentHistoryTransaction.transactionNumber",
      "NSPersistentHistoryTransaction.storeID", "NSPersistentHistoryTransaction.contextName",
      "NSPersistentHistoryTransaction.author", "NSPersistentHistoryTransaction.processID",
      "NSPersistentHistoryTransaction.timestamp", "NSPersistentHistoryTransaction.token",
      "NSManagedObjectContext.transactionAuthor", "NSManagedObjectContext.name"))
  func tellsWhoSavedWhatAndWhen() throws {
    defer { library.remove() }
    let list = try all()
    #expect(list.map(\.transactionNumber) == [1, 2, 3])
    #expect(list.map(\.author) == ["me", nil, nil])
    #expect(list.map(\.contextName) == ["here", "here", "here"])
    #expect(list.map { $0.changes?.count } == [2, 1, 1])
    let coordinator = library.container.persistentStoreCoordinator
    #expect(Set(list.map(\.storeID)) == [coordinator.persistentStores[0].identifier])
    #expect(Set(list.map(\.processID)) == [ProcessInfo.processInfo.processName])
    #expect(list.map(\.timestamp) == list.map(\.timestamp).sorted())
    #expect(list[0].timestamp.timeIntervalSinceNow < 0)
    #expect(
      list.last?.token == coordinator.currentPersistentHistoryToken(fromStores: nil))
  }

  @Test(.shows("NSPersistentHistoryTransaction.bundleID"))
  func tellsWhichBundleSaved() throws {
    defer { library.remove() }
    // As an extension's process writes it; this one has no bundle identifier.
    let store = library.container.persistentStoreCoordinator.persistentStores[0]
    try store.database.run(
      "UPDATE ATRANSACTION SET ZBUNDLEID = ? WHERE Z_PK = 2", [.text("org.example.app.share")])
    let own = Bundle.main.bundleIdentifier ?? ""
    #expect(try all().map(\.bundleID) == [own, "org.example.app.share", own])
  }

  @Test(
    .shows(
      "NSPersistentHistoryChange", "NSPersistentHistoryChange.changeID",
      "NSPersistentHistoryChange.changedObjectID", "NSPersistentHistoryChange.changeType",
      "NSPersistentHistoryChange.tombstone", "NSPersistentHistoryChange.transaction",
      "NSPersistentHistoryChange.updatedProperties",
      "NSAttributeDescription.preservesValueInHistoryOnDeletion"))
  func tellsWhatBecameOfEachObject() throws {
    defer { library.remove() }
    let list = try all()
    let changes = list.flatMap { $0.changes ?? [] }
    #expect(changes.map(\.changeID) == [1, 2, 3, 4])
    #expect(changes.map(\.changeType) == [.insert, .insert, .update, .delete])
    #expect(
      changes.map { $0.changedObjectID.uriRepresentation().lastPathComponent }
        == ["p1", "p2", "p1", "p2"])
    #expect(changes.map { $0.updatedProperties?.map(\.name) } == [nil, nil, ["pages"], nil])
    #expect(changes.last?.tombstone as? [String: String] == ["title": "Sanditon"])
    #expect(changes.dropLast().allSatisfy { $0.tombstone == nil })
    #expect(changes.map { $0.transaction?.transactionNumber } == [1, 1, 2, 3])
  }

  @Test(
    .shows(
      "NSPersistentHistoryChangeRequest.resultType", "NSPersistentHistoryResult",
      "NSPersistentHistoryResult.result", "NSPersistentHistoryResult.resultType"),
    arguments: [
      (NSPersistentHistoryResultType.statusOnly, "1"), (.objectIDs, "4"), (.count, "3"),
      (.transactionsOnly, "3 without changes"), (.changesOnly, "4"),
      (.transactionsAndChanges, "3 with changes"),
    ])
  func givesWhatIsWanted(type: NSPersistentHistoryResultType, text: String) throws {
    defer { library.remove() }
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: Date.distantPast)
    #expect(request.resultType == .transactionsAndChanges)
    request.resultType = type
    let result = try result(request)
    #expect(result.resultType == type)
    let found =
      switch result.result {
      case let number as NSNumber: "\(number.intValue)"
      case let list as [NSManagedObjectID]: "\(list.count)"
      case let list as [NSPersistentHistoryChange]: "\(list.count)"
      case let list as [NSPersistentHistoryTransaction]:
        "\(list.count) \(list.allSatisfy { $0.changes != nil } ? "with" : "without") changes"
      default: "-"
      }
    #expect(found == text)
  }

  @Test(
    .shows(
      "NSPersistentHistoryChangeRequest.fetchHistory(after: Date)",
      "NSPersistentHistoryChangeRequest.fetchHistory(after: NSPersistentHistoryTransaction?)",
      "NSPersistentHistoryChangeRequest.token"))
  func beginsBehindADateOrATransaction() throws {
    defer { library.remove() }
    let list = try all()
    func numbers(_ request: NSPersistentHistoryChangeRequest) throws -> [Int64]? {
      (try result(request).result as? [NSPersistentHistoryTransaction])?.map(\.transactionNumber)
    }
    let afterFirst = NSPersistentHistoryChangeRequest.fetchHistory(after: list[0])
    #expect(afterFirst.token == list[0].token)
    #expect(try numbers(afterFirst) == [2, 3])
    #expect(try numbers(.fetchHistory(after: list[1].timestamp)) == [3])
    #expect(try numbers(.fetchHistory(after: Date.distantFuture)) == [])
  }

  @Test(
    .shows(
      "NSPersistentHistoryChangeRequest.deleteHistory(before: Date)",
      "NSPersistentHistoryChangeRequest.deleteHistory(before: NSPersistentHistoryTransaction?)"))
  func isForgottenBeforeADateOrATransaction() throws {
    defer { library.remove() }
    let list = try all()
    let request = NSPersistentHistoryChangeRequest.deleteHistory(before: list[1])
    #expect(request.resultType == .statusOnly)
    #expect(try result(request).result as? Bool == true)
    #expect(try all().map(\.transactionNumber) == [2, 3])
    _ = try result(.deleteHistory(before: list[2].timestamp))
    #expect(try all().map(\.transactionNumber) == [3])
  }

  @Test(.shows("NSPersistentHistoryTransaction.objectIDNotification()"))
  func isToldAsANotification() throws {
    defer { library.remove() }
    let list = try all()
    let notes = list.map { $0.objectIDNotification() }
    #expect(
      Set(notes.map(\.name)) == [NSManagedObjectContext.didSaveObjectIDsNotification])
    let counts = notes.map { note in
      ["inserted_objectIDs", "updated_objectIDs", "deleted_objectIDs"].map {
        (note.userInfo?[$0] as? Set<NSManagedObjectID>)?.count
      }
    }
    #expect(counts == [[2, 0, 0], [0, 1, 0], [0, 0, 1]])
  }

  @Test(
    .shows(
      "NSPersistentHistoryToken.isEqual(_:)", "NSPersistentHistoryToken.hash",
      "NSPersistentHistoryToken.copy(with:)", "NSPersistentHistoryToken.description",
      "NSPersistentHistoryToken.init(coder:)", "NSPersistentHistoryToken.encode(with:)",
      "NSPersistentHistoryToken.supportsSecureCoding",
      "NSPersistentStoreCoordinator.currentPersistentHistoryToken(fromStores:)"))
  func tokensAreEqualForTheSamePlace() throws {
    defer { library.remove() }
    let coordinator = library.container.persistentStoreCoordinator
    let token = try #require(
      coordinator.currentPersistentHistoryToken(fromStores: coordinator.persistentStores))
    let same = try #require(try all().last?.token)
    #expect(token == same)
    #expect(token.hash == same.hash)
    #expect(token != (try all().first?.token))
    #expect(token.copy() as? NSPersistentHistoryToken === token)
    let identifier = coordinator.persistentStores[0].identifier ?? ""
    #expect(token.description == "<NSPersistentHistoryToken - {\n    \(identifier) = 3;\n}>")
    #expect(NSPersistentHistoryToken.supportsSecureCoding)
    let data = try NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true)
    #expect(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: data)
        == token)
    #expect(coordinator.currentPersistentHistoryToken(fromStores: []) == nil)
  }
}
