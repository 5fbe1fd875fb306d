import Foundation
import SimulatedCoreData

/// A book, as a lesson's class is once prepared for running.
final class Book: NSManagedObject {
  var title: String? {
    get { _managed("title") }
    set { _manage(newValue, "title") }
  }
  var pages: Int16 {
    get { _managed("pages") }
    set { _manage(newValue, "pages") }
  }
  var author: NSManagedObject? {
    get { _managed("author") }
    set { _manage(newValue, "author") }
  }
}

/// A model of authors, books and tags, and a stack over it in the test's own folder.
struct Library {
  let folder: URL
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  /// Opens the library's store; a second one in the same folder acts as another program's.
  init(
    folder: URL? = nil, model: NSManagedObjectModel = Library.model(),
    options: [String: NSObject] = [:]
  ) throws {
    self.folder =
      folder
      ?? FileManager.default.temporaryDirectory.appendingPathComponent(
        "library-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
    container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    let store = NSPersistentStoreDescription(
      url: self.folder.appendingPathComponent("Library.sqlite"))
    for (key, option) in options { store.setOption(option, forKey: key) }
    container.persistentStoreDescriptions = [store]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
  }

  /// Another stack over the same file.
  func another() throws -> Library { try Library(folder: folder) }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  @discardableResult
  func book(_ title: String?, pages: Int = 0, in context: NSManagedObjectContext? = nil) -> Book {
    let book = Book(context: context ?? self.context)
    book.title = title
    book.pages = Int16(pages)
    return book
  }

  func titles(
    _ context: NSManagedObjectContext? = nil, _ change: (NSFetchRequest<Book>) -> Void = { _ in }
  ) throws -> [String] {
    let request = NSFetchRequest<Book>(entityName: "Book")
    change(request)
    return try (context ?? self.context).fetch(request).map { $0.title ?? "-" }
  }
}

extension Library {
  static func attribute(
    _ name: String, _ type: NSAttributeType, optional: Bool = true, value: Any? = nil
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.isOptional = optional
    attribute.defaultValue = value
    return attribute
  }

  static func relationship(
    _ name: String, _ destination: NSEntityDescription, many: Bool,
    rule: NSDeleteRule = .nullifyDeleteRule
  ) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    relationship.destinationEntity = destination
    relationship.maxCount = many ? 0 : 1
    relationship.deleteRule = rule
    return relationship
  }

  /// Author ↔ books ↔ tags.
  static func model(
    rule: NSDeleteRule = .nullifyDeleteRule, ordered: Bool = false, unique: Bool = false,
    more: [NSAttributeDescription] = []
  ) -> NSManagedObjectModel {
    let author = NSEntityDescription()
    author.name = "Author"
    let book = NSEntityDescription()
    book.name = "Book"
    book.managedObjectClassName = NSStringFromClass(Book.self)
    let tag = NSEntityDescription()
    tag.name = "Tag"
    let books = relationship("books", book, many: true, rule: rule)
    books.isOrdered = ordered
    let writer = relationship("author", author, many: false)
    let tags = relationship("tags", tag, many: true)
    let tagged = relationship("tagged", book, many: true)
    books.inverseRelationship = writer
    writer.inverseRelationship = books
    tags.inverseRelationship = tagged
    tagged.inverseRelationship = tags
    author.properties = [attribute("name", .stringAttributeType), books]
    book.properties =
      [
        attribute("title", .stringAttributeType, optional: false),
        attribute("pages", .integer16AttributeType, optional: false, value: 0),
        writer, tags,
      ] + more
    tag.properties = [attribute("word", .stringAttributeType), tagged]
    if unique { book.uniquenessConstraints = [["title"]] }
    let model = NSManagedObjectModel()
    model.entities = [author, book, tag]
    return model
  }
}
