/// A builder that makes one view from those listed in braces.
///
/// Simulated: `if`, `switch` and several views in braces. Differs: the types that it makes have
/// their own names in place of Apple's hidden ones.
@MainActor @resultBuilder public enum ViewBuilder {
  /// Returns an empty view for empty braces.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns a single view unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Returns several views as one; there is no limit of ten, as on iOS 17 and later.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var makers: [any View] = []
    for view in repeat each content { makers.append(view) }
    return TupleView((repeat each content), makers)
  }

  /// Returns a view on its own line unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns the view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { ConditionalContent(first, isFirst: true) }

  /// Returns the other branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { ConditionalContent(second, isFirst: false) }

  /// Returns content that is available only in later versions.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views, listed one below the other in braces.
///
/// Simulated: no known difference in what is shown.
public struct TupleView<T>: View, PieceMaker {
  /// The views.
  public let value: T
  private let views: [any View]

  init(_ value: T, _ views: [any View]) {
    self.value = value
    self.views = views
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    views.enumerated().flatMap { PieceReader.pieces(of: $1, in: context.part($0)) }
  }
}

/// One of two views; Apple's own name for it begins with an underscore.
///
/// Simulated: no known difference in what is shown.
public struct ConditionalContent<First: View, Second: View>: View, PieceMaker {
  private let view: any View
  private let isFirst: Bool

  init(_ view: any View, isFirst: Bool) {
    self.view = view
    self.isFirst = isFirst
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    PieceReader.pieces(of: view, in: context.part(isFirst ? 0 : 1))
  }
}

/// A view of any kind.
///
/// Simulated: no known difference in what is shown.
public struct AnyView: View, PieceMaker {
  private let view: any View

  /// Wraps a view.
  public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }

  /// Wraps a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    PieceReader.pieces(of: view, in: context.inside(.type(ObjectIdentifier(type(of: view)))))
  }
}
