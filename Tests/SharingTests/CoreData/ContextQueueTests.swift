import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("The queue of a context")
struct ContextQueueTests {
  @Test(
    .shows(
      "NSManagedObjectContext.concurrencyType", "NSManagedObjectContext.init(concurrencyType:)",
      "NSManagedObjectContext.init(_:)", "NSManagedObjectContext.ConcurrencyType.mainQueue",
      "NSManagedObjectContext.ConcurrencyType.privateQueue",
      "NSManagedObjectContext.ConcurrencyType"))
  func isTheMainOneOrItsOwn() {
    let kinds = [
      NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType),
      NSManagedObjectContext(.mainQueue), NSManagedObjectContext(.privateQueue),
      NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType),
    ].map(\.concurrencyType)
    #expect(
      kinds == [
        .mainQueueConcurrencyType, .mainQueueConcurrencyType, .privateQueueConcurrencyType,
        .privateQueueConcurrencyType,
      ])
  }

  private struct Refused: Error, Equatable {}

  @Test(
    .shows(
      "NSManagedObjectContext.perform(_:)", "NSManagedObjectContext.perform(schedule:_:)",
      "NSManagedObjectContext.ScheduledTaskType.immediate",
      "NSManagedObjectContext.ScheduledTaskType.enqueued"))
  func performsBlocksInOrder() async throws {
    let context = NSManagedObjectContext(.privateQueue)
    nonisolated(unsafe) var order: [Int] = []
    // In an async function, only a closure selects the form without a result.
    let enqueue = { (number: Int) in context.perform { order.append(number) } }
    enqueue(1)
    enqueue(2)
    #expect(await context.perform { order } == [1, 2])
    #expect(await context.perform(schedule: .enqueued) { 5 } == 5)
    await #expect(throws: Refused.self) {
      try await context.perform(schedule: .immediate) { () throws(Refused) in throw Refused() }
    }
  }

  @Test(
    .shows(
      "NSManagedObjectContext.performAndWait(_: () -> Void)",
      "NSManagedObjectContext.performAndWait(_: () throws -> T)"))
  func isWaitedFor() {
    let context = NSManagedObjectContext(.privateQueue)
    nonisolated(unsafe) var done = false
    // Inside a block of the same context, another block is performed at once.
    context.performAndWait { context.performAndWait { done = true } }
    #expect(done)
    #expect(throws: Refused.self) { try context.performAndWait { () -> Int in throw Refused() } }
    #expect(context.performAndWait { 3 } == 3)
  }

  @Test(
    .shows(
      "NSPersistentContainer.newBackgroundContext()",
      "NSPersistentContainer.performBackgroundTask(_: (NSManagedObjectContext) -> Void)",
      "NSPersistentContainer.performBackgroundTask(_: (NSManagedObjectContext) throws(Failure) -> T)"
    ))
  func contextsInTheBackgroundHaveTheContainersStore() async throws {
    let library = try Library()
    defer { library.remove() }
    let context = library.container.newBackgroundContext()
    #expect(context.concurrencyType == .privateQueueConcurrencyType)
    #expect(context.persistentStoreCoordinator === library.container.persistentStoreCoordinator)
    try await context.perform {
      library.book("a", in: context)
      try context.save()
    }
    let count = try await library.container.performBackgroundTask { context in
      try context.count(for: NSFetchRequest<Book>(entityName: "Book"))
    }
    #expect(count == 1)
    await withCheckedContinuation { continuation in
      library.container.performBackgroundTask { context in
        library.book("b", in: context)
        try? context.save()
        continuation.resume()
      }
    }
    let other = try library.another().container.newBackgroundContext()
    let all = try await other.perform {
      try other.count(for: NSFetchRequest<Book>(entityName: "Book"))
    }
    #expect(all == 2)
  }

  @Test(
    .shows(
      "NSManagedObjectContext.parent", "NSManagedObjectContext.persistentStoreCoordinator",
      "NSManagedObjectContext.name"))
  @MainActor func aChildHasItsParentsStores() throws {
    let library = try Library()
    defer { library.remove() }
    let child = NSManagedObjectContext(.mainQueue)
    child.name = "child"
    #expect(child.persistentStoreCoordinator == nil)
    child.parent = library.context
    #expect(child.parent === library.context)
    #expect(child.persistentStoreCoordinator === library.container.persistentStoreCoordinator)
    let book = library.book("a")
    try library.context.save()
    let same = child.object(with: book.objectID)
    same.setValue("b", forKey: "title")
    #expect(book.title == "a")
    try child.save()
    #expect(book.title == "b")
    #expect(book.isUpdated)
    child.delete(same)
    try child.save()
    #expect(book.isDeleted)
    #expect(child.name == "child")
  }
}
