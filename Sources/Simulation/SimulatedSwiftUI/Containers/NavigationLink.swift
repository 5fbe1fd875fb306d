import SimulatedUIKit

/// A button that puts a page on the navigation stack that it is in.
///
/// Simulated: a tap shows the page. Differs: outside a stack it does nothing, but isn't dimmed.
public struct NavigationLink<Label: View, Destination: View>: View, PieceMaker {
  private let destination: (() -> Destination)?
  private let value: AnyHashable?
  private let label: Label
  private let isActive: Binding<Bool>?

  private init(
    _ destination: (() -> Destination)?, _ value: AnyHashable?, _ label: Label,
    isActive: Binding<Bool>? = nil
  ) {
    self.destination = destination
    self.value = value
    self.label = label
    self.isActive = isActive
  }

  /// Makes a link to a view.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(destination, nil, label()) }

  /// Makes a link to a view, in its older form.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init({ destination }, nil, label())
  }

  /// Makes a link to a view, which is on the stack while a value is true; replaced by
  /// `navigationDestination(isPresented:destination:)`.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init({ destination }, nil, label(), isActive: isActive)
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let stack = context.environment.look.stack
    let node = context.node
    if let destination {
      if let isActive {
        PushedPage.update(context, isActive) { AnyView(destination()) }
      } else {
        stack?.offer(node) { AnyView(destination()) }
      }
    }
    let view = context.view { TappedView() }
    view.isEnabled = context.environment.isEnabled && (destination != nil || value != nil)
    view.isBarButton = context.environment.look.isInBar
    let (select, column) = (context.environment.look.selection, context.environment.look.nextColumn)
    view.action = { [weak node] in
      if let value, let column, select?(value) == true {
        stack?.pushValue(AnyHashable(column))
      } else if let value {
        stack?.pushValue(value)
      } else if let isActive {
        isActive.wrappedValue = true
      } else if let node {
        stack?.pushPage(node)
      }
    }
    let isInList = context.environment.look.isInList
    let inner = context.part(0).with {
      if !isInList { $0.foreground = $0.foreground ?? $0.tint }
    }
    let title = PieceReader.piece(of: label, in: inner)
    guard isInList else { return [title.wrapped(.held(view))] }
    var grey = context.environment
    grey.foreground = .secondary
    let row = Piece.row([title, .spacer(least: 8), .symbol("chevron.right", in: grey)])
    return [row.wrapped(.held(view))]
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title to a view.
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(destination, nil, Text(title)) }

  /// Makes a link with a title to a view, in its older form.
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init({ destination }, nil, Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the page for a value, which `navigationDestination(for:destination:)` gives.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(nil, value.map { AnyHashable($0) }, label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link with a title to the page for a value.
  public init<P: Hashable>(_ title: some StringProtocol, value: P?) {
    self.init(nil, value.map { AnyHashable($0) }, Text(title))
  }
}

extension View {
  /// Gives the page for values of a type.
  ///
  /// Simulated: for links and paths of the stack that the view is in.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    DestinationView(content: self) { context in
      context.environment.look.stack?.addDestination(ObjectIdentifier(D.self)) { value in
        (value.base as? D).map { AnyView(destination($0)) }
      }
    }
  }

  /// Puts a page on the stack while a value is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    DestinationView(content: self) { context in
      PushedPage.update(context, isPresented) { AnyView(destination()) }
    }
  }

  /// Puts a page for an item on the stack while there is one.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    DestinationView(content: self) { context in
      let isPresented = Binding(
        get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
      PushedPage.update(context, isPresented) {
        item.wrappedValue.map { AnyView(destination($0)) } ?? AnyView(EmptyView())
      }
    }
  }
}

/// A view that tells its stack something.
private struct DestinationView<Content: View>: View, PieceMaker {
  let content: Content
  let tell: @MainActor (ViewContext) -> Void

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    tell(context)
    return PieceReader.pieces(of: content, in: context.part(0))
  }
}

/// A page that is on the stack while a value is true.
@MainActor private final class PushedPage {
  private var isPushed = false
  private var wasOnStack = false

  static func update(
    _ context: ViewContext, _ isPresented: Binding<Bool>, _ page: @escaping () -> AnyView
  ) {
    guard let stack = context.environment.look.stack else { return }
    let node = context.node
    let kept = node.kept("pushed") { PushedPage() }
    if kept.isPushed, kept.wasOnStack, !stack.isOnStack(node) {
      // The user has gone back.
      kept.isPushed = false
      if isPresented.wrappedValue {
        node.graph?.afterReading { isPresented.wrappedValue = false }
      }
    } else if isPresented.wrappedValue, !kept.isPushed {
      kept.isPushed = true
      node.graph?.afterReading { stack.pushPage(node) }
    } else if !isPresented.wrappedValue, kept.isPushed {
      kept.isPushed = false
      node.graph?.afterReading { stack.removePage(node) }
    }
    kept.wasOnStack = stack.isOnStack(node)
    if kept.isPushed { stack.offer(node, page) }
  }
}
