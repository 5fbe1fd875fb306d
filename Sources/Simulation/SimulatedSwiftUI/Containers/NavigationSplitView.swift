public import Foundation

/// Columns beside each other, of which a phone shows one at a time.
///
/// Simulated: as a navigation stack, as on a phone (documented): the first column is its root; a
/// link whose value a list selects shows the next column. Differs: a selection that the program
/// makes shows no column, and going back doesn't take a selection back.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PieceMaker {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private let first: Binding<NavigationSplitViewColumn>?

  private init(
    _ sidebar: Sidebar, _ content: Content?, _ detail: Detail,
    _ first: Binding<NavigationSplitViewColumn>? = nil
  ) {
    (self.sidebar, self.content, self.detail, self.first) = (sidebar, content, detail, first)
  }

  /// Makes three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail()) }

  /// Makes three columns; which of them wide screens show has no effect.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail()) }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let start = context.node.kept("start") { ColumnPath(first?.wrappedValue) }
    let path = PagePath(
      get: { [weak start] in start?.values ?? [] }, set: { [weak start] in start?.values = $0 })
    let (content, detail) = (content, detail)
    let next: SplitColumn = content == nil ? .detail : .content
    let root =
      sidebar
      .telling {
        $0.look.nextColumn = next
        $0.look.joinsStack = true
      }
      .navigationDestination(for: SplitColumn.self) { column in
        if column == .content, let content {
          content.telling { $0.look.nextColumn = .detail }
        } else {
          detail.telling { $0.look.nextColumn = nil }
        }
      }
    let inner = context.with { $0.look.joinsStack = true }
    return [PageStack(inner, path).piece(of: AnyView(root))]
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), nil, detail())
  }

  /// Makes two columns; which of them wide screens show has no effect.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), nil, detail()) }

  /// Makes two columns, of which a phone shows one at first.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), nil, detail(), preferredCompactColumn) }
}

/// The columns that are on the stack of a phone, above the first.
@MainActor private final class ColumnPath {
  var values: [AnyHashable]

  init(_ first: NavigationSplitViewColumn?) {
    switch first {
    case .content: values = [SplitColumn.content]
    case .detail: values = [SplitColumn.detail]
    case .sidebar, nil: values = []
    }
  }
}

/// A column that a phone shows above another one.
enum SplitColumn: Hashable { case content, detail }

/// A column.
///
/// Simulated: no known difference.
public enum NavigationSplitViewColumn: Hashable, Sendable {
  /// The columns.
  case sidebar, content, detail
}

/// Which columns wide screens show.
///
/// Type-checks only: the screen is a phone's.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  /// All of them, two, the last, and as the system likes.
  case all, doubleColumn, detailOnly, automatic
}

/// How columns share the width.
///
/// Type-checks only: the screen is a phone's.
public protocol NavigationSplitViewStyle {}

/// The usual way in which columns share the width.
///
/// Type-checks only: the screen is a phone's.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

/// All columns are smaller when there are more of them.
///
/// Type-checks only: the screen is a phone's.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

/// The last column keeps its size.
///
/// Type-checks only: the screen is a phone's.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// Type-checks only: the screen is a phone's.
  public static var automatic: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Type-checks only: the screen is a phone's.
  public static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Type-checks only: the screen is a phone's.
  public static var prominentDetail: Self { Self() }
}

extension View {
  /// Sets how columns share the width.
  ///
  /// Type-checks only: the screen is a phone's.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the width of a column.
  ///
  /// Type-checks only: the screen is a phone's.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the width of a column.
  ///
  /// Type-checks only: the screen is a phone's.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
