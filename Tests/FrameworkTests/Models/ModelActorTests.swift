import Foundation
import SimulatedSwiftData
import TestSupport
import Testing

@ModelActor private actor Librarian {
  func add(_ title: String) throws -> PersistentIdentifier {
    let book = ShelfBook(title)
    modelContext.insert(book)
    try modelContext.save()
    return book.persistentModelID
  }

  func title(of id: PersistentIdentifier) -> String? { self[id, as: ShelfBook.self]?.title }

  var isOnTheMainThread: Bool { Thread.isMainThread }
}

/// Actors with a context of their own.
@Suite struct ModelActorTests {
  @Test(
    .shows("ModelActor()", "ModelActor", "ModelActor.modelContainer", "ModelActor.modelContext"),
    .shows("ModelActor.modelExecutor", "ModelActor.unownedExecutor"),
    .shows("ModelActor.subscript(_:as:)", "ModelExecutor", "ModelExecutor.modelContext"),
    .shows("DefaultSerialModelExecutor", "DefaultSerialModelExecutor.init(modelContext:)"),
    .shows("DefaultSerialModelExecutor.modelContext", "DefaultSerialModelExecutor.enqueue(_:)"),
    .shows("DefaultSerialModelExecutor.asUnownedSerialExecutor()"))
  @MainActor func anActorWorksOffTheMainThread() async throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let librarian = Librarian(modelContainer: shelf.container)
    #expect(librarian.modelContainer === shelf.container)
    let id = try await librarian.add("a")
    #expect(await librarian.title(of: id) == "a")
    #expect(await !librarian.isOnTheMainThread)
    #expect(librarian.modelExecutor is DefaultSerialModelExecutor)
    #expect((shelf.container.mainContext.model(for: id) as? ShelfBook)?.title == "a")
    let context = ModelContext(shelf.container)
    #expect(DefaultSerialModelExecutor(modelContext: context).modelContext === context)
  }
}
