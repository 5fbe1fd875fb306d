import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("What a context posts") @MainActor
struct ContextEventTests {
  @Test(
    .shows(
      "NSManagedObjectContext.willSaveObjectsNotification",
      "NSManagedObjectContext.didSaveObjectsNotification",
      "NSManagedObjectContext.didChangeObjectsNotification",
      "NSManagedObjectContext.didSaveObjectIDsNotification",
      "Notification.Name.NSManagedObjectContextWillSave",
      "Notification.Name.NSManagedObjectContextDidSave",
      "Notification.Name.NSManagedObjectContextObjectsDidChange",
      "NSManagedObjectContext.processPendingChanges()"))
  func comesInOrderWithTheObjects() throws {
    let library = try Library()
    defer { library.remove() }
    let context = library.context
    let diary = NotificationDiary(
      [
        NSManagedObjectContext.willSaveObjectsNotification,
        NSManagedObjectContext.didSaveObjectsNotification,
        NSManagedObjectContext.didChangeObjectsNotification,
        NSManagedObjectContext.didSaveObjectIDsNotification,
      ], of: context)
    let first = library.book("a")
    let second = library.book("b")
    context.processPendingChanges()
    #expect(diary.lines == ["did change, inserted 2"])
    context.processPendingChanges()
    try context.save()
    #expect(
      diary.lines.dropFirst() == [
        "will save", "did save, inserted 2", "did save IDs, inserted_objectIDs 2",
      ])
    first.title = "c"
    context.delete(second)
    try context.save()
    #expect(
      diary.lines.dropFirst(4) == [
        "did change, deleted 1, updated 1", "will save", "did save, deleted 1, updated 1",
        "did save IDs, deleted_objectIDs 1, updated_objectIDs 1",
      ])
  }

  @Test(
    .shows(
      "Notification.Name.NSManagedObjectContextDidSaveObjectIDs",
      "Notification.Name.NSManagedObjectContextDidMergeChangesObjectIDs",
      "NSInsertedObjectIDsKey", "NSUpdatedObjectIDsKey", "NSDeletedObjectIDsKey"),
    .shows(
      "NSRefreshedObjectIDsKey", "NSInvalidatedObjectIDsKey",
      "NSManagedObjectContext.NotificationKey.queryGeneration"))
  func hasTheNamesThatWereObserved() {
    #expect(
      [
        NSManagedObjectContext.didSaveObjectIDsNotification,
        NSManagedObjectContext.didMergeChangesObjectIDsNotification,
      ].map(\.rawValue) == [
        "NSManagedObjectContextDidSaveObjectIDsNotification",
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification",
      ])
    #expect(
      [
        NSInsertedObjectIDsKey, NSUpdatedObjectIDsKey, NSDeletedObjectIDsKey,
        NSRefreshedObjectIDsKey, NSInvalidatedObjectIDsKey,
      ]
        == [
          NSManagedObjectContext.NotificationKey.insertedObjectIDs, .updatedObjectIDs,
          .deletedObjectIDs, .refreshedObjectIDs, .invalidatedObjectIDs,
        ].map(\.rawValue))
    #expect(NSManagedObjectContext.NotificationKey.queryGeneration.rawValue == "newQueryGeneration")
  }

  @Test(
    .shows(
      "NSManagedObjectContext.mergeChanges(fromContextDidSave:)",
      "NSManagedObjectContext.didMergeChangesObjectIDsNotification"))
  func isMergedByAnotherContext() throws {
    let library = try Library()
    defer { library.remove() }
    let (here, there) = try contexts(of: library)
    let changed = try #require(try there.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    let book = try #require(try here.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    let gone = try #require(try here.fetch(NSFetchRequest<Book>(entityName: "Book")).last)
    book.title = "mine"
    changed.pages = 7
    there.delete(try #require(try there.fetch(NSFetchRequest<Book>(entityName: "Book")).last))
    let diary = NotificationDiary(
      [NSManagedObjectContext.didMergeChangesObjectIDsNotification], of: here)
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: there, queue: nil
    ) { note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated { library.context.mergeChanges(fromContextDidSave: note) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    try there.save()
    #expect(book.pages == 7)
    #expect(book.title == "mine")
    #expect(here.registeredObject(for: gone.objectID) == nil)
    #expect(
      diary.lines == ["did merge IDs, deleted_objectIDs 1, updated_objectIDs 1"])
  }

  @Test(
    .shows("NSManagedObjectContext.automaticallyMergesChangesFromParent"), arguments: [true, false])
  func isMergedByItselfWhereThatIsWanted(merges: Bool) async throws {
    let library = try Library()
    defer { library.remove() }
    let (here, there) = try contexts(of: library)
    here.automaticallyMergesChangesFromParent = merges
    let book = try #require(try here.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    #expect(book.pages == 0)
    let changed = try #require(try there.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    changed.pages = 7
    try there.save()
    await here.perform {}
    #expect(book.pages == (merges ? 7 : 0))
  }

  @Test(.shows("NSManagedObjectContext.mergeChanges(fromRemoteContextSave:into:)"))
  func isMergedFromAnotherStackByItsIdentifiers() throws {
    let library = try Library()
    defer { library.remove() }
    let book = library.book("Emma", pages: 1)
    try library.context.save()
    try library.changedElsewhere { $0.pages = 2 }
    #expect(book.pages == 1)
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSUpdatedObjectIDsKey: [book.objectID.uriRepresentation()]],
      into: [library.context])
    #expect(book.pages == 2)
  }

  private let NSUpdatedObjectIDsKey = NSManagedObjectContext.NotificationKey.updatedObjectIDs
    .rawValue

  /// Two contexts of one coordinator, with two books in the store.
  private func contexts(
    of library: Library
  ) throws -> (NSManagedObjectContext, NSManagedObjectContext) {
    library.book("a")
    library.book("b")
    try library.context.save()
    let there = NSManagedObjectContext(.mainQueue)
    there.persistentStoreCoordinator = library.container.persistentStoreCoordinator
    return (library.context, there)
  }
}
