import DeviceEvents
import DeviceProtocol

extension Device {
  /// Returns the widget with a number in the open Today view.
  func widget(_ number: Int) -> TodayView.ShownWidget? {
    today.isOpen ? today.shown.first { $0.number == number } : nil
  }

  /// What a scene is told about the widgets; those that have nothing to show any more are gone.
  var todayEntries: [TodayEntry] { visibleWidgets.map(entry) }

  func entry(_ widget: TodayView.ShownWidget) -> TodayEntry {
    let layout = widget.session.flatMap { self.layout(of: $0) }
    return TodayEntry(
      name: widget.installed.displayName, session: widget.number, isLoaded: layout != nil,
      layout: layout, snapshot: widget.snapshot)
  }

  /// Returns what a widget shows, relative to its own upper left corner.
  func widgetScreen(_ number: Int) -> Result<Screen, ScreenProblem> {
    guard let widget = widget(number) else {
      return .failure(.gone(TodayWords.closed))
    }
    guard let session = widget.session, let content = content(of: session) else {
      return .success(TodayScreen.unloadable)
    }
    return .success(content)
  }

  /// Returns the whole Today view.
  func todayScreen() -> Result<Screen, ScreenProblem> {
    guard today.isOpen else { return .failure(.other(TodayWords.notOpen)) }
    let cards = visibleWidgets.map { widget in
      TodayScreen.Card(
        name: widget.installed.displayName, content: widget.session.flatMap { content(of: $0) },
        layout: widget.session.flatMap { layout(of: $0) })
    }
    return .success(TodayScreen.screen(of: cards))
  }

  /// Returns what a widget shows, in its full size; `nil` when it is gone.
  func content(of session: PointSession) -> Screen? {
    guard let layout = layout(of: session),
      case .success(var screen) = ask(session.worker, .session(session.number))
    else { return nil }
    screen.size = Screen.Size(width: layout.width, height: layout.height)
    return screen
  }

  /// Returns a sentence that says why the user can't act on a widget.
  func reasonAgainst(_ act: ScreenAct, on owner: ScreenOwner) -> String? {
    guard case .session(let number) = owner, let widget = widget(number) else { return nil }
    if case .tap = act { return nil }
    if case .press = act { return nil }
    if case .closeMenu = act { return nil }
    return TodayWords.noTyping(widget.installed.displayName)
  }

  private var visibleWidgets: [TodayView.ShownWidget] {
    today.shown.filter { today.memories[$0.installed.identifier]?.hasContent != false }
  }
}
