import Foundation
import SimulatedFoundation
import TestSupport
import Testing

@testable import SimulatedCoreData

@Suite("Which rows a fetch reads") @MainActor
struct RowFilterTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let format: String
    /// The condition in SQL besides the entity; `nil` for none.
    let condition: String?
    /// Whether the SQL condition says everything.
    var isExact = true
    /// The books that are found.
    let titles: [String]
    var testDescription: String { format }
  }

  /// Two spellings of "é", which look alike but aren't equal to predicates.
  private static let books: [(title: String?, pages: Int)] = [
    ("Emma", 5), ("emma", 5), ("", 0), (nil, 1), ("caf\u{e9}", 7), ("cafe\u{301}", 7),
    ("5", 32_767),
  ]

  /// Here, a book may have no title.
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
        isExact: false, titles: ["Emma"]),
      Case(
        format: "pages == 5 AND (pages == 7 OR title == 'Emma')",
        condition: " AND ZPAGES = ? AND (ZPAGES = ? OR ZTITLE = ?)", titles: ["Emma"]),
      Case(format: "title ==[c] 'EMMA'", condition: nil, titles: ["Emma", "emma"]),
      Case(format: "title < 'a'", condition: nil, titles: ["Emma", "", "5"]),
      Case(format: "pages == 5.5", condition: " AND ZPAGES = ?", titles: []),
      Case(format: "pages == 1e300", condition: nil, titles: []),
      Case(format: "title == 5", condition: nil, titles: []),
      Case(format: "pages == '5'", condition: nil, titles: []),
      Case(format: "title == nil", condition: " AND ZTITLE IS NULL", titles: ["-"]),
      Case(
        format: "title != 'Emma' AND pages <= 1",
        condition: " AND ZTITLE IS NOT ? AND ZPAGES <= ?", titles: ["", "-"]),
      Case(
        format: "NOT pages == 5 AND 1 < pages",
        condition: " AND ZPAGES IS NOT ? AND ZPAGES > ?",
        titles: ["caf\u{e9}", "cafe\u{301}", "5"]),
      Case(
        format: "pages == 5 OR pages == 0", condition: " AND (ZPAGES = ? OR ZPAGES = ?)",
        titles: ["Emma", "emma", ""]),
      Case(
        format: "NOT (pages == 5 OR title IN {'5', ''})",
        condition: " AND ZPAGES IS NOT ? AND (ZTITLE IS NULL OR ZTITLE NOT IN (?, ?))",
        titles: ["-", "caf\u{e9}", "cafe\u{301}"]),
      // A condition on one side of an OR says nothing about both.
      Case(
        format: "pages == 5 OR title LIKE 'c*'", condition: nil,
        titles: ["Emma", "emma", "caf\u{e9}", "cafe\u{301}"]),
      Case(
        format: "NOT (pages > 5 AND title LIKE 'c*') AND pages BETWEEN {5, 7}",
        condition: " AND ZPAGES BETWEEN ? AND ?", isExact: false, titles: ["Emma", "emma"]),
      Case(
        format: "author == nil AND pages == 5", condition: " AND ZAUTHOR IS NULL AND ZPAGES = ?",
        titles: ["emma"]),
      Case(format: "author.name == 'Austen'", condition: nil, titles: ["Emma"]),
      Case(
        format: "TRUEPREDICATE AND pages == 0", condition: " AND 1 AND ZPAGES = ?", titles: [""]),
      Case(format: "FALSEPREDICATE", condition: " AND 0", titles: []),
    ])
  func areThoseThatThePredicateMayTakeAndNoOthersAreLost(_ given: Case) throws {
    let library = try Library(books: Self.books, model: Self.model)
    defer { library.remove() }
    let first = try library.context.fetch(NSFetchRequest<Book>(entityName: "Book"))
    first.first { $0.title == "Emma" }?.author = library.object("Author", ["name": "Austen"])
    try library.context.save()

    let predicate = NSPredicate(format: given.format)
    let store = try #require(library.container.persistentStoreCoordinator.persistentStores.first)
    let entity = try #require(library.container.managedObjectModel.entity(named: "Book"))
    let filter = RowFilter(predicate, of: entity, in: store)
    #expect(filter.condition == given.condition ?? "")
    #expect(filter.isExact == (given.isExact && given.condition != nil))

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
    let library = try Library(books: [("Emma", 5)])
    defer { library.remove() }
    let found = try library.another().titles {
      $0.predicate = Everything(but: NSPredicate(format: "pages == 7"))
    }
    #expect(found == ["Emma"])
  }

  @Test func areNotReadWhenTheyAreNotWanted() throws {
    let library = try Library(books: (0..<20).map { ("Emma", $0) })
    defer { library.remove() }
    let other = try library.another()
    _ = try other.titles { $0.predicate = NSPredicate(format: "pages == 7") }
    let store = try #require(other.container.persistentStoreCoordinator.persistentStores.first)
    #expect(store.rows.count == 1)
  }

  @Test(
    .shows("NSFetchRequest.fetchLimit", "NSFetchRequest.fetchOffset"),
    arguments: [("pages", 3), ("title", 20)])
  func areNoMoreThanTheLimitWhereSQLTellsTheOrder(key: String, count: Int) throws {
    let library = try Library(books: (0..<20).map { ("\(50 - $0)", 40 - $0) })
    defer { library.remove() }
    let other = try library.another()
    let found = try other.titles {
      $0.sortDescriptors = [Library.order(key)]
      $0.fetchOffset = 2
      $0.fetchLimit = 3
    }
    #expect(found == ["33", "34", "35"])
    let store = try #require(other.container.persistentStoreCoordinator.persistentStores.first)
    #expect(store.rows.count == count)
  }

  @Test(
    .shows("NSManagedObjectContext.count(for:)", "NSFetchRequest.includesPropertyValues"))
  func areNotReadForANumberOrWithoutTheirValues() throws {
    let library = try Library(books: (0..<20).map { ("Emma", $0) })
    defer { library.remove() }
    let other = try library.another()
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = NSPredicate(format: "pages >= 7")
    #expect(try other.context.count(for: request) == 13)
    request.fetchOffset = 2
    #expect(try other.context.count(for: request) == 11)
    request.fetchLimit = 3
    #expect(try other.context.count(for: request) == 3)
    request.includesPropertyValues = false
    let books = try other.context.fetch(request)
    let store = try #require(other.container.persistentStoreCoordinator.persistentStores.first)
    #expect(store.rows.isEmpty)
    // Values that are read late are those that the store has by then.
    try library.context.fetch(request).first?.title = "new"
    try library.context.save()
    #expect(books.map(\.title) == ["new", "Emma", "Emma"])
    #expect(store.rows.count == 3)
  }

  @Test func areThoseOfTheObjectThatIsMeantWhicheverContextItIsIn() throws {
    let library = try Library()
    defer { library.remove() }
    let author = library.object("Author")
    library.book("Emma").author = author
    library.book("Ulysses").author = library.object("Author")
    library.book("Beowulf")
    try library.context.save()
    let coordinator = library.container.persistentStoreCoordinator
    let store = try #require(coordinator.persistentStores.first)
    let background = library.container.newBackgroundContext()
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = library.context
    func titles(_ format: String, _ arguments: [Any]) throws -> [[String]] {
      try [library.context, background, child].map { context in
        nonisolated(unsafe) var found: [String] = []
        nonisolated(unsafe) let predicate = Library.condition(format, arguments)
        try context.performAndWait {
          found = try library.titles(context) { $0.predicate = predicate }
        }
        return found
      }
    }
    let all = { (list: [String]) in Array(repeating: list, count: 3) }
    for member in [author, author.objectID] as [Any] {
      store.rows = [:]
      #expect(try titles("author == %@", [member]) == all(["Emma"]))
      #expect(store.rows.count == 1)
      #expect(try titles("author IN %@", [[member]]) == all(["Emma"]))
      #expect(try titles("author != %@", [member]) == all(["Ulysses", "Beowulf"]))
      // SQL can't tell about a related object's name, so the predicate is evaluated.
      #expect(try titles("author == %@ AND author.name == nil", [member]) == all(["Emma"]))
      #expect(
        try titles("author.books.@count == 1 AND NOT author IN %@", [Set([author])])
          == all(["Ulysses"]))
    }
    let book = try #require(try library.objects("Book").last)
    #expect(try titles("SELF == %@", [book]) == all(["Beowulf"]))
    #expect(try titles("objectID == %@ AND title LIKE 'B*'", [book.objectID]) == all(["Beowulf"]))
    #expect(try titles("NOT SELF IN %@", [[book]]) == all(["Emma", "Ulysses"]))
    // Unsaved objects are compared in the context.
    let new = library.object("Author")
    library.book("Sanditon").author = new
    #expect(
      try library.titles { $0.predicate = Library.condition("author == %@", [new]) }
        == ["Sanditon"])
    #expect(
      try library.titles { $0.predicate = Library.condition("author == %@", [author.objectID]) }
        == ["Emma"])
  }
}
