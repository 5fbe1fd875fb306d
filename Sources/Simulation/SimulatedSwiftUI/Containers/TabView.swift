import SimulatedUIKit

/// Pages of which one is visible, with a bar of their names below.
///
/// Simulated: a tap on a name shows its page. Differs: pages that aren't visible are read, too, and
/// all appear at once, so that `onAppear` and `task` don't follow the choice;
/// the style with dots is like the one with names.
public struct TabView<SelectionValue: Hashable, Content: View>: View, PieceMaker {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Makes pages, of which a value chooses one.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let own = context.node.kept("tab") { StateCell(0, context.node.graph) }
    let pages = PieceReader.pieces(of: content, in: context.part(0))
    let tags = pages.map { page in
      page.tags.lazy.compactMap { $0.tagged(as: SelectionValue.self) }.first
    }
    let chosen =
      selection.flatMap { selection in tags.firstIndex { $0 == selection.wrappedValue } }
      ?? min(own.value, max(0, pages.count - 1))
    guard pages.indices.contains(chosen) else { return [] }
    let buttons = pages.enumerated().map { index, page -> Piece in
      let place = context.inside(.id("tab \(index)"))
      let view = place.view { TappedView() }
      view.isBarButton = true
      view.action = {
        own.set(index)
        if let selection, let tag = tags[index] { selection.wrappedValue = tag }
      }
      let label = page.marks.lazy.compactMap { mark -> Piece? in
        if case .tab(let piece) = mark { piece } else { nil }
      }.first
      return (label ?? .text("\(index + 1)", in: context.environment)).wrapped(.held(view))
    }
    var row: [Piece] = [.spacer(least: 8)]
    for button in buttons { row += [button, .spacer(least: 8)] }
    let fill = PieceFrame(
      width: .init(most: .infinity), height: .init(most: .infinity), alignment: .center)
    let bar = Piece.framed(
      .row(row),
      PieceFrame(width: .init(most: .infinity), height: .init(exact: 49), alignment: .center))
    var isHidden = false
    for case .barsHidden(let hidden, let bars) in pages[chosen].marks where bars.contains(.tabBar) {
      isHidden = hidden
    }
    return [.column([.framed(pages[chosen], fill)] + (isHidden ? [] : [bar]), spacing: 0)]
  }
}

extension TabView where SelectionValue == Int {
  /// Makes pages, of which the first is visible.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension View {
  /// Sets the name of the page in a bar of tabs.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    return ModifiedView(
      content: self,
      wraps: { piece, context in
        let inner = context.inside(.part(1)).with { $0.font = .caption2 }
        return piece.wrapped(.marked(.tab(PieceReader.piece(of: label, in: inner))))
      })
  }

  /// Sets the look of the pages inside.
  ///
  /// Type-checks only: pages are always chosen by a bar.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

  /// Sets a number or text beside the name of a tab.
  ///
  /// Type-checks only: tabs have no badges.
  public func badge(_ count: Int) -> some View { self }
}

/// A look of pages.
///
/// Type-checks only: pages are always chosen by a bar.
public protocol TabViewStyle {}

/// A look of pages with dots.
///
/// Type-checks only: pages are always chosen by a bar.
public struct PageTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A look of pages with dots.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
}
