public import Foundation

extension View {
  /// Runs an action when the view appears.
  ///
  /// Simulated: once it is on the screen. Differs: the order among several views isn't documented;
  /// here the outer ones come first.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LivingView(content: self) { $0.appear = action }
  }

  /// Runs an action when the view has disappeared.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LivingView(content: self) { $0.disappear = action }
  }

  /// Runs asynchronous work from the view's appearance on; it is cancelled when the view disappears.
  @preconcurrency public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    LivingView(content: self) { $0.task = .init(id: 0, priority: priority, action: action) }
  }

  /// Runs asynchronous work from the view's appearance on, and anew when a value changes.
  @preconcurrency public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    LivingView(content: self) {
      $0.task = .init(
        id: AnyHashable(EqualBox(value: value)), priority: priority, action: action)
    }
  }

  /// Runs an action when a value has changed.
  ///
  /// Simulated: after the reading that found it changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { ChangeView(content: self, value: value, initial: initial, action: action) }

  /// Runs an action when a value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }

  /// Runs an action with the new value when a value has changed, in its older form.
  @_disfavoredOverload public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { onChange(of: value) { _, new in action(new) } }

  /// Runs an action with a URL that the app is to open.
  ///
  /// Simulated: in apps whose type conforms to App.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    URLView(content: self, action: action)
  }

  /// Gives the view an identity: with another one it is another view, with its own state.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }

  /// Applies a modifier.
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A value that is the same for as long as it is equal.
private struct EqualBox<Value: Equatable>: Hashable {
  let value: Value

  static func == (first: Self, second: Self) -> Bool { first.value == second.value }

  func hash(into hasher: inout Hasher) {}
}

/// A view with something to do when it appears and disappears.
private struct LivingView<Content: View>: View, PieceMaker {
  let content: Content
  let setUp: @MainActor (Presence) -> Void

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    setUp(context.node.presence)
    context.node.presence.isCovered = context.environment.look.isCovered
    return PieceReader.pieces(of: content, in: context.part(0))
  }
}

/// A view with something to do when a value has changed.
private struct ChangeView<Content: View, Value: Equatable>: View, PieceMaker {
  let content: Content
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  @MainActor private final class Last {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    var isNew = false
    let last = context.node.kept("last") {
      isNew = true
      return Last(value)
    }
    let old = last.value
    if old != value || isNew && initial {
      last.value = value
      context.node.graph?.afterReading { action(old, value) }
    }
    return PieceReader.pieces(of: content, in: context.part(0))
  }
}

/// A view with something to do when a URL is to be opened.
private struct URLView<Content: View>: View, PieceMaker {
  let content: Content
  let action: (URL) -> Void

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    context.node.graph?.onURL(action)
    return PieceReader.pieces(of: content, in: context.part(0))
  }
}

/// A view with an identity.
private struct IdentifiedView<Content: View, ID: Hashable>: View, PieceMaker {
  let content: Content
  let id: ID

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    PieceReader.pieces(of: content, in: context.inside(.id(AnyHashable(id)))).map {
      $0.wrapped(.identified(AnyHashable(id)))
    }
  }
}
