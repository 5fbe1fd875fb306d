import Foundation
import SimulatedSwiftData
import SimulatedUIKit
import TestSupport
import Testing

/// What a context does with objects.
@Suite struct ModelContextTests {
  @Test(
    .shows("ModelContext", "ModelContext.init(_:)", "ModelContext.container"),
    .shows("ModelContext.insert(_:)", "ModelContext.delete(_:)", "ModelContext.hasChanges"),
    .shows("ModelContext.insertedModelsArray", "ModelContext.changedModelsArray"),
    .shows("ModelContext.deletedModelsArray", "ModelContext.save()"))
  func changesWaitForTheSave() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let context = shelf.context
    #expect(context.container === shelf.container)
    #expect(!context.hasChanges)
    let books = [ShelfBook("a"), ShelfBook("b"), ShelfBook("c")]
    for book in books { context.insert(book) }
    #expect(context.hasChanges)
    #expect(context.insertedModelsArray.map { ($0 as? ShelfBook)?.title } == ["a", "b", "c"])
    let other = ModelContext(shelf.container)
    #expect(try shelf.titles(other) == [])
    try context.save()
    #expect(!context.hasChanges)
    #expect(context.insertedModelsArray.isEmpty)
    #expect(try shelf.titles(other) == ["a", "b", "c"])
    books[1].title = "d"
    context.delete(books[2])
    #expect(context.changedModelsArray.map { ($0 as? ShelfBook)?.title } == ["d"])
    #expect(context.deletedModelsArray.map { ($0 as? ShelfBook)?.title } == ["c"])
    try context.save()
    #expect(try shelf.titles(ModelContext(shelf.container)) == ["a", "d"])
  }

  @Test(.shows("ModelContext.rollback()", "ModelContext.transaction(block:)"))
  func changesCanBeDiscardedOrSavedTogether() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let old = try shelf.save("a")[0]
    let new = ShelfBook("b")
    shelf.context.insert(new)
    old.title = "changed"
    shelf.context.rollback()
    #expect(old.title == "a")
    #expect(new.modelContext == nil)
    #expect(new.title == "b")
    #expect(!shelf.context.hasChanges)
    try shelf.context.transaction { shelf.context.insert(new) }
    #expect(!shelf.context.hasChanges)
    #expect(try shelf.titles(ModelContext(shelf.container)) == ["a", "b"])
  }

  @Test(.shows("ModelContext.model(for:)", "ModelContext.registeredModel(for:)"))
  func anIdentifierLeadsToTheObject() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let book = try shelf.save("a")[0]
    let id = book.persistentModelID
    #expect(shelf.context.model(for: id) === book)
    let other = ModelContext(shelf.container)
    let unknown: ShelfBook? = other.registeredModel(for: id)
    #expect(unknown == nil)
    let found = try #require(other.model(for: id) as? ShelfBook)
    #expect(found.title == "a")
    #expect(other.registeredModel(for: id) == found)
    let new = ShelfBook("b")
    other.insert(new)
    #expect(other.model(for: new.persistentModelID) === new)
  }

  @Test(.shows("ModelContext.delete(model:where:includeSubclasses:)"))
  func objectsAreDeletedByACondition() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    try shelf.save("a", "b", "ab")
    try shelf.context.delete(model: ShelfBook.self, where: #Predicate { $0.title.contains("b") })
    try shelf.context.save()
    #expect(try shelf.titles() == ["a"])
  }

  @Test(.shows("ModelContext.willSave", "ModelContext.didSave"))
  func aSaveIsAnnounced() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    nonisolated(unsafe) var told: [String] = []
    let observers = [ModelContext.willSave, ModelContext.didSave].map { name in
      NotificationCenter.default.addObserver(forName: name, object: shelf.context, queue: nil) {
        told.append("\(name.rawValue) \(($0.object as? ModelContext)?.hasChanges ?? false)")
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    shelf.context.insert(ShelfBook("a"))
    try shelf.context.save()
    #expect(
      told == [
        "\(ModelContext.willSave.rawValue) true", "\(ModelContext.didSave.rawValue) false",
      ])
  }

  @Test(.shows("ModelContext.author"))
  func theAuthorIsInTheHistory() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    shelf.context.author = "Share"
    #expect(shelf.context.author == "Share")
    try shelf.save("a")
    let log = try Data(contentsOf: shelf.folder.appendingPathComponent("Shelf.store-wal"))
    #expect(log.range(of: Data("Share".utf8)) != nil)
  }

  @Test(.shows("ModelContext.==(_:_:)", "ModelContainer.==(_:_:)"))
  func contextsAndContainersAreEqualIfTheyAreTheSame() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    #expect(shelf.context == shelf.context)
    #expect(shelf.context != ModelContext(shelf.container))
    #expect(shelf.container == shelf.container)
    #expect(try shelf.another() != shelf.container)
  }

  @Test func whatAnotherProcessSavesIsFetchedButWhatIsKnownKeepsItsValues() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let book = try shelf.save("a")[0]
    let other = ModelContext(try shelf.another())
    try #require(try other.fetch(FetchDescriptor<ShelfBook>()).first).title = "changed"
    other.insert(ShelfBook("b"))
    try other.save()
    #expect(try shelf.titles() == ["a", "b"])
    #expect(book.title == "a")
    #expect(try shelf.titles(ModelContext(shelf.container)) == ["changed", "b"])
  }
}

/// The context for the main actor.
@MainActor @Suite(.serialized) struct MainModelContextTests {
  @Test(
    .shows("ModelContainer.mainContext", "ModelContext.autosaveEnabled"))
  func itSavesWhenTheAppStopsBeingActive() async throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let main = shelf.container.mainContext
    #expect(main === shelf.container.mainContext)
    #expect(main.autosaveEnabled)
    #expect(!shelf.context.autosaveEnabled)
    for name in [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willTerminateNotification,
    ] {
      main.insert(ShelfBook(name.rawValue))
      #expect(main.hasChanges)
      NotificationCenter.default.post(name: name, object: nil)
      #expect(!main.hasChanges)
    }
    main.autosaveEnabled = false
    main.insert(ShelfBook("a"))
    NotificationCenter.default.post(
      name: UIApplication.willResignActiveNotification, object: nil)
    #expect(main.hasChanges)
  }

  @Test(.shows("ModelContext.processPendingChanges()"))
  func itTakesOverWhatAnotherContextSaves() async throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let book = ShelfBook("a")
    let main = shelf.container.mainContext
    main.insert(book)
    try main.save()
    nonisolated(unsafe) var isTold = false
    withObservationTracking {
      _ = book.title
    } onChange: {
      isTold = true
    }
    let container = shelf.container
    try await Task.detached {
      let other = ModelContext(container)
      try other.fetch(FetchDescriptor<ShelfBook>()).first?.title = "b"
      other.processPendingChanges()
      try other.save()
    }.value
    for _ in 0..<100 where book.title == "a" { try await Task.sleep(for: .milliseconds(5)) }
    #expect(book.title == "b")
    #expect(isTold)
  }
}
