import Foundation
import SimulatedSwiftData
import SimulatedSwiftUI
import TestSupport
import Testing

private struct Titles: View {
  @Environment(\.modelContext) private var context
  @Query private var all: [ShelfBook]
  @Query(sort: \ShelfBook.title, order: .reverse) private var sorted: [ShelfBook]
  @Query(filter: #Predicate<ShelfBook> { $0.year > 2000 }, sort: \ShelfBook.subtitle)
  private var late: [ShelfBook]
  @Query(sort: [SortDescriptor(\ShelfBook.title)]) private var inOrder: [ShelfBook]
  @Query(Self.first) private var first: [ShelfBook]

  static var first: FetchDescriptor<ShelfBook> {
    var descriptor = FetchDescriptor<ShelfBook>(sortBy: [SortDescriptor(\.title)])
    descriptor.fetchLimit = 1
    return descriptor
  }

  var body: some View {
    ForEach([all, sorted, late, inOrder, first].map { $0.map(\.title).joined() }, id: \.self) {
      Text($0.isEmpty ? "-" : $0)
    }
    Button("Add") { context.insert(ShelfBook("x", year: 2020)) }
    Button("Rename") { all.first?.title = "z" }
    Button("Delete") { if let last = all.last { context.delete(last) } }
  }
}

private struct Search: View {
  @State private var text = ""

  var body: some View {
    TextField("text", text: $text)
    Found(text)
  }

  struct Found: View {
    @Query private var found: [ShelfBook]

    init(_ text: String) {
      _found = Query(
        filter: #Predicate { text.isEmpty || $0.title.contains(text) }, sort: \.title)
    }

    var body: some View { Text(found.map(\.title).joined()) }
  }
}

/// Views that show what a context fetches.
@MainActor @Suite(.serialized) struct ModelQueryTests {
  @Test(
    .shows("Query", "Query.wrappedValue", "Query.update()", "Query()", "Query.init()"),
    .shows("Query.init(_:animation:)", "Query.init(filter:sort:animation:)"),
    .shows("Query(_:animation:)", "Query(filter:sort:animation:)"),
    .shows("Query.init(filter:sort: any KeyPath<Element, Value> & Sendable, order:animation:)"),
    .shows(
      "Query.init(filter:sort: any KeyPath<Element, Value?> & Sendable, order:animation:)"),
    .shows("Query(filter:sort: any KeyPath<Element, Value> & Sendable, order:animation:)"),
    .shows("Query(filter:sort: any KeyPath<Element, Value?> & Sendable, order:animation:)"),
    .shows("EnvironmentValues.modelContext", "View.modelContainer(_:)"))
  func aListFollowsItsContext() async throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    try shelf.save("b", "a")
    let shown = ShownInterface(Titles().modelContainer(shelf.container))
    func labels() -> [String] { shown.lines.filter { $0.hasPrefix("label") } }
    #expect(labels() == ["ba", "ba", "-", "ab", "a"].map { "label \"\($0)\"" })
    try await shown.tap("Add")
    #expect(labels() == ["bax", "xba", "x", "abx", "a"].map { "label \"\($0)\"" })
    try await shown.tap("Rename")
    #expect(labels() == ["zax", "zxa", "x", "axz", "a"].map { "label \"\($0)\"" })
    try await shown.tap("Delete")
    #expect(labels() == ["za", "za", "-", "az", "a"].map { "label \"\($0)\"" })
  }

  @Test(.shows("Query")) func whatAnotherContextSavesIsShownButNotWhatAnotherProcessSaves()
    async throws
  {
    let shelf = try Shelf()
    defer { shelf.remove() }
    try shelf.save("a")
    let shown = ShownInterface(Titles().modelContainer(shelf.container))
    let other = ModelContext(try shelf.another())
    other.insert(ShelfBook("far"))
    try other.save()
    await shown.settle()
    #expect(shown.lines[0] == "label \"a\"")
    try shelf.save("near")
    await shown.settle()
    #expect(shown.lines[0] == "label \"afarnear\"")
  }

  @Test(
    .shows("Query.init(filter:sort: any KeyPath<Element, Value> & Sendable, order:animation:)"))
  func aQueryThatAsksForSomethingElseFetchesAgain() async throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    try shelf.save("b", "ab", "a")
    let shown = ShownInterface(Search().modelContainer(shelf.container))
    #expect(shown.lines.last == "label \"aabb\"")
    try await shown.type("b", into: "text")
    #expect(shown.lines.last == "label \"abb\"")
  }

  @Test(.shows("View.modelContext(_:)", "Query.modelContext", "Query.fetchError"))
  func viewsTakeTheNearestContext() async throws {
    struct Told: View {
      let told: (ModelContext, (any Error)?) -> Void
      let query = Query<ShelfBook, [ShelfBook]>(
        filter: #Predicate { $0.subtitle! == "x" })

      var body: some View {
        let count = query.wrappedValue.count
        let _ = told(query.modelContext, query.fetchError)
        Text("\(count)")
      }
    }
    let shelf = try Shelf()
    defer { shelf.remove() }
    try shelf.save("a")
    let context = ModelContext(shelf.container)
    var told: (ModelContext, (any Error)?)?
    let shown = ShownInterface(
      Told { told = ($0, $1) }.modelContext(context).modelContainer(shelf.container))
    #expect(shown.text == "label \"0\"")
    #expect(told?.0 === context)
    #expect(told?.1 as? SwiftDataError == .unsupportedPredicate)
  }

  @Test(
    .shows(
      "View.modelContainer(for: any PersistentModel.Type, inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)"
    ),
    .shows(
      "View.modelContainer(for: [any PersistentModel.Type], inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)"
    ))
  func aContainerIsMadeOnceForItsViews() async throws {
    var made: [ModelContainer] = []
    func take(_ result: Result<ModelContainer, any Error>) {
      if case .success(let container) = result { made.append(container) }
    }
    let shown = ShownInterface(
      Titles().modelContainer(
        for: ShelfBook.self, inMemory: true, isAutosaveEnabled: false, onSetup: take))
    try await shown.tap("Add")
    try await shown.tap("Add")
    #expect(shown.lines[0] == "label \"xx\"")
    #expect(made.count == 1)
    #expect(made.first?.mainContext.autosaveEnabled == false)
    let several = ShownInterface(
      Titles().modelContainer(for: [ShelfTag.self, ShelfNote.self], inMemory: true, onSetup: take))
    #expect(several.lines[0] == "label \"-\"")
    #expect(made.count == 2)
  }
}
