import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("A fetch that groups") @MainActor
struct FetchGroupTests {
  private let library: Library

  init() throws {
    library = try Library()
    let jane = library.object("Author", ["name": "Jane"])
    for (title, pages) in [("Emma", 474), ("Lady", 80), ("Emma", 1), ("Sanditon", 80)] {
      library.book(title, pages: pages).author = title == "Lady" ? nil : jane
    }
    try library.context.save()
  }

  private func column(_ name: String, _ function: String) -> NSExpressionDescription {
    let column = NSExpressionDescription()
    column.name = name
    column.expression = SimulatedFoundation.NSExpression(
      forFunction: function,
      arguments: [SimulatedFoundation.NSExpression(forKeyPath: "pages")])
    column.resultType = .integer64
    return column
  }

  /// Titles, with the sum and the count of pages.
  private func rows(_ change: (NSFetchRequest<NSDictionary>) -> Void) throws -> [String] {
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = ["title", column("sum", "sum:"), column("count", "count:")]
    request.propertiesToGroupBy = ["title"]
    change(request)
    return try library.context.fetch(request).map { row in
      ["title", "sum", "count"].map { key in row[key].map { "\($0)" } ?? "-" }
        .joined(separator: " ")
    }
  }

  @Test(.shows("NSFetchRequest.propertiesToGroupBy", "NSExpressionDescription"))
  func givesADictionaryForEachGroup() throws {
    defer { library.remove() }
    #expect(try rows { _ in } == ["Emma 475 2", "Lady 80 1", "Sanditon 80 1"])
    #expect(
      try rows {
        $0.sortDescriptors = [Library.order("title", ascending: false)]
        $0.fetchLimit = 2
      } == ["Sanditon 80 1", "Lady 80 1"])
    #expect(
      try rows {
        $0.predicate = Library.condition("pages < 100")
        $0.propertiesToGroupBy = [
          library.container.managedObjectModel.entitiesByName["Book"]?.attributesByName["title"]
            as Any
        ]
      } == ["Lady 80 1", "Emma 1 1", "Sanditon 80 1"])
  }

  @Test(.shows("NSFetchRequest.propertiesToGroupBy"))
  func groupsByRelatedObjectsAndSeveralProperties() throws {
    defer { library.remove() }
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = ["author", "pages", column("count", "count:")]
    request.propertiesToGroupBy = ["author", "pages"]
    let author = try library.only("Author").objectID
    let found = try library.context.fetch(request)
    #expect(found.map { $0["author"] as? NSManagedObjectID } == [author, nil, author, author])
    #expect(found.map { $0["pages"] as? Int } == [474, 80, 1, 80])
  }

  @Test(
    .shows("NSFetchRequest.havingPredicate"),
    arguments: [
      ("$count > 1", ["Emma 475 2"]), ("sum:(pages) < 100", ["Lady 80 1", "Sanditon 80 1"]),
      ("title BEGINSWITH 'L' OR count:(pages) == 2", ["Emma 475 2", "Lady 80 1"]),
      ("NOT $sum == 80", ["Emma 475 2"]),
    ])
  func leavesOutGroupsThatDoNotMeetTheCondition(format: String, result: [String]) throws {
    defer { library.remove() }
    #expect(try rows { $0.havingPredicate = Library.condition(format) } == result)
  }

  @Test(.shows("NSFetchRequest.propertiesToGroupBy"))
  func endsTheProgramForAColumnThatIsNeitherGroupedByNorComputed() async throws {
    library.remove()
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let library = try Library()
        let request = NSFetchRequest<NSDictionary>(entityName: "Book")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["title", "pages"]
        request.propertiesToGroupBy = ["title"]
        _ = try library.context.fetch(request)
      }
    }
    // The message appears although the module is optimised.
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "SELECT clauses in queries with GROUP BY components can only contain properties named in "
          + "the GROUP BY or aggregate functions (pages is not in the GROUP BY)"))
  }
}
