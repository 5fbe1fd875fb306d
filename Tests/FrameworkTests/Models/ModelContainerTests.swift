import Foundation
import SimulatedSwiftData
import TestSupport
import Testing

/// Containers and their stores.
@Suite struct ModelContainerTests {
  @Test(
    .shows("ModelContainer", "ModelContainer.schema", "ModelContainer.configurations"),
    .shows(
      "ModelContainer.init(for: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)?, configurations: ModelConfiguration...)"
    ),
    .shows("ModelConfiguration", "ModelConfiguration.id", "ModelConfiguration.url"),
    .shows("ModelConfiguration.init(_:schema:url:allowsSave:cloudKitDatabase:)"),
    .shows("ModelConfiguration.name", "ModelConfiguration.allowsSave"),
    .shows("ModelConfiguration.isStoredInMemoryOnly", "ModelConfiguration.groupContainer"),
    .shows("ModelConfiguration.GroupContainer", "ModelConfiguration.GroupContainer.none"))
  func aStoreIsInItsFile() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let configuration = try #require(shelf.container.configurations.first)
    #expect(configuration.name == "Shelf")
    #expect(configuration.url.lastPathComponent == "Shelf.store")
    #expect(configuration.id == configuration.url)
    #expect(configuration.allowsSave)
    #expect(!configuration.isStoredInMemoryOnly)
    #expect(configuration.groupContainer == .none)
    #expect(shelf.container.schema == Schema([ShelfBook.self]))
    try shelf.save("a")
    #expect(try shelf.titles(ModelContext(try shelf.another())) == ["a"])
  }

  @Test(
    .shows(
      "ModelContainer.init(for: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?, configurations: ModelConfiguration...)"
    ),
    .shows("ModelConfiguration.init(for:isStoredInMemoryOnly:)", "ModelConfiguration.schema"),
    .shows(
      "ModelConfiguration.init(_:schema:isStoredInMemoryOnly:allowsSave:groupContainer:cloudKitDatabase:)"
    ),
    .shows("ModelConfiguration.GroupContainer.automatic"))
  func aStoreInMemoryHasNoFile() throws {
    let first = ModelConfiguration(for: ShelfBook.self, isStoredInMemoryOnly: true)
    let second = ModelConfiguration("name", isStoredInMemoryOnly: true)
    #expect(first.schema == Schema(ShelfBook.self))
    #expect(second.schema == nil)
    #expect((first.name, second.name) == ("default", "name"))
    #expect(second.groupContainer == .automatic)
    for configuration in [first, second] {
      #expect(configuration.isStoredInMemoryOnly)
      let schema = Schema([ShelfBook.self])
      let container = try ModelContainer(for: schema, configurations: configuration)
      let context = ModelContext(container)
      context.insert(ShelfBook("a"))
      try context.save()
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<ShelfBook>()) == 1)
      let other = try ModelContainer(for: schema, configurations: [configuration])
      #expect(try ModelContext(other).fetchCount(FetchDescriptor<ShelfBook>()) == 0)
    }
  }

  @Test(
    .shows(
      "ModelConfiguration.init(_:schema:isStoredInMemoryOnly:allowsSave:groupContainer:cloudKitDatabase:)"
    ))
  func theUsualFileIsInApplicationSupport() throws {
    let configuration = ModelConfiguration("Test", groupContainer: .none)
    let parts = configuration.url.pathComponents
    #expect(parts.last == "Test.store")
    #expect(ModelConfiguration().url.lastPathComponent == "default.store")
    #expect(
      FileManager.default.fileExists(
        atPath: configuration.url.deletingLastPathComponent().path))
  }

  @Test(
    .shows(
      "ModelContainer.init(for: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?, configurations: [ModelConfiguration])"
    )
  )
  func classesCanBeInDifferentStores() throws {
    let folder = try TemporaryFolder()
    let urls = ["a", "b"].map { folder.file("\($0).store") }
    let container = try ModelContainer(
      for: Schema([Single.self, Double1.self]),
      configurations: [
        ModelConfiguration("a", schema: Schema([Single.self]), url: urls[0]),
        ModelConfiguration("b", schema: Schema([Double1.self]), url: urls[1]),
      ])
    let context = ModelContext(container)
    context.insert(Single("s"))
    context.insert(Double1("d"))
    try context.save()
    let alone = try ModelContainer(
      for: Double1.self, configurations: ModelConfiguration(url: urls[1]))
    #expect(
      try alone.read(Double1.self, \.name) == ["d"])
  }

  @Test(.shows("ModelConfiguration.allowsSave"))
  func aStoreCanBeForReadingOnly() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    try shelf.save("a")
    let url = shelf.folder.appendingPathComponent("Shelf.store")
    let container = try ModelContainer(
      for: ShelfBook.self, configurations: ModelConfiguration(url: url, allowsSave: false))
    let context = ModelContext(container)
    #expect(try shelf.titles(context) == ["a"])
    context.insert(ShelfBook("b"))
    #expect(throws: (any Error).self) { try context.save() }
  }

  @Test(.shows("SwiftDataError.loadIssueModelContainer"))
  func aStoreThatCantBeOpenedIsAnError() {
    let url = URL(fileURLWithPath: "/nowhere/at/all.store")
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try ModelContainer(for: ShelfBook.self, configurations: ModelConfiguration(url: url))
    }
  }

  @Test(.shows("ModelContainer.deleteAllData()", "ModelContainer.erase()"))
  func everythingIsDeleted() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    try shelf.save("a")
    shelf.container.deleteAllData()
    #expect(try shelf.titles(ModelContext(shelf.container)) == [])
    try shelf.save("b")
    try shelf.container.erase()
    #expect(try shelf.titles(ModelContext(shelf.container)) == [])
  }
}

@Model final class Single {
  var name: String

  init(_ name: String) { self.name = name }
}

@Model final class Double1 {
  var name: String

  init(_ name: String) { self.name = name }
}
