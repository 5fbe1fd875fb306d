import Foundation
import SimulatedSwiftData
import TestSupport
import Testing

/// What a context finds.
@Suite struct ModelFetchTests {
  @Test(
    .shows("FetchDescriptor", "FetchDescriptor.init(predicate:sortBy:)"),
    .shows("FetchDescriptor.predicate", "FetchDescriptor.sortBy", "ModelContext.fetch(_:)"))
  func objectsMeetTheConditionInTheOrder() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    for (title, year) in [("c", 1), ("a", 2), ("b", 2), ("d", 3)] {
      shelf.context.insert(ShelfBook(title, year: year))
    }
    #expect(try shelf.titles() == ["c", "a", "b", "d"])
    let least = 1
    let descriptor = FetchDescriptor<ShelfBook>(
      predicate: #Predicate { $0.year > least && $0.subtitle == nil },
      sortBy: [SortDescriptor(\.year, order: .reverse), SortDescriptor(\.title)])
    #expect(try shelf.context.fetch(descriptor).map(\.title) == ["d", "a", "b"])
    #expect(try shelf.titles { $0.predicate = #Predicate { $0.title == "b" } } == ["b"])
    #expect(try shelf.titles { $0.sortBy = [SortDescriptor(\.title)] } == ["a", "b", "c", "d"])
  }

  @Test(.shows("FetchDescriptor.fetchLimit", "FetchDescriptor.fetchOffset"))
  func aPartIsFetched() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    try shelf.save("a", "b", "c", "d")
    #expect(
      try shelf.titles {
        $0.fetchOffset = 1
        $0.fetchLimit = 2
      } == ["b", "c"])
    #expect(try shelf.titles { $0.fetchLimit = 0 }.count == 4)
  }

  @Test(.shows("FetchDescriptor.includePendingChanges"))
  func whatIsntSavedCountsUnlessTheDescriptorSaysOtherwise() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    try shelf.save("a")
    shelf.context.insert(ShelfBook("b"))
    #expect(try shelf.titles() == ["a", "b"])
    #expect(try shelf.titles { $0.includePendingChanges = false } == ["a"])
  }

  @Test(
    .shows("ModelContext.fetchCount(_:)", "ModelContext.fetchIdentifiers(_:)"),
    .shows("ModelContext.enumerate(_:batchSize:allowEscapingMutations:block:)"))
  func objectsAreCountedAndEnumerated() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let books = try shelf.save("a", "b", "c")
    var descriptor = FetchDescriptor<ShelfBook>(
      predicate: #Predicate { $0.title != "b" }, sortBy: [SortDescriptor(\.title, order: .reverse)])
    #expect(try shelf.context.fetchCount(descriptor) == 2)
    #expect(
      try shelf.context.fetchIdentifiers(descriptor)
        == [books[2].persistentModelID, books[0].persistentModelID])
    descriptor.fetchLimit = 1
    #expect(try shelf.context.fetchCount(descriptor) == 1)
    var titles: [String] = []
    try shelf.context.enumerate(descriptor) { titles.append($0.title) }
    #expect(titles == ["c"])
  }

  @Test(
    .shows("PredicateExpressions.StringLocalizedStandardContains"),
    .shows("PredicateExpressions.StringLocalizedStandardContains.init(root:other:)"),
    .shows("PredicateExpressions.StringLocalizedStandardContains.evaluate(_:)"),
    .shows("PredicateExpressions.StringLocalizedStandardContains.root"),
    .shows("PredicateExpressions.StringLocalizedStandardContains.other"),
    .shows("PredicateExpressions.StringLocalizedStandardContains.Output"),
    .shows("PredicateExpressions.build_localizedStandardContains(_:_:)"))
  func aSearchIgnoresCaseAndAccents() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    try shelf.save("Café", "Tea")
    let text = "CAFE"
    let search = #Predicate<ShelfBook> { $0.title.localizedStandardContains(text) }
    #expect(try shelf.titles { $0.predicate = search } == ["Café"])
    let parts = PredicateExpressions.StringLocalizedStandardContains(
      root: PredicateExpressions.Value("Café"), other: PredicateExpressions.Value("a"))
    #expect((parts.root.value, parts.other.value) == ("Café", "a"))
  }

  @Test(
    .shows("SwiftDataError", "SwiftDataError.unsupportedPredicate", "SwiftDataError.description"))
  func aConditionThatCantBeEvaluatedIsAnError() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    try shelf.save("a")
    let failing = #Predicate<ShelfBook> { $0.subtitle! == "x" }
    #expect(throws: SwiftDataError.unsupportedPredicate) {
      try shelf.titles { $0.predicate = failing }
    }
    #expect("\(SwiftDataError.unsupportedPredicate)" == "SwiftDataError.unsupportedPredicate")
  }
}
