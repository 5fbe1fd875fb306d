import Foundation
import SimulatedSwiftData

/// A book; it has notes, and tags that other books have, too.
@Model final class ShelfBook {
  #Unique<ShelfBook>([\.title, \.year])
  #Index<ShelfBook>([\.title], [\.year, \.title])

  var title: String
  var year: Int
  var subtitle: String?
  @Relationship(deleteRule: .cascade, inverse: \ShelfNote.book) var notes: [ShelfNote] = []
  var tags: [ShelfTag] = []
  @Transient var isOpen = false

  init(_ title: String, year: Int = 2000) {
    self.title = title
    self.year = year
  }
}

@Model final class ShelfNote {
  @Attribute(.preserveValueOnDeletion) var text: String
  @Attribute(.ephemeral) var draft: String?
  var book: ShelfBook?

  init(_ text: String) { self.text = text }
}

@Model final class ShelfTag {
  @Attribute(.unique) var name: String
  @Relationship(deleteRule: .deny) var books: [ShelfBook] = []
  var color: String?

  init(_ name: String) { self.name = name }
}

/// A folder with the books' store, for the time of a test.
struct Shelf {
  let folder: URL
  let container: ModelContainer
  let context: ModelContext

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "shelf-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.folder = folder
    container = try Self.container(in: folder)
    context = ModelContext(container)
  }

  /// Another container with the same store, as another process has it.
  func another() throws -> ModelContainer { try Self.container(in: folder) }

  private static func container(in folder: URL) throws -> ModelContainer {
    try ModelContainer(
      for: ShelfBook.self,
      configurations: ModelConfiguration(url: folder.appendingPathComponent("Shelf.store")))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Inserts books with these titles, and saves.
  @discardableResult func save(_ titles: String...) throws -> [ShelfBook] {
    let books = titles.map { ShelfBook($0) }
    for book in books { context.insert(book) }
    try context.save()
    return books
  }

  /// The titles that a context finds.
  func titles(
    _ context: ModelContext? = nil, _ change: (inout FetchDescriptor<ShelfBook>) -> Void = { _ in }
  ) throws -> [String] {
    var descriptor = FetchDescriptor<ShelfBook>()
    change(&descriptor)
    return try (context ?? self.context).fetch(descriptor).map(\.title)
  }
}

extension ModelContainer {
  /// What a function makes of the objects that a new context finds; the context is gone afterwards.
  func read<Model: PersistentModel, Result>(
    _ type: Model.Type, _ body: (Model) throws -> Result
  ) throws -> [Result] {
    let context = ModelContext(self)
    return try withExtendedLifetime(context) {
      try context.fetch(FetchDescriptor<Model>()).map(body)
    }
  }
}
