import Foundation
import SimulatedSwiftData
import TestSupport
import Testing

/// Objects of model classes.
@Suite struct ModelTests {
  @Test(
    .shows("PersistentModel", "PersistentModel.modelContext", "PersistentModel.hasChanges"),
    .shows("PersistentModel.isDeleted", "Model()", "_PersistedProperty()"))
  func anObjectKnowsWhatBecomesOfIt() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let book = ShelfBook("a", year: 1)
    book.title += "b"
    #expect(book.modelContext == nil)
    #expect(!book.hasChanges)
    shelf.context.insert(book)
    #expect(book.modelContext === shelf.context)
    #expect(book.hasChanges)
    try shelf.context.save()
    #expect([book.hasChanges, book.isDeleted] == [false, false])
    book.year = 2
    #expect(book.hasChanges)
    try shelf.context.save()
    shelf.context.delete(book)
    #expect(book.isDeleted)
    try shelf.context.save()
    #expect(try shelf.titles() == [])
    #expect((book.title, book.year) == ("ab", 2))
  }

  @Test(
    .shows("PersistentModel.persistentModelID", "PersistentModel.id"),
    .shows("PersistentIdentifier", "PersistentIdentifier.id", "PersistentIdentifier.entityName"),
    .shows("PersistentIdentifier.storeIdentifier"))
  func anIdentifierIsTemporaryUntilTheFirstSave() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let book = ShelfBook("a")
    let loose = book.persistentModelID
    #expect(loose.entityName == "ShelfBook")
    #expect(loose.storeIdentifier == nil)
    #expect(book.id == loose)
    shelf.context.insert(book)
    let inserted = book.persistentModelID
    #expect(inserted.storeIdentifier == nil)
    try shelf.context.save()
    let saved = book.persistentModelID
    #expect(Set([loose, inserted, saved]).count == 3)
    #expect(Set([loose.id, inserted.id, saved.id]).count == 3)
    #expect(saved.entityName == "ShelfBook")
    #expect(saved.storeIdentifier != nil)
    #expect(book.id == saved)
    let other = ModelContext(try shelf.another())
    #expect(try other.fetch(FetchDescriptor<ShelfBook>()).map(\.persistentModelID) == [saved])
    #expect(
      try JSONDecoder().decode(
        PersistentIdentifier.self, from: JSONEncoder().encode(saved)) == saved)
  }

  @Test(
    .shows("PersistentIdentifier.<(_:_:)", "PersistentIdentifier.ID"),
    .shows("PersistentIdentifier.ID.<(_:_:)"))
  func identifiersAreOrderedAsTheObjectsWereSaved() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let books = (1...11).map { ShelfBook("\($0)") }
    for book in books { shelf.context.insert(book) }
    try shelf.context.save()
    let identifiers = books.map(\.persistentModelID)
    #expect(identifiers.reversed().sorted() == identifiers)
    #expect(identifiers.map(\.id).reversed().sorted() == identifiers.map(\.id))
  }

  @Test(.shows("PersistentModel.==(_:_:)", "PersistentModel.hash(into:)"))
  func objectsThatStandForOneRowAreEqual() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let books = try shelf.save("a", "b")
    let other = ModelContext(shelf.container)
    let found = try other.fetch(FetchDescriptor<ShelfBook>())
    #expect(found == books)
    #expect(found[0] !== books[0])
    #expect(books[0] != books[1])
    #expect(Set(books + found).count == 2)
  }

  @Test(
    .shows("PersistentModel.persistentBackingData", "PersistentModel.init(backingData:)"),
    .shows("PersistentModel.schemaMetadata", "BackingData", "BackingData.init(of:)"),
    .shows("BackingData.write(_: Value, _: String) <Value: Codable>"),
    .shows("BackingData.read(_: String) <Value: Codable> -> Value"))
  func anObjectCanBeMadeOfValues() {
    let data = BackingData(of: ShelfBook.self)
    data.write("a", "title")
    data.write(1984, "year")
    let book = ShelfBook(backingData: data)
    #expect(book.title == "a")
    #expect(book.persistentBackingData === data)
    #expect(book.year == data.read("year"))
    #expect(ShelfBook.schemaMetadata.count == 7)
  }

  @Test(.shows("Model()")) func observersAreToldOfChanges() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let book = try shelf.save("a")[0]
    nonisolated(unsafe) var told: [String] = []
    withObservationTracking {
      _ = book.title
    } onChange: {
      told.append("title")
    }
    book.year = 3
    #expect(told == [])
    book.title = "b"
    #expect(told == ["title"])
  }

  @Test(.shows("Transient()")) func whatIsTransientBeginsAnew() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let book = try shelf.save("a")[0]
    book.isOpen = true
    #expect(!book.hasChanges)
    #expect(try shelf.container.read(ShelfBook.self, \.isOpen) == [false])
  }
}
