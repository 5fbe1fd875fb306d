/// An item of a bar.
///
/// Simulated: in the bar of the page that it belongs to.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// Items of a bar that know their views.
@MainActor protocol BarItemMaker {
  var items: [(view: AnyView, placement: ToolbarItemPlacement)] { get }
}

/// What finds out the items of a bar.
@MainActor enum BarItems {
  static func items(
    of content: some ToolbarContent
  ) -> [(view: AnyView, placement: ToolbarItemPlacement)] {
    if let maker = content as? any BarItemMaker { return maker.items }
    return items(of: content.body)
  }
}

/// A view in a bar.
///
/// Simulated: at the left, in the middle or at the right of the bar above a page, or in one below it.
public struct ToolbarItem<ID, Content: View>: ToolbarContent, BarItemMaker {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  var items: [(view: AnyView, placement: ToolbarItemPlacement)] { [(AnyView(content), placement)] }
}

extension ToolbarItem where ID == () {
  /// Makes an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Several views in a bar.
///
/// Simulated: as ToolbarItem.
public struct ToolbarItemGroup<Content: View>: ToolbarContent, BarItemMaker {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes items.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  var items: [(view: AnyView, placement: ToolbarItemPlacement)] {
    [(AnyView(HStack { content }), placement)]
  }
}

/// A builder that makes one content from the items in braces.
///
/// Simulated: items, `if`, `switch` and several in braces.
@MainActor @resultBuilder public enum ToolbarContentBuilder {
  /// Returns no items.
  public static func buildBlock() -> SeveralBarItems { SeveralBarItems(items: []) }

  /// Returns a single content unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Returns several contents as one.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> SeveralBarItems {
    var items: [(AnyView, ToolbarItemPlacement)] = []
    for content in repeat each content { items += BarItems.items(of: content) }
    return SeveralBarItems(items: items)
  }

  /// Returns a content unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Returns the content of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> SeveralBarItems {
    SeveralBarItems(items: content.map(BarItems.items) ?? [])
  }

  /// Returns the first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> SeveralBarItems {
    SeveralBarItems(items: BarItems.items(of: first))
  }

  /// Returns the other branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> SeveralBarItems {
    SeveralBarItems(items: BarItems.items(of: second))
  }

  /// Returns content that is available only in later versions.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> SeveralBarItems { SeveralBarItems(items: BarItems.items(of: content)) }
}

/// Several items of a bar; Apple's own type for it has another name.
///
/// Simulated: no known difference in what is shown.
public struct SeveralBarItems: ToolbarContent, BarItemMaker {
  let items: [(view: AnyView, placement: ToolbarItemPlacement)]

  init(items: [(AnyView, ToolbarItemPlacement)]) { self.items = items.map { ($0, $1) } }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }
}

/// The place of an item in a bar.
///
/// Simulated: left, middle, right, and below.
public struct ToolbarItemPlacement: Equatable, Sendable {
  private let name: String

  /// The usual place: at the right.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The middle, in place of the title.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// The place of navigation: at the left.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The most important action: at the right.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// A less important action: at the right.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// What confirms a sheet: at the right.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// What cancels a sheet: at the left.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// What destroys something: at the right.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// The left of the bar above.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The right of the bar above.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The left of the bar above, by its older name.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The right of the bar above, by its older name.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The bar below.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// The bar over the keyboard; differs: it is below, whether something is being typed or not.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// The text in the middle of the bar below.
  public static let status = ToolbarItemPlacement(name: "bottomBar")

  var isLeading: Bool {
    ["navigation", "cancellationAction", "topBarLeading"].contains(name)
  }

  var isBelow: Bool { ["bottomBar", "keyboard"].contains(name) }
}

extension View {
  /// Sets the title of the page.
  ///
  /// Simulated: in the bar of the navigation stack that the view is in.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    let title = String(title)
    return marked { .title(title) }
  }

  /// Sets the title of the page.
  public func navigationTitle(_ title: Text) -> some View { marked { .title(title.string) } }

  /// Sets the title of the page, by its older name.
  public func navigationBarTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the page, by its older name.
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Sets how large the title is.
  ///
  /// Type-checks only: titles are always in the middle of the bar.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Hides the button that goes back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    marked { .backButtonHidden(hidesBackButton) }
  }

  /// Hides the bar above the page.
  public func navigationBarHidden(_ hidden: Bool) -> some View { marked { .barHidden(hidden) } }

  /// Puts views at the left and right of the bar above; replaced by `toolbar(content:)`.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view at the left of the bar above; replaced by `toolbar(content:)`.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the right of the bar above; replaced by `toolbar(content:)`.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Puts items into the bars of the page.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { BarredView(content: self, items: BarItems.items(of: content())) }

  /// Puts views into the bar of the page.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    BarredView(content: self, items: [(AnyView(content()), .automatic)])
  }

  /// Shows or hides bars.
  ///
  /// Simulated: the bar above a page.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    marked { .barHidden(visibility == .hidden) }
  }

  /// Sets the style behind bars.
  ///
  /// Type-checks only: bars have no background.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Shows or hides what is behind bars.
  ///
  /// Type-checks only: bars have no background.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
}

/// The bar above a page.
///
/// Simulated: only as the place of its constants.
public struct NavigationBarItem: Sendable {
  /// How large a title is.
  ///
  /// Type-checks only: titles are always in the middle of the bar.
  public enum TitleDisplayMode: Sendable {
    /// The sizes: that of the page before, in the bar, and below it.
    case automatic, inline, large
  }
}

/// The kind of a bar.
///
/// Simulated: the bar above a page.
public struct ToolbarPlacement: Sendable {
  /// The bars of the place.
  public static let automatic = ToolbarPlacement()
  /// The bar above a page.
  public static let navigationBar = ToolbarPlacement()
  /// The bar below a page.
  public static let bottomBar = ToolbarPlacement()
  /// The bar with tabs.
  public static let tabBar = ToolbarPlacement()
}

/// A view with items in the bars of its page.
private struct BarredView<Content: View>: View, PieceMaker {
  let content: Content
  let items: [(view: AnyView, placement: ToolbarItemPlacement)]

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    let outer = context.part(1).with {
      $0.look.isInList = false
      $0.look.isInBar = true
      $0.font = nil
      $0.foreground = nil
    }
    let marks = items.enumerated().map { index, item in
      Piece.Mark.barItem(
        PieceReader.piece(of: item.view, in: outer.part(index)), item.placement)
    }
    var pieces = PieceReader.pieces(of: content, in: context.part(0))
    guard !pieces.isEmpty else { return pieces }
    for mark in marks.reversed() { pieces[0] = pieces[0].wrapped(.marked(mark)) }
    return pieces
  }
}
