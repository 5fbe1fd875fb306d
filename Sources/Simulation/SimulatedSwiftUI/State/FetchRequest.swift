public import Foundation
import Observation
public import SimulatedCoreData
public import SimulatedFoundation

/// The objects that a view's context of Core Data fetches.
///
/// Simulated: fetched when the view appears, when what it asks for changes, and when objects of the
/// context change. Differs: it can't be bound, and animations have no effect.
@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var objects = FetchedObjects<Result>()
  private let request: () -> NSFetchRequest<Result>

  /// The objects.
  public var wrappedValue: FetchedResults<Result> { FetchedResults(objects) }

  /// Makes a property with what a request fetches.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = { fetchRequest }
  }

  /// Makes a property with what a request fetches.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    request = { fetchRequest }
  }

  /// Makes a property with the objects of an entity.
  public init(
    entity: NSEntityDescription, sortDescriptors: [SimulatedFoundation.NSSortDescriptor],
    predicate: SimulatedFoundation.NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = {
      let request = NSFetchRequest<Result>()
      request.entity = entity
      request.sortDescriptors = sortDescriptors
      request.predicate = predicate
      return request
    }
  }

  /// Fetches if the context or what is asked for is another.
  public nonisolated mutating func update() {
    MainActor.assumeIsolated { objects.use(context, request()) }
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Makes a property with the objects of a class.
  public init(
    sortDescriptors: [SimulatedFoundation.NSSortDescriptor],
    predicate: SimulatedFoundation.NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = { Self.request(sortDescriptors, predicate) }
  }

  /// Makes a property with the objects of a class, in the order of their properties.
  public init(
    sortDescriptors: [SortDescriptor<Result>],
    predicate: SimulatedFoundation.NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = { Self.request([], predicate) }
    _objects = State(wrappedValue: FetchedObjects { $0.sorted(using: sortDescriptors) })
  }

  private static func request(
    _ order: [SimulatedFoundation.NSSortDescriptor],
    _ predicate: SimulatedFoundation.NSPredicate?
  ) -> NSFetchRequest<Result> {
    let request = NSFetchRequest<Result>()
    request.entity = Result.entity()
    request.sortDescriptors = order
    request.predicate = predicate
    return request
  }
}

/// The objects that a property of a view fetches.
///
/// Simulated: condition and order can be changed.
@MainActor @preconcurrency
public struct FetchedResults<Result: NSFetchRequestResult>: @preconcurrency RandomAccessCollection {
  /// The type of an object.
  public typealias Element = Result
  private let objects: FetchedObjects<Result>
  private let list: [Result]

  fileprivate init(_ objects: FetchedObjects<Result>) {
    self.objects = objects
    list = objects.list
  }

  /// The condition that the objects meet.
  public var nsPredicate: SimulatedFoundation.NSPredicate? {
    get { objects.predicate }
    nonmutating set { objects.predicate = newValue }
  }

  /// The order of the objects.
  public var nsSortDescriptors: [SimulatedFoundation.NSSortDescriptor] {
    get { objects.order }
    nonmutating set { objects.order = newValue }
  }

  /// The position of the first object.
  public var startIndex: Int { 0 }
  /// The position after the last object.
  public var endIndex: Int { list.count }
  /// The object at a position.
  public subscript(position: Int) -> Result { list[position] }
}

/// The objects of a request, kept for the place of its view.
@MainActor private final class FetchedObjects<Result: NSFetchRequestResult>: Observable {
  private let registrar = ObservationRegistrar()
  private let sort: ([Result]) -> [Result]
  private var objects: [Result] = []
  private var context: NSManagedObjectContext?
  private var request: NSFetchRequest<Result>?
  private var question = ""
  private var isStale = true
  private var observer: (any NSObjectProtocol)?

  init(sort: @escaping ([Result]) -> [Result] = { $0 }) { self.sort = sort }

  isolated deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  /// The objects; whoever reads them is told when there are others.
  var list: [Result] {
    registrar.access(self, keyPath: \.objects)
    fetch()
    return objects
  }

  var predicate: SimulatedFoundation.NSPredicate? {
    get { request?.predicate }
    set {
      request?.predicate = newValue
      noteChange()
    }
  }

  var order: [SimulatedFoundation.NSSortDescriptor] {
    get { request?.sortDescriptors ?? [] }
    set {
      request?.sortDescriptors = newValue
      noteChange()
    }
  }

  func use(_ context: NSManagedObjectContext, _ request: NSFetchRequest<Result>) {
    let asked =
      "\(request.predicate?.predicateFormat ?? "") \(request.sortDescriptors ?? []) "
      + "\(request.fetchLimit) \(request.fetchOffset)"
    if self.context !== context {
      observe(context)
      isStale = true
    }
    self.context = context
    // What code has changed stays until something else is asked for.
    guard self.request == nil || question != asked else { return }
    (self.request, question, isStale) = (request, asked, true)
  }

  private func fetch() {
    guard isStale, let context, let request else { return }
    isStale = false
    objects =
      context.persistentStoreCoordinator == nil && context.parent == nil
      ? [] : sort((try? context.fetch(request)) ?? [])
  }

  private func observe(_ context: NSManagedObjectContext) {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { [weak self] _ in
      guard !Thread.isMainThread else { return MainActor.assumeIsolated { self?.noteChange() } }
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.noteChange() } }
    }
  }

  private func noteChange() {
    registrar.withMutation(of: self, keyPath: \.objects) { isStale = true }
  }
}

extension EnvironmentValues {
  /// The context of Core Data that views fetch their objects with.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

private struct ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }
}
