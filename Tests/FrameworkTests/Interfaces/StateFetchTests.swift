import Foundation
import SimulatedCoreData
import SimulatedFoundation
import SimulatedSwiftUI
import TestSupport
import Testing

/// A plant, as a lesson's class is once prepared for running.
final class FetchedPlant: NSManagedObject {
  var name: String {
    get { _managed("name") ?? "" }
    set { _manage(newValue, "name") }
  }
}

/// Objects of Core Data that views fetch.
@MainActor @Suite(.serialized) struct StateFetchTests {
  private let context: NSManagedObjectContext

  init() throws {
    let entity = NSEntityDescription()
    entity.name = "Plant"
    entity.managedObjectClassName = NSStringFromClass(FetchedPlant.self)
    let name = NSAttributeDescription()
    name.name = "name"
    name.attributeType = .stringAttributeType
    entity.properties = [name]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Garden", managedObjectModel: model)
    container.persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))
    ]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    context = container.viewContext
    for name in ["fern", "aloe", "moss"] { add(name) }
  }

  private func add(_ name: String) { FetchedPlant(context: context).name = name }

  private static func request() -> NSFetchRequest<FetchedPlant> {
    let request = NSFetchRequest<FetchedPlant>(entityName: "Plant")
    request.sortDescriptors = [.init(key: "name", ascending: false)]
    return request
  }

  private struct Plants: View {
    @FetchRequest var plants: FetchedResults<FetchedPlant>
    var change: (FetchedResults<FetchedPlant>) -> Void = { _ in }

    var body: some View {
      VStack {
        ForEach(plants, id: \.objectID) { Text(verbatim: $0.name) }
        Button("change") { change(plants) }
      }
    }
  }

  private func names(_ shown: ShownInterface) -> String {
    shown.lines.dropLast().map { $0.split(separator: "\"")[1] }.joined(separator: " ")
  }

  private func show(
    _ request: FetchRequest<FetchedPlant>,
    change: @escaping (FetchedResults<FetchedPlant>) -> Void = { _ in }
  ) -> ShownInterface {
    ShownInterface(
      Plants(plants: request, change: change).environment(\.managedObjectContext, context))
  }

  @Test(
    .shows("FetchRequest", "FetchRequest.wrappedValue", "FetchRequest.update()"),
    .shows("FetchRequest.init(fetchRequest:animation:)"),
    .shows("FetchRequest.init(fetchRequest:transaction:)"),
    .shows("FetchRequest.init(entity:sortDescriptors:predicate:animation:)"),
    .shows(
      "FetchRequest.init(sortDescriptors: [SimulatedFoundation.NSSortDescriptor], predicate:animation:)"
    ),
    .shows(
      "FetchRequest.init(sortDescriptors: [SortDescriptor<Result>], predicate:animation:)"
    ),
    .shows("EnvironmentValues.managedObjectContext", "FetchedResults"),
    .shows("FetchedResults.startIndex", "FetchedResults.endIndex", "FetchedResults.Element"),
    .shows("FetchedResults.subscript(_:)"))
  func aViewShowsWhatItsContextFetches() throws {
    let rising = SimulatedFoundation.NSSortDescriptor(key: "name", ascending: true)
    let long = SimulatedFoundation.NSPredicate(format: "name CONTAINS %@", "o")
    #expect(names(show(FetchRequest(fetchRequest: Self.request()))) == "moss fern aloe")
    #expect(
      names(show(FetchRequest(fetchRequest: Self.request(), transaction: Transaction())))
        == "moss fern aloe")
    #expect(names(show(FetchRequest(sortDescriptors: [rising]))) == "aloe fern moss")
    #expect(
      names(show(FetchRequest(sortDescriptors: [rising], predicate: long))) == "aloe moss")
    #expect(
      names(
        show(
          FetchRequest(
            entity: FetchedPlant.entity(), sortDescriptors: [rising], predicate: long,
            animation: .default)))
        == "aloe moss")
    #expect(
      names(show(FetchRequest(sortDescriptors: [SortDescriptor(\.name, order: .reverse)])))
        == "moss fern aloe")
    // There is nothing in the context that views have by default.
    #expect(
      ShownInterface(Plants(plants: FetchRequest(sortDescriptors: [rising]))).lines.count == 1)
  }

  @Test(.shows("FetchRequest"))
  func aChangeOfTheContextIsShown() async throws {
    let shown = show(FetchRequest(fetchRequest: Self.request()))
    #expect(names(shown) == "moss fern aloe")
    add("rose")
    context.processPendingChanges()
    await shown.settle()
    #expect(names(shown) == "rose moss fern aloe")
  }

  @Test(.shows("FetchedResults.nsPredicate", "FetchedResults.nsSortDescriptors"))
  func conditionAndOrderCanBeChanged() async throws {
    var before = ""
    let shown = show(FetchRequest(fetchRequest: Self.request())) { plants in
      before = "\(plants.nsPredicate?.predicateFormat ?? "none") \(plants.nsSortDescriptors.count)"
      plants.nsPredicate = .init(format: "name != %@", "fern")
      plants.nsSortDescriptors = [.init(key: "name", ascending: true)]
    }
    try await shown.tap("change")
    #expect(before == "none 1")
    #expect(names(shown) == "aloe moss")
  }

  @Test(.shows("NSManagedObject.objectWillChange"))
  func aViewIsToldOfAChangeOfItsObject() async throws {
    struct Watching: View {
      @ObservedObject var plant: FetchedPlant
      var body: some View { Text(verbatim: plant.name) }
    }
    let plants = try context.fetch(Self.request())
    context.processPendingChanges()
    let shown = ShownInterface(Watching(plant: plants[0]))
    #expect(shown.text == #"label "moss""#)
    plants[0].name = "ivy"
    context.processPendingChanges()
    await shown.settle()
    #expect(shown.text == #"label "ivy""#)
  }
}
