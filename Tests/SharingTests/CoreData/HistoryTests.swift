import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("Persistent history") @MainActor
struct HistoryTests {
  private let options = [NSPersistentHistoryTrackingKey: NSNumber(value: true)]

  private func transactions(
    _ request: NSPersistentHistoryChangeRequest, _ context: NSManagedObjectContext
  ) throws -> [NSPersistentHistoryTransaction] {
    let result = try context.execute(request) as? NSPersistentHistoryResult
    return result?.result as? [NSPersistentHistoryTransaction] ?? []
  }

  @Test(.shows("NSPersistentHistoryChangeRequest.fetchHistory(after: NSPersistentHistoryToken?)"))
  func tellsWhatAnotherProgramHasSaved() throws {
    let app = try Library(options: options)
    defer { app.remove() }
    let book = app.book("Emma", pages: 1)
    try app.context.save()
    let token = app.container.persistentStoreCoordinator.currentPersistentHistoryToken(
      fromStores: nil)

    let share = try Library(folder: app.folder, options: options)
    share.context.transactionAuthor = "share"
    let same = try #require(
      try share.context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    same.pages = 2
    try share.context.save()

    let found = try transactions(.fetchHistory(after: token), app.context)
    #expect(found.map(\.author) == ["share"])
    #expect(found.first?.changes?.map(\.changedObjectID) == [book.objectID])
    #expect(found.first?.changes?.first?.updatedProperties?.map(\.name) == ["pages"])
    #expect(book.pages == 1)
    for transaction in found {
      NSManagedObjectContext.mergeChanges(
        fromRemoteContextSave: transaction.objectIDNotification().userInfo ?? [:],
        into: [app.context])
    }
    #expect(book.pages == 2)
  }

  @Test(.shows("NSPersistentHistoryToken"))
  func tokenGoesThroughAnArchive() throws {
    let app = try Library(options: options)
    defer { app.remove() }
    app.book("Emma")
    try app.context.save()
    let token = try #require(
      app.container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil))
    let data = try NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true)
    let back = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: NSPersistentHistoryToken.self, from: data)
    #expect(back == token)
  }

  @Test(.shows("NSPersistentHistoryChangeRequest.deleteHistory(before: NSPersistentHistoryToken?)"))
  func forgottenHistoryMakesTokensExpire() throws {
    let app = try Library(options: options)
    defer { app.remove() }
    var tokens: [NSPersistentHistoryToken?] = []
    for number in 1...3 {
      app.book("\(number)")
      try app.context.save()
      tokens.append(
        app.container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil))
    }
    _ = try app.context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: tokens[2]))
    let error = #expect(throws: NSError.self) {
      try transactions(.fetchHistory(after: tokens[0]), app.context)
    }
    #expect(error?.code == NSPersistentHistoryTokenExpiredError)
  }
}
