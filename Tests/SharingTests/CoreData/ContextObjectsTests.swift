import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("The objects of a context") @MainActor
struct ContextObjectsTests {
  private let library: Library
  private var context: NSManagedObjectContext { library.context }

  init() throws { library = try Library() }

  @Test(
    .shows(
      "NSManagedObjectContext.insertedObjects", "NSManagedObjectContext.updatedObjects",
      "NSManagedObjectContext.deletedObjects", "NSManagedObjectContext.hasChanges",
      "NSManagedObjectContext.registeredObjects", "NSManagedObjectContext.delete(_:)"))
  func areListedByWhatIsToBeSaved() throws {
    defer { library.remove() }
    let first = library.book("a")
    let second = library.book("b")
    #expect(context.insertedObjects == [first, second])
    try context.save()
    #expect(!context.hasChanges)
    #expect(context.registeredObjects == [first, second])
    first.title = "c"
    context.delete(second)
    let third = library.book("d")
    #expect(context.insertedObjects == [third])
    #expect(context.updatedObjects == [first])
    #expect(context.deletedObjects == [second])
    #expect(context.hasChanges)
    context.delete(third)
    #expect(context.insertedObjects == [])
    #expect(context.deletedObjects == [second])
  }

  @Test(
    .shows(
      "NSManagedObjectContext.registeredObject(for:)", "NSManagedObjectContext.object(with:)",
      "NSManagedObjectContext.existingObject(with:)"))
  func areFoundByTheirIdentifiers() throws {
    defer { library.remove() }
    let book = library.book("Emma")
    try context.save()
    let other = try library.another()
    let coordinator = other.container.persistentStoreCoordinator
    let identifier = try #require(
      coordinator.managedObjectID(forURIRepresentation: book.objectID.uriRepresentation()))
    #expect(other.context.registeredObject(for: identifier) == nil)
    let fault = other.context.object(with: identifier)
    #expect(fault.isFault)
    #expect(other.context.registeredObject(for: identifier) === fault)
    #expect(try other.context.existingObject(with: identifier) === fault)
    #expect(!fault.isFault)
    context.delete(book)
    try context.save()
    let third = try library.another()
    let gone = try #require(
      third.container.persistentStoreCoordinator.managedObjectID(
        forURIRepresentation: identifier.uriRepresentation()))
    let error = #expect(throws: NSError.self) { try third.context.existingObject(with: gone) }
    #expect(error?.code == NSManagedObjectReferentialIntegrityError)
  }

  @Test(
    .shows("NSManagedObjectContext.obtainPermanentIDs(for:)", "NSManagedObjectID.isTemporaryID"))
  func getTheirIdentifiersWhenTheyAreSavedOrBefore() throws {
    defer { library.remove() }
    let first = library.book("a")
    let second = library.book("b")
    let before = first.objectID
    #expect(before.isTemporaryID)
    #expect(before.persistentStore == nil)
    try context.obtainPermanentIDs(for: [first])
    #expect([first, second].map(\.objectID.isTemporaryID) == [false, true])
    #expect(first.objectID != before)
    let given = first.objectID
    try context.save()
    #expect(first.objectID == given)
    #expect(!second.objectID.isTemporaryID)
    #expect(
      given.persistentStore === library.container.persistentStoreCoordinator.persistentStores[0])
  }

  @Test(
    .shows(
      "NSManagedObjectContext.refresh(_:mergeChanges:)",
      "NSManagedObjectContext.stalenessInterval"))
  func areReadAgainWithOrWithoutTheirChanges() throws {
    defer { library.remove() }
    let book = library.book("Emma", pages: 1)
    try context.save()
    try library.changedElsewhere { $0.pages = 2 }
    context.refresh(book, mergeChanges: false)
    #expect(book.isFault)
    // What the coordinator has read before will do, unless stale values are ruled out.
    #expect(book.pages == 1)
    context.stalenessInterval = 0
    context.refresh(book, mergeChanges: false)
    #expect(book.pages == 2)
    book.title = "mine"
    try library.changedElsewhere { $0.pages = 3 }
    context.refresh(book, mergeChanges: true)
    #expect([book.title, "\(book.pages)"] == ["mine", "3"])
    context.refresh(book, mergeChanges: false)
    #expect([book.title, "\(book.pages)"] == ["Emma", "3"])
    #expect(!context.hasChanges)
  }

  @Test(.shows("NSManagedObjectContext.refreshAllObjects()"))
  func areAllReadAgain() throws {
    defer { library.remove() }
    let first = library.book("a")
    let second = library.book("b")
    try context.save()
    second.title = "c"
    context.refreshAllObjects()
    #expect(first.isFault)
    #expect(second.title == "c")
    #expect(context.updatedObjects == [second])
  }

  @Test(.shows("NSManagedObjectContext.rollback()"))
  func areAsTheyWereAfterARollback() throws {
    defer { library.remove() }
    let first = library.book("a")
    let second = library.book("b")
    try context.save()
    first.title = "changed"
    context.delete(second)
    let third = library.book("c")
    let diary = NotificationDiary([.NSManagedObjectContextObjectsDidChange], of: context)
    context.rollback()
    #expect(!context.hasChanges)
    #expect(first.title == "a")
    #expect(!second.isDeleted)
    #expect(third.managedObjectContext == nil)
    #expect(try library.titles() == ["a", "b"])
    #expect(diary.lines.last == "did change, deleted 1, refreshed 2")
  }

  @Test(.shows("NSManagedObjectContext.reset()"))
  func areForgottenByAReset() throws {
    defer { library.remove() }
    let first = library.book("a")
    try context.save()
    library.book("b")
    nonisolated(unsafe) var keys: [AnyHashable] = []
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { keys += Array(($0.userInfo ?? [:]).keys) }
    defer { NotificationCenter.default.removeObserver(token) }
    context.reset()
    #expect(context.registeredObjects == [])
    #expect(!context.hasChanges)
    #expect(first.managedObjectContext == nil)
    #expect(keys.contains(NSInvalidatedAllObjectsKey))
    #expect(try library.titles() == ["a"])
  }

  @Test(.shows("NSManagedObjectContext.retainsRegisteredObjects"))
  func areKeptByTheContextWhereThatIsWanted() throws {
    defer { library.remove() }
    autoreleasing { library.book("a") }
    try context.save()
    #expect(context.registeredObjects.count == 0)
    context.retainsRegisteredObjects = true
    autoreleasing { library.book("b") }
    try context.save()
    #expect(context.registeredObjects.count == 1)
    context.retainsRegisteredObjects = false
    #expect(context.registeredObjects.count == 0)
  }

  private func autoreleasing(_ body: () -> Void) { body() }

  @Test(.shows("NSManagedObjectContext.shouldDeleteInaccessibleFaults"))
  func whoseRowIsGoneHaveNoValues() throws {
    defer { library.remove() }
    library.book("a", pages: 3)
    try context.save()
    let other = try library.another()
    let fault: Book = try other.only("Book")
    other.context.stalenessInterval = 0
    context.delete(try library.only("Book"))
    try context.save()
    #expect(fault.title == nil)
    #expect(fault.pages == 0)
  }

  @Test func whoseRowIsGoneEndTheProgramWhereTheyMayNotBeMissing() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let tests = try ContextObjectsTests()
        defer { tests.library.remove() }
        tests.library.book("a")
        try tests.context.save()
        let other = try tests.library.another()
        other.context.shouldDeleteInaccessibleFaults = false
        other.context.stalenessInterval = 0
        let fault: Book = try other.only("Book")
        tests.context.delete(try tests.library.only("Book"))
        try tests.context.save()
        _ = fault.title
      }
    }
  }

  @Test(
    .shows(
      "NSEntityDescription.entity(forEntityName:in:)",
      "NSEntityDescription.insertNewObject(forEntityName:into:)"))
  func areMadeByTheNameOfTheirEntity() {
    defer { library.remove() }
    let entity = NSEntityDescription.entity(forEntityName: "Book", in: context)
    #expect(entity === library.container.managedObjectModel.entitiesByName["Book"])
    #expect(NSEntityDescription.entity(forEntityName: "Nothing", in: context) == nil)
    let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    #expect(book is Book)
    #expect(context.insertedObjects == [book])
  }

  @Test(
    .shows("NSManagedObjectContext.assign(_:to:)", "NSPersistentStoreRequest.affectedStores"))
  func goToTheStoreThatTheyAreAssignedTo() throws {
    defer { library.remove() }
    let coordinator = library.container.persistentStoreCoordinator
    let second = try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil,
      at: library.folder.appendingPathComponent("Second.sqlite"))
    let here = library.book("here")
    let there = library.book("there")
    context.assign(there, to: second)
    try context.save()
    #expect(here.objectID.persistentStore === coordinator.persistentStores[0])
    #expect(there.objectID.persistentStore === second)
    #expect(try library.titles { $0.affectedStores = [second] } == ["there"])
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.propertiesToUpdate = ["pages": 5]
    update.affectedStores = [second]
    try context.execute(update)
    let insertion = NSBatchInsertRequest(entityName: "Book", objects: [["title": "more"]])
    insertion.affectedStores = [second]
    try context.execute(insertion)
    #expect(try library.titles { $0.predicate = Library.condition("pages = 5") } == ["there"])
    #expect(try library.titles { $0.affectedStores = [second] } == ["there", "more"])
    #expect(try library.another().titles() == ["here"])
  }
}
