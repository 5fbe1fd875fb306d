/// Makes one view of those that stand below each other in braces.
///
/// Simulated: `if`, `switch` and several views in braces. Differs: what it makes has names of its
/// own beside Apple's hidden ones.
@MainActor @resultBuilder public enum ViewBuilder {
  /// Nothing in the braces.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view is itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views; there is no limit of ten, as on iOS 17 and later.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var makers: [any View] = []
    for view in repeat each content { makers.append(view) }
    return TupleView((repeat each content), makers)
  }

  /// A view on its own line.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first way of an `if` with `else`, or of a `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { ConditionalContent(first) }

  /// The other way of an `if` with `else`, or of a `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { ConditionalContent(second) }

  /// What is there in later versions only.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views, one below the other in their braces.
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

  package func pieces(in environment: EnvironmentValues) -> [Piece] {
    views.flatMap { PieceReader.pieces(of: $0, in: environment) }
  }
}

/// One of two views; Apple's own name for it begins with an underscore.
///
/// Simulated: no known difference in what is shown.
public struct ConditionalContent<First: View, Second: View>: View, PieceMaker {
  private let view: any View

  init(_ view: any View) { self.view = view }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in environment: EnvironmentValues) -> [Piece] {
    PieceReader.pieces(of: view, in: environment)
  }
}

/// A view of any kind.
///
/// Simulated: no known difference in what is shown.
public struct AnyView: View, PieceMaker {
  private let view: any View

  /// Wraps a view.
  public init(_ view: some View) { self.view = view }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in environment: EnvironmentValues) -> [Piece] {
    PieceReader.pieces(of: view, in: environment)
  }
}
