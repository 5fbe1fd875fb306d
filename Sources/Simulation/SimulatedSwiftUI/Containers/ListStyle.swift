extension View {
  /// Sets the look of the lists inside.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    telling { $0.look.lists = S.isPlain ? .plain : .insetGrouped }
  }

  /// Sets the distances of a row from the edges.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    marked { insets.map { .rowInsets($0) } }
  }

  /// Sets what is behind a row.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    ModifiedView(
      content: self,
      wraps: { piece, context in
        guard let view else { return piece }
        let back = PieceReader.piece(of: view, in: context.inside(.part(1)))
        return piece.wrapped(.marked(.rowBackground(back)))
      })
  }

  /// Shows or hides the lines between rows.
  ///
  /// Type-checks only: the lines are always there.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Adds actions that appear when a row is swiped.
  ///
  /// Type-checks only: the user doesn't swipe rows.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// Runs an action when the user pulls a list down.
  ///
  /// Type-checks only: the user doesn't pull lists down.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}

/// A look of lists.
///
/// Simulated: plain, or with groups.
public protocol ListStyle {
  /// Whether rows reach from edge to edge; not part of Apple's interface.
  static var isPlain: Bool { get }
}

/// The usual style.
///
/// Simulated: groups with round corners.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Whether rows reach from edge to edge; not part of Apple's interface.
  public static let isPlain = false
}

/// A style whose rows reach from edge to edge.
///
/// Simulated: no known difference.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Whether rows reach from edge to edge; not part of Apple's interface.
  public static let isPlain = true
}

/// A style with groups.
///
/// Simulated: as with insets.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Whether rows reach from edge to edge; not part of Apple's interface.
  public static let isPlain = false
}

/// A style with groups inside the edges.
///
/// Simulated: groups with round corners.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Whether rows reach from edge to edge; not part of Apple's interface.
  public static let isPlain = false
}

/// A style for the side of the screen.
///
/// Simulated: as with groups inside the edges, as on a phone.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Whether rows reach from edge to edge; not part of Apple's interface.
  public static let isPlain = false
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// A style whose rows reach from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// A style with groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A style with groups inside the edges.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A style for the side of the screen.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
