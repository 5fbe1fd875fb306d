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

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }
}

extension Optional: BarItemMaker where Wrapped: ToolbarContent {
  var items: [(view: AnyView, placement: ToolbarItemPlacement)] {
    map { BarItems.items(of: $0) } ?? []
  }
}

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
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

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
