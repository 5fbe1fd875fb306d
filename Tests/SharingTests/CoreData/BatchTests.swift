import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("A batch request") @MainActor
struct BatchTests {
  private let library: Library

  init() throws {
    library = try Library(books: [("Emma", 474), ("Persuasion", 249), ("Sanditon", 80)])
  }

  /// Titles and pages, as another stack reads them.
  private func rows() throws -> [String] {
    let other = try library.another()
    return try other.context.fetch(NSFetchRequest<Book>(entityName: "Book"))
      .map { "\($0.title ?? "-") \($0.pages)" }
  }

  private func books(_ format: String) -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    request.predicate = Library.condition(format)
    return request
  }

  @Test(
    .shows(
      "NSBatchDeleteRequest.init(fetchRequest:)", "NSBatchDeleteRequest.fetchRequest",
      "NSBatchDeleteRequest.resultType", "NSBatchDeleteResult", "NSBatchDeleteResult.result",
      "NSBatchDeleteResult.resultType", "NSManagedObjectContext.execute(_:)"),
    arguments: [
      (NSBatchDeleteRequestResultType.resultTypeStatusOnly, "1"), (.resultTypeCount, "2"),
      (.resultTypeObjectIDs, "p1 p2"),
    ])
  func deletesRows(type: NSBatchDeleteRequestResultType, text: String) throws {
    defer { library.remove() }
    let fetch = books("pages > 100")
    let request = NSBatchDeleteRequest(fetchRequest: fetch)
    #expect(request.fetchRequest === fetch)
    #expect(request.resultType == .resultTypeStatusOnly)
    request.resultType = type
    let result = try #require(try library.context.execute(request) as? NSBatchDeleteResult)
    #expect(result.resultType == type)
    #expect(Self.text(result.result) == text)
    #expect(try rows() == ["Sanditon 80"])
  }

  @Test(.shows("NSBatchDeleteRequest.init(objectIDs:)"))
  func deletesWhatIdentifiersNameAndNothingForNone() throws {
    defer { library.remove() }
    let identifiers = try library.objects("Book").suffix(2).map(\.objectID)
    try library.context.execute(NSBatchDeleteRequest(objectIDs: []))
    #expect(try rows().count == 3)
    try library.context.execute(NSBatchDeleteRequest(objectIDs: identifiers))
    #expect(try rows() == ["Emma 474"])
  }

  @Test func objectsDoNotNoticeUntilTheyAreTold() throws {
    defer { library.remove() }
    let book: Book = try #require(
      try library.context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    #expect(book.pages == 474)
    let request = NSBatchUpdateRequest(entityName: "Book")
    request.propertiesToUpdate = ["pages": 1, "title": "new"]
    request.resultType = .updatedObjectIDsResultType
    let result = try library.context.execute(request) as? NSBatchUpdateResult
    #expect(book.pages == 474)
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSUpdatedObjectsKey: result?.result ?? []],
      into: [library.context])
    #expect([book.title, "\(book.pages)"] == ["new", "1"])
    // A batch is a single change, so nothing conflicts with what was merged.
    book.pages = 2
    try library.context.save()
    #expect(try rows() == ["new 2", "new 1", "new 1"])
  }

  @Test(
    .shows(
      "NSBatchUpdateRequest.init(entityName:)", "NSBatchUpdateRequest.init(entity:)",
      "NSBatchUpdateRequest.entityName", "NSBatchUpdateRequest.predicate",
      "NSBatchUpdateRequest.propertiesToUpdate", "NSBatchUpdateRequest.resultType",
      "NSBatchUpdateResult", "NSBatchUpdateResult.result", "NSBatchUpdateResult.resultType"),
    arguments: [
      (NSBatchUpdateRequestResultType.statusOnlyResultType, "1"),
      (.updatedObjectsCountResultType, "2"), (.updatedObjectIDsResultType, "p1 p2"),
    ])
  func changesRows(type: NSBatchUpdateRequestResultType, text: String) throws {
    defer { library.remove() }
    let entity = try #require(library.container.managedObjectModel.entitiesByName["Book"])
    let request = NSBatchUpdateRequest(entity: entity)
    #expect(request.entityName == "Book")
    request.predicate = Library.condition("pages > 100")
    request.propertiesToUpdate = ["pages": 5]
    request.resultType = type
    let result = try #require(try library.context.execute(request) as? NSBatchUpdateResult)
    #expect(result.resultType == type)
    #expect(Self.text(result.result) == text)
    #expect(try rows() == ["Emma 5", "Persuasion 5", "Sanditon 80"])
  }

  @Test(.shows("NSBatchUpdateRequest.includesSubentities"))
  func changesRowsOfTheEntitiesBelowUnlessToldNotTo() throws {
    library.remove()
    let library = try Library(model: Library.items())
    defer { library.remove() }
    library.object("Item")
    library.object("Special")
    try library.context.save()
    let request = NSBatchUpdateRequest(entityName: "Item")
    request.propertiesToUpdate = ["text": "new"]
    request.resultType = .updatedObjectsCountResultType
    let count = { (try library.context.execute(request) as? NSBatchUpdateResult)?.result as? Int }
    #expect(try count() == 2)
    request.includesSubentities = false
    #expect(try count() == 1)
  }

  @Test(
    .shows(
      "NSBatchInsertRequest.init(entityName:objects:)",
      "NSBatchInsertRequest.init(entity:objects:)", "NSBatchInsertRequest.objectsToInsert",
      "NSBatchInsertRequest.entityName", "NSBatchInsertRequest.resultType",
      "NSBatchInsertResult", "NSBatchInsertResult.result", "NSBatchInsertResult.resultType"),
    arguments: [
      (NSBatchInsertRequestResultType.statusOnly, "1"), (.count, "2"), (.objectIDs, "p4 p5"),
    ])
  func insertsRows(type: NSBatchInsertRequestResultType, text: String) throws {
    defer { library.remove() }
    let entity = try #require(library.container.managedObjectModel.entitiesByName["Book"])
    let values: [[String: Any]] = [["title": "Lady", "pages": 80], ["title": "Love"]]
    let request = NSBatchInsertRequest(entity: entity, objects: values)
    #expect(request.entityName == "Book")
    #expect(request.objectsToInsert?.map { $0["title"] as? String } == ["Lady", "Love"])
    request.resultType = type
    let result = try #require(try library.context.execute(request) as? NSBatchInsertResult)
    #expect(result.resultType == type)
    #expect(Self.text(result.result) == text)
    #expect(try rows().suffix(2) == ["Lady 80", "Love 0"])
  }

  @Test(
    .shows(
      "NSBatchInsertRequest.init(entityName:dictionaryHandler:)",
      "NSBatchInsertRequest.init(entity:dictionaryHandler:)",
      "NSBatchInsertRequest.dictionaryHandler", "NSBatchInsertRequest"))
  func insertsRowsUntilTheHandlerHasNoMore() throws {
    defer { library.remove() }
    let entity = try #require(library.container.managedObjectModel.entitiesByName["Book"])
    func handler(_ name: String) -> (NSMutableDictionary) -> Bool {
      var number = 0
      return { row in
        number += 1
        row["title"] = "\(name)\(number)"
        return number > 2
      }
    }
    let first = NSBatchInsertRequest(entityName: "Book", dictionaryHandler: handler("a"))
    #expect(first.dictionaryHandler != nil)
    try library.context.execute(first)
    try library.context.execute(
      NSBatchInsertRequest(entity: entity, dictionaryHandler: handler("b")))
    #expect(try rows().suffix(4) == ["a1 0", "a2 0", "b1 0", "b2 0"])
  }

  struct Policy: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let policy: NSMergePolicy
    let rows: [String]
    let result: String
  }

  @Test(
    .shows("NSBatchInsertRequest", "NSMergePolicy.mergeByPropertyObjectTrump"),
    arguments: [
      Policy(
        testDescription: "object", policy: .mergeByPropertyObjectTrump,
        rows: ["Emma 5", "Lady 80", "New 2"], result: "p1 p2 p3 p3"),
      Policy(
        testDescription: "overwrite", policy: .overwrite, rows: ["Emma 5", "Lady 80", "New 2"],
        result: "p1 p2 p3 p3"),
      Policy(
        testDescription: "store", policy: .mergeByPropertyStoreTrump,
        rows: ["Emma 474", "Lady 80", "New 1"], result: "p3"),
      Policy(
        testDescription: "rollback", policy: .rollback, rows: ["Emma 474", "Lady 80", "New 1"],
        result: "p3"),
    ])
  func doesWhatThePolicySaysWhereOnlyOneRowMayHaveAValue(_ given: Policy) throws {
    library.remove()
    let library = try Library(
      books: [("Emma", 474), ("Lady", 80)], model: Library.model(unique: true))
    defer { library.remove() }
    let request = NSBatchInsertRequest(
      entityName: "Book",
      objects: [
        ["title": "Emma", "pages": 5], ["title": "Lady"], ["title": "New", "pages": 1],
        ["title": "New", "pages": 2],
      ])
    request.resultType = .objectIDs
    let error = #expect(throws: NSError.self) { try library.context.execute(request) }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    #expect(try library.titles() == ["Emma", "Lady"])
    library.context.mergePolicy = given.policy
    let result = try library.context.execute(request) as? NSBatchInsertResult
    #expect(Self.text(result?.result) == given.result)
    let other = try Library(folder: library.folder, model: Library.model(unique: true))
    let books = try other.context.fetch(NSFetchRequest<Book>(entityName: "Book"))
    #expect(books.map { "\($0.title ?? "-") \($0.pages)" } == given.rows)
  }

  @Test(.shows("NSPersistentStoreResult"))
  func givesAResultOfItsOwnClass() throws {
    defer { library.remove() }
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.propertiesToUpdate = ["pages": 1]
    let results: [Any] = try [
      NSBatchInsertRequest(entityName: "Book", objects: []), update,
      NSBatchDeleteRequest(fetchRequest: books("pages == 1")),
    ].map(library.context.execute)
    #expect(
      results.map { $0 is NSPersistentStoreResult ? "\(type(of: $0))" : "-" }
        == ["NSBatchInsertResult", "NSBatchUpdateResult", "NSBatchDeleteResult"])
  }

  private static func text(_ result: Any?) -> String {
    if let identifiers = result as? [NSManagedObjectID] {
      return identifiers.map { $0.uriRepresentation().lastPathComponent }.joined(separator: " ")
    }
    return (result as? NSNumber).map { "\($0.intValue)" } ?? "-"
  }
}
