import Foundation
import SimulatedFoundation
import TestSupport
import Testing

@testable import SimulatedCoreData

@Suite("Which rows a fetch reads") @MainActor
struct RowFilterTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let format: String
    /// What SQL is told beside the entity.
    let condition: String
    /// The books that are found.
    let titles: [String]
    var testDescription: String { format }
  }

  /// Two spellings of "é", which look alike and aren't equal to predicates.
  private static let books: [(title: String?, pages: Int)] = [
    ("Emma", 5), ("emma", 5), ("", 0), (nil, 1), ("caf\u{e9}", 7), ("cafe\u{301}", 7),
    ("5", 32_767),
  ]

  /// A book may have no title here.
  private static var model: NSManagedObjectModel {
    let model = Library.model()
    model.entity(named: "Book")?.attributesByName["title"]?.isOptional = true
    return model
  }

  @Test(
    .shows("NSManagedObjectContext.fetch(_:)"),
    arguments: [
      Case(format: "title == 'Emma'", condition: " AND ZTITLE = ?", titles: ["Emma"]),
      Case(format: "'Emma' == title", condition: " AND ZTITLE = ?", titles: ["Emma"]),
      Case(format: "title == ''", condition: " AND ZTITLE = ?", titles: [""]),
      Case(format: "title == 'caf\u{e9}'", condition: " AND ZTITLE = ?", titles: ["caf\u{e9}"]),
      Case(format: "pages == 5", condition: " AND ZPAGES = ?", titles: ["Emma", "emma"]),
      Case(format: "pages == 5.0", condition: " AND ZPAGES = ?", titles: ["Emma", "emma"]),
      Case(
        format: "pages == 5 AND title == 'emma'", condition: " AND ZPAGES = ? AND ZTITLE = ?",
        titles: ["emma"]),
      Case(
        format: "pages == 5 AND title BEGINSWITH 'E'", condition: " AND ZPAGES = ?",
        titles: ["Emma"]),
      Case(
        format: "pages == 5 AND (pages == 7 OR title == 'Emma')", condition: " AND ZPAGES = ?",
        titles: ["Emma"]),
      Case(format: "title ==[c] 'EMMA'", condition: "", titles: ["Emma", "emma"]),
      Case(format: "pages == 5.5", condition: "", titles: []),
      Case(format: "pages == 1e300", condition: "", titles: []),
      Case(format: "title == 5", condition: "", titles: []),
      Case(format: "pages == '5'", condition: "", titles: []),
      Case(format: "title == nil", condition: "", titles: ["-"]),
      Case(
        format: "NOT pages == 5 AND pages > 1", condition: "",
        titles: ["caf\u{e9}", "cafe\u{301}", "5"]),
      Case(format: "pages == 5 OR pages == 0", condition: "", titles: ["Emma", "emma", ""]),
      Case(format: "author.name == 'Austen'", condition: "", titles: ["Emma"]),
    ])
  func areThoseThatThePredicateMayTakeAndNoOthersAreLost(_ given: Case) throws {
    let library = try Library(model: Self.model)
    defer { library.remove() }
    let author = NSEntityDescription.insertNewObject(
      forEntityName: "Author", into: library.context)
    author.setValue("Austen", forKey: "name")
    for book in Self.books { library.book(book.title, pages: book.pages) }
    try library.context.save()
    let first = try library.context.fetch(NSFetchRequest<Book>(entityName: "Book"))
    first.first { $0.title == "Emma" }?.author = author
    try library.context.save()

    let predicate = NSPredicate(format: given.format)
    let store = try #require(library.container.persistentStoreCoordinator.persistentStores.first)
    let entity = try #require(library.container.managedObjectModel.entity(named: "Book"))
    let filter = RowFilter(predicate, of: entity, in: store.schema.table(of: entity))
    #expect(filter.condition == given.condition)

    let other = try Library(folder: library.folder, model: Self.model)
    let found = try other.titles { $0.predicate = predicate }
    #expect(found.map { Array($0.utf8) } == given.titles.map { Array($0.utf8) })
    let all = try other.context.fetch(NSFetchRequest<Book>(entityName: "Book"))
    #expect(all.filter { predicate.evaluate(with: $0) }.map { $0.title ?? "-" } == found)
  }

  @Test func isLeftOutForPredicatesOfTheProgramsOwn() throws {
    final class Everything: NSCompoundPredicate {
      init(but predicate: NSPredicate) { super.init(type: .and, subpredicates: [predicate]) }

      override func evaluate(with object: Any?, substitutionVariables: [String: Any]?) -> Bool {
        true
      }
    }
    let library = try Library()
    defer { library.remove() }
    library.book("Emma", pages: 5)
    try library.context.save()
    let found = try library.another().titles {
      $0.predicate = Everything(but: NSPredicate(format: "pages == 7"))
    }
    #expect(found == ["Emma"])
  }

  @Test func areNotReadWhenTheyAreNotWanted() throws {
    let library = try Library()
    defer { library.remove() }
    for pages in 0..<20 { library.book("Emma", pages: pages) }
    try library.context.save()
    let other = try library.another()
    _ = try other.titles { $0.predicate = NSPredicate(format: "pages == 7") }
    let store = try #require(other.container.persistentStoreCoordinator.persistentStores.first)
    #expect(store.rows.count == 1)
  }
}
