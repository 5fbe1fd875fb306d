import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("A fetch request") @MainActor
struct FetchTests {
  private let library: Library

  init() throws {
    library = try Library(
      books: [("Emma", 474), ("Persuasion", 249), ("Sanditon", 80), ("Lady", 80)])
    library.book("Emma", pages: 1).author = library.object("Author", ["name": "Jane"])
    try library.context.save()
  }

  private func request() -> NSFetchRequest<Book> { NSFetchRequest(entityName: "Book") }

  struct Wish: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var format: String?
    var order: [String] = []
    var offset = 0
    var limit = 0
    let result: [String]
  }

  @Test(
    .shows(
      "NSFetchRequest.predicate", "NSFetchRequest.sortDescriptors", "NSFetchRequest.fetchLimit",
      "NSFetchRequest.fetchOffset", "NSManagedObjectContext.fetch(_:)",
      "NSManagedObjectContext.count(for:)", "NSFetchRequest.init(entityName:)"),
    arguments: [
      Wish(testDescription: "all", result: ["Emma", "Persuasion", "Sanditon", "Lady", "Emma"]),
      Wish(testDescription: "a condition", format: "pages == 80", result: ["Sanditon", "Lady"]),
      Wish(
        testDescription: "of a related object", format: "author.name == 'Jane'",
        result: ["Emma"]),
      Wish(
        testDescription: "both", format: "title BEGINSWITH 'E' AND pages > 1",
        result: ["Emma"]),
      Wish(
        testDescription: "two orders", order: ["pages", "title"],
        result: ["Emma", "Lady", "Sanditon", "Persuasion", "Emma"]),
      Wish(
        testDescription: "a part", order: ["-pages"], offset: 1, limit: 2,
        result: ["Persuasion", "Sanditon"]),
      Wish(testDescription: "behind the end", offset: 9, limit: 2, result: []),
    ])
  func describesWhatIsWanted(_ wish: Wish) throws {
    defer { library.remove() }
    let request = request()
    request.predicate = wish.format.map { Library.condition($0) }
    request.sortDescriptors = wish.order.map {
      $0.hasPrefix("-")
        ? Library.order(String($0.dropFirst()), ascending: false) : Library.order($0)
    }
    request.fetchOffset = wish.offset
    request.fetchLimit = wish.limit
    #expect(try library.context.fetch(request).map(\.title) == wish.result)
    #expect(try library.context.count(for: request) == wish.result.count)
    let other = try library.another()
    #expect(try other.context.fetch(request).map(\.title) == wish.result)
  }

  @Test(
    .shows(
      "NSFetchRequest.resultType", "NSFetchRequestResultType.managedObjectIDResultType",
      "NSFetchRequestResultType.countResultType"))
  func givesIdentifiersAndNumbers() throws {
    defer { library.remove() }
    let identifiers = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
    identifiers.resultType = .managedObjectIDResultType
    #expect(
      try library.context.fetch(identifiers)
        == library.context.fetch(request()).map(\.objectID))
    let number = NSFetchRequest<NSNumber>(entityName: "Book")
    number.resultType = .countResultType
    #expect(try library.context.fetch(number) == [5])
  }

  @Test(.shows("NSFetchRequestResult"))
  func givesWhatCanBeAResult() throws {
    defer { library.remove() }
    let book = try #require(try library.context.fetch(request()).first)
    let values: [Any] = [book, book.objectID, NSDictionary(), NSNumber(value: 1), "text"]
    #expect(values.map { $0 is any NSFetchRequestResult } == [true, true, true, true, false])
  }

  @Test(
    .shows(
      "NSFetchRequest.propertiesToFetch", "NSFetchRequestResultType.dictionaryResultType",
      "NSFetchRequest.returnsDistinctResults"))
  func givesDictionariesOfSomeProperties() throws {
    defer { library.remove() }
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = ["pages"]
    func pages() throws -> [[String: Int]?] {
      try library.context.fetch(request).map { $0 as? [String: Int] }
    }
    #expect(try pages() == [474, 249, 80, 80, 1].map { ["pages": $0] })
    request.returnsDistinctResults = true
    #expect(try pages() == [474, 249, 80, 1].map { ["pages": $0] })
    // Duplicates are left out before the limit applies.
    request.sortDescriptors = [Library.order("pages")]
    request.fetchLimit = 3
    #expect(try pages() == [1, 80, 249].map { ["pages": $0] })
  }

  @Test(
    .shows(
      "NSExpressionDescription.expression", "NSExpressionDescription.resultType",
      "NSExpressionDescription.expressionResultType"),
    arguments: [("sum:", 884), ("count:", 5), ("max:", 474), ("min:", 1)])
  func computesAnAggregate(function: String, result: Int) throws {
    defer { library.remove() }
    let column = NSExpressionDescription()
    column.name = "result"
    column.expression = SimulatedFoundation.NSExpression(
      forFunction: function,
      arguments: [SimulatedFoundation.NSExpression(forKeyPath: "pages")])
    column.resultType = .integer64
    #expect(column.expressionResultType == .integer64AttributeType)
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = [column]
    #expect(
      try library.context.fetch(request).map { ($0["result"] as? NSNumber)?.intValue }
        == [result])
  }

  @Test(.shows("NSFetchRequest.returnsObjectsAsFaults"))
  func givesFaultsUnlessTheyAreToBeFilled() throws {
    defer { library.remove() }
    let request = request()
    let other = try library.another()
    #expect(try other.context.fetch(request).map(\.isFault) == Array(repeating: true, count: 5))
    request.returnsObjectsAsFaults = false
    let third = try library.another()
    #expect(try third.context.fetch(request).map(\.isFault) == Array(repeating: false, count: 5))
  }

  @Test(.shows("NSFetchRequest.shouldRefreshRefetchedObjects"))
  func readsWhatIsKnownAgainWhereThatIsWanted() throws {
    defer { library.remove() }
    let request = request()
    request.predicate = Library.condition("title == 'Persuasion'")
    let book = try #require(try library.context.fetch(request).first)
    book.title = "mine"
    let other = try library.another()
    let theirs = try #require(try other.context.fetch(request).first)
    theirs.pages = 7
    try other.context.save()
    request.predicate = nil
    _ = try library.context.fetch(request)
    #expect(book.pages == 249)
    request.shouldRefreshRefetchedObjects = true
    _ = try library.context.fetch(request)
    #expect(book.pages == 7)
    #expect(book.title == "mine")
  }

  @Test(.shows("NSFetchRequest.includesPendingChanges"))
  func countsWhatIsNotSavedUnlessItIsToldNotTo() throws {
    defer { library.remove() }
    library.context.delete(try #require(try library.context.fetch(request()).first))
    library.book("Lady Susan", pages: 80)
    let request = request()
    request.predicate = Library.condition("pages = 80 OR pages = 474")
    request.sortDescriptors = [Library.order("title")]
    #expect(
      try library.context.fetch(request).map(\.title) == ["Lady", "Lady Susan", "Sanditon"])
    request.includesPendingChanges = false
    #expect(try library.context.count(for: request) == 3)
    #expect(
      try library.context.fetch(request).map(\.title) == ["Emma", "Lady", "Sanditon"])
  }

  @Test(
    .shows(
      "NSFetchRequest.execute()", "NSFetchRequest.entity", "NSFetchRequest.entityName",
      "NSFetchRequest.init()"))
  func executesInTheContextThatPerforms() throws {
    defer { library.remove() }
    let request = NSFetchRequest<Book>()
    #expect(request.entityName == nil)
    request.entity = library.container.managedObjectModel.entitiesByName["Book"]
    #expect(request.entityName == "Book")
    nonisolated(unsafe) var count = 0
    nonisolated(unsafe) let same = request
    try library.context.performAndWait { count = try same.execute().count }
    #expect(count == 5)
  }

  @Test(.shows("NSManagedObject.fetchRequest()", "NSManagedObject.entity()"))
  func isMadeByTheClass() throws {
    let model = Library.model(
      of: [Library.attribute("text", .stringAttributeType)], type: SingleThing.self)
    let single = try Library(model: model)
    defer {
      single.remove()
      library.remove()
    }
    #expect(SingleThing.entity() === model.entities.first)
    #expect(SingleThing.fetchRequest().entityName == "Thing")
  }

  @Test(
    .shows(
      "NSFetchRequest.includesSubentities", "NSEntityDescription.subentities",
      "NSEntityDescription.superentity", "NSEntityDescription.isAbstract"))
  func takesTheEntitiesBelow() throws {
    library.remove()
    let model = Library.items()
    let special = try #require(model.entitiesByName["Special"])
    #expect(special.superentity === model.entitiesByName["Item"])
    let library = try Library(model: model)
    defer { library.remove() }
    library.object("Item", ["text": "a"])
    library.object("Special", ["text": "b", "more": "c"])
    try library.context.save()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
    let texts = { try library.context.fetch(request).map { $0.value(forKey: "text") as? String } }
    #expect(try texts() == ["a", "b"])
    request.includesSubentities = false
    #expect(try texts() == ["a"])
    #expect(try library.objects("Special").map { $0.entity.name } == ["Special"])
  }
}
