import SimulatedSwiftData
import TestSupport
import Testing

@Model private final class Folder {
  var name: String
  @Relationship(deleteRule: .noAction) var parent: Folder?
  @Relationship(inverse: \Folder.parent) var children: [Folder]?
  @Relationship(minimumModelCount: 1, maximumModelCount: 2) var labels: [Label] = []

  init(_ name: String) { self.name = name }
}

@Model private final class Label {
  var name: String

  init(_ name: String) { self.name = name }
}

@Model private final class Owner {
  var thing: Thing

  init(_ thing: Thing) { self.thing = thing }
}

@Model private final class Thing {
  var name: String

  init(_ name: String) { self.name = name }
}

/// Models that are related.
@Suite struct ModelRelationshipTests {
  @Test(
    .shows(
      "Schema.Relationship",
      "Relationship(_:deleteRule:minimumModelCount:maximumModelCount:originalName:inverse:hashModifier:)"
    ),
    .shows("BackingData.write(_: Value?, _: String) <Value: PersistentModel>"),
    .shows("BackingData.write(_: [Value], _: String) <Value: PersistentModel>"),
    .shows("BackingData.read(_: String) <Value: PersistentModel> -> Value?"),
    .shows("BackingData.read(_: String) <Value: PersistentModel> -> [Value]"))
  func theInverseFollows() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let book = ShelfBook("a")
    let note = ShelfNote("n")
    book.notes = [note]
    #expect(note.book == nil)
    shelf.context.insert(book)
    #expect(note.modelContext === shelf.context)
    #expect(note.book === book)
    let second = ShelfNote("m")
    second.book = book
    #expect(book.notes.map(\.text) == ["n"])
    shelf.context.insert(second)
    #expect(book.notes.map(\.text) == ["n", "m"])
    try shelf.context.save()
    #expect(try shelf.container.read(ShelfBook.self) { $0.notes.map(\.text) } == [["n", "m"]])
    note.book = nil
    #expect(book.notes.map(\.text) == ["m"])
  }

  @Test(.shows("Schema.Relationship")) func theOnlyWayBackIsTheInverse() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let books = try shelf.save("a", "b")
    let tag = ShelfTag("t")
    books[0].tags.append(tag)
    books[1].tags.append(tag)
    #expect(tag.books.map(\.title) == ["a", "b"])
    tag.books.removeFirst()
    try shelf.context.save()
    #expect(try shelf.container.read(ShelfBook.self) { $0.tags.map(\.name) } == [[], ["t"]])
  }

  @Test(
    .shows("Schema.Relationship.DeleteRule", "Schema.Relationship.DeleteRule.cascade"),
    .shows("Schema.Relationship.DeleteRule.nullify", "Schema.Relationship.DeleteRule.deny"))
  func deletionsFollowTheRule() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let book = try shelf.save("a")[0]
    let (note, tag) = (ShelfNote("n"), ShelfTag("t"))
    book.notes = [note]
    book.tags = [tag]
    try shelf.context.save()
    shelf.context.delete(tag)
    #expect(throws: (any Error).self) { try shelf.context.save() }
    shelf.context.rollback()
    shelf.context.delete(book)
    try shelf.context.save()
    #expect(try shelf.context.fetchCount(FetchDescriptor<ShelfNote>()) == 0)
    #expect(tag.books == [])
    #expect(!tag.isDeleted)
  }

  @Test(
    .shows("Schema.Relationship.DeleteRule.noAction"),
    .shows("BackingData.write(_: [Value]?, _: String) <Value: PersistentModel>"),
    .shows("BackingData.read(_: String) <Value: PersistentModel> -> [Value]?"))
  func aClassCanBeRelatedToItself() throws {
    let context = ModelContext(try memory(Folder.self))
    let (top, inner) = (Folder("top"), Folder("inner"))
    for folder in [top, inner] {
      folder.labels = [Label("l")]
      context.insert(folder)
    }
    top.children = [inner]
    #expect(inner.parent === top)
    #expect(top.parent == nil)
    try context.save()
    context.delete(inner)
    try context.save()
    #expect(top.children?.count == 1)
    top.children = nil
    #expect(top.children == [])
  }

  @Test(
    .shows(
      "Schema.Relationship.init(_:deleteRule:minimumModelCount:maximumModelCount:originalName:inverse:hashModifier:)"
    ))
  func thereAreAsManyObjectsAsTheCountsSay() throws {
    let context = ModelContext(try memory(Folder.self))
    let folder = Folder("a")
    context.insert(folder)
    folder.labels = [Label("1"), Label("2"), Label("3")]
    #expect(throws: (any Error).self) { try context.save() }
    folder.labels.removeLast()
    try context.save()
    folder.labels = []
    #expect(throws: (any Error).self) { try context.save() }
  }

  @Test(
    .shows("BackingData.write(_: Value, _: String) <Value: PersistentModel>"),
    .shows("BackingData.read(_: String) <Value: PersistentModel> -> Value"))
  func anObjectCanBeRequired() throws {
    let container = try memory(Owner.self)
    let context = ModelContext(container)
    let owner = Owner(Thing("a"))
    #expect(owner.thing.name == "a")
    context.insert(owner)
    owner.thing = Thing("b")
    try context.save()
    #expect(try container.read(Owner.self, \.thing.name) == ["b"])
  }

  private func memory(_ type: any PersistentModel.Type) throws -> ModelContainer {
    try ModelContainer(
      for: type, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }
}
