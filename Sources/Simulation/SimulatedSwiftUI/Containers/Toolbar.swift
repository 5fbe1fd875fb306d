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
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    marked { .barsHidden(hidden, [.navigationBar]) }
  }

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
  /// Simulated: the bars above and below a page, and the one with tabs.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    marked { .barsHidden(visibility == .hidden, bars.isEmpty ? [.automatic] : bars) }
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
      $0.fontWeight = nil
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
