public import SimulatedCombine

/// An object of which the view is told that it changes.
///
/// Simulated: before the object changes, its `objectWillChange` has the bodies evaluated again, a
/// moment later.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Makes a property for an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Makes a property for an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// The object, for bindings to its properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// An object whose properties can be bound.
  ///
  /// Simulated: no known difference.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject: LinkedProperty {
  func link(in context: ViewContext, name: String) {
    ObjectWatch.watch(wrappedValue, in: context, name)
  }
}

/// An object that is made for a view, and kept for as long as the view stands at its place.
///
/// Simulated: made at the first evaluation of the body, and only then.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let place: Place

  /// Makes a property from what makes the object.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    place = Place(thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType { place.object }

  /// The object, for bindings to its properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: place.object)
  }

  fileprivate final class Place: @unchecked Sendable {
    private let make: () -> ObjectType
    private var kept: KeptObject<ObjectType>?

    init(_ make: @escaping () -> ObjectType) { self.make = make }

    /// The object; outside a tree of views, one that isn't kept (observed).
    @MainActor var object: ObjectType { kept?.object ?? make() }

    @MainActor func link(in context: ViewContext, _ name: String) {
      let kept = context.node.kept(name) { KeptObject(make()) }
      self.kept = kept
      ObjectWatch.watch(kept.object, in: context, name)
    }
  }
}

extension StateObject: LinkedProperty {
  func link(in context: ViewContext, name: String) { place.link(in: context, name) }
}

/// An object that a view around has set.
///
/// Simulated: as `ObservedObject`, for the object that `environmentObject(_:)` has set. Without one
/// the program ends, as on iOS.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let place = Place()

  /// Makes a property for the object of the type.
  public nonisolated init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object = place.object else {
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self) found. "
          + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of "
          + "this view.")
    }
    return object
  }

  /// The object, for bindings to its properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  fileprivate final class Place: @unchecked Sendable {
    var object: ObjectType?
  }
}

extension EnvironmentObject: LinkedProperty {
  func link(in context: ViewContext, name: String) {
    place.object = context.environment.object(ObjectType.self)
    if let object = place.object { ObjectWatch.watch(object, in: context, name) }
  }
}

extension View {
  /// Sets an object for the views inside.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    telling { $0.set(object, of: T.self) }
  }

  /// Runs an action with each value of a publisher while the view stands at its place.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ReceivingView(content: self, publisher: publisher, action: action)
  }
}

/// A view that receives a publisher's values.
private struct ReceivingView<Content: View, Source: Publisher>: View, PieceMaker
where Source.Failure == Never {
  let content: Content
  let publisher: Source
  let action: (Source.Output) -> Void

  @MainActor private final class Receiver {
    var action: (Source.Output) -> Void = { _ in }
    var subscription: AnyCancellable?
    var publisher: Any?

    /// Whether it receives the values of a publisher; two are the same unless they say otherwise.
    func receives(_ other: Any) -> Bool {
      guard subscription != nil else { return false }
      guard let own = publisher as? any Equatable else { return true }
      return own.isEqual(to: other)
    }
  }

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    let receiver = context.node.kept("receiver") { Receiver() }
    receiver.action = action
    if !receiver.receives(publisher) {
      receiver.publisher = publisher
      receiver.subscription = publisher.sink { [weak receiver] value in
        nonisolated(unsafe) let value = value
        if Thread.isMainThread {
          MainActor.assumeIsolated { receiver?.action(value) }
        } else {
          DispatchQueue.main.async { MainActor.assumeIsolated { receiver?.action(value) } }
        }
      }
    }
    return PieceReader.pieces(of: content, in: context.part(0))
  }
}

extension Equatable {
  /// Whether the other value is of the same type and equal.
  func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// An object that is kept for a place.
private final class KeptObject<ObjectType> {
  let object: ObjectType

  init(_ object: ObjectType) { self.object = object }
}

/// What looks out for changes of an object while a view stands at its place.
@MainActor private final class ObjectWatch {
  private weak var watched: AnyObject?
  private var subscription: AnyCancellable?

  static func watch(_ object: some ObservableObject, in context: ViewContext, _ name: String) {
    let watch = context.node.kept("watch \(name)") { ObjectWatch() }
    guard watch.watched !== object else { return }
    watch.watched = object
    let graph = context.node.graph
    watch.subscription = object.objectWillChange.sink { [weak graph] _ in graph?.invalidate() }
  }
}
