public import Foundation
import Observation
import SimulatedCoreData
public import SimulatedSwiftUI

/// The objects that a view's context fetches; `@Query` makes one for a property.
///
/// Simulated: fetched when the view appears, when what it asks for changes, and when the context
/// changes or takes over what another context has saved. What another process has saved isn't
/// noticed (observed): the app has to be launched again, or to read with a new context. Differs:
/// animations have no effect.
@MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var results = QueryResults<Element>()
  private let descriptor: FetchDescriptor<Element>

  /// The objects.
  public var wrappedValue: Result {
    guard let list = results.list as? Result else {
      preconditionFailure("each initialiser makes a query for a list of its objects")
    }
    return list
  }

  /// The context that fetches the objects.
  public var modelContext: ModelContext { context }

  /// What went wrong with the last fetch.
  public var fetchError: (any Error)? { results.error }

  /// Fetches if the context or what is asked for is another.
  public nonisolated mutating func update() {
    MainActor.assumeIsolated { results.use(context, descriptor) }
  }
}

extension Query where Result == [Element] {
  /// Asks for what a descriptor describes.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.descriptor = descriptor
  }

  /// Asks for all objects of the class.
  public init() { self.init(FetchDescriptor()) }

  /// Asks for the objects that meet a condition, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// Asks for the objects that meet a condition, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }

  /// Asks for the objects that meet a condition, in the order of a property that may be missing.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
}

/// The objects of a query, kept for the place of its view.
@MainActor private final class QueryResults<Element: PersistentModel>: Observable {
  private let registrar = ObservationRegistrar()
  private var objects: [Element] = []
  private var context: ModelContext?
  private var descriptor = FetchDescriptor<Element>()
  private var question: String?
  private var isStale = true
  private var observer: (any NSObjectProtocol)?
  private(set) var error: (any Error)?

  nonisolated init() {}

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// The objects; whoever reads them is told when there are others.
  var list: [Element] {
    registrar.access(self, keyPath: \.objects)
    fetch()
    return objects
  }

  func use(_ context: ModelContext, _ descriptor: FetchDescriptor<Element>) {
    self.descriptor = descriptor
    let question = Self.question(descriptor)
    if self.context !== context { observe(context) }
    if self.context !== context || self.question != question { isStale = true }
    self.context = context
    self.question = question
  }

  private func fetch() {
    guard isStale, let context else { return }
    isStale = false
    do {
      objects = try context.fetch(descriptor)
      error = nil
    } catch {
      self.error = error
      objects = []
    }
  }

  private func observe(_ context: ModelContext) {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context.rows, queue: nil
    ) { [weak self] _ in
      guard !Thread.isMainThread else { return MainActor.assumeIsolated { self?.noteChange() } }
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.noteChange() } }
    }
  }

  private func noteChange() {
    registrar.withMutation(of: self, keyPath: \.objects) { isStale = true }
  }

  /// What is asked for, as text; each predicate numbers its variables anew.
  private static func question(_ descriptor: FetchDescriptor<Element>) -> String {
    let condition = descriptor.predicate.map { "\($0.expression)" } ?? ""
    let numbers = /VariableID\([^)]*\)|variable: \d+/
    return condition.replacing(numbers, with: "variable") + "\n\(descriptor.sortBy)\n"
      + "\(descriptor.fetchLimit ?? -1) \(descriptor.fetchOffset ?? 0)"
  }
}
