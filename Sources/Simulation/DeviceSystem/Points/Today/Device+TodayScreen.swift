import DeviceEvents
import DeviceProtocol

extension Device {
  /// The widget of the open Today view that has the number.
  func widget(_ number: Int) -> TodayView.ShownWidget? {
    today.isOpen ? today.shown.first { $0.number == number } : nil
  }

  /// What a scene is told of the widgets; those that have nothing to show any more are gone.
  var todayEntries: [TodayEntry] { visibleWidgets.map(entry) }

  func entry(_ widget: TodayView.ShownWidget) -> TodayEntry {
    let layout = widget.session.flatMap { self.layout(of: $0) }
    return TodayEntry(
      name: widget.installed.displayName, session: widget.number, isLoaded: layout != nil,
      layout: layout, snapshot: widget.snapshot)
  }

  /// What a widget shows, in its own place from the upper left corner.
  func widgetScreen(_ number: Int) -> Result<Screen, ScreenProblem> {
    guard let widget = widget(number) else {
      return .failure(.gone("the widget shows nothing any more: the Today view is closed"))
    }
    guard let session = widget.session, let content = content(of: session) else {
      return .success(TodayScreen.unloadable)
    }
    return .success(content)
  }

  /// The whole Today view.
  func todayScreen() -> Result<Screen, ScreenProblem> {
    guard today.isOpen else { return .failure(.other("the Today view isn't open")) }
    let cards = visibleWidgets.map { widget in
      TodayScreen.Card(
        name: widget.installed.displayName, content: widget.session.flatMap { content(of: $0) },
        layout: widget.session.flatMap { layout(of: $0) })
    }
    return .success(TodayScreen.screen(of: cards))
  }

  /// What a widget shows, as large as it is; `nil` when it is gone.
  func content(of session: PointSession) -> Screen? {
    guard let layout = layout(of: session),
      case .success(var screen) = ask(session.worker, .session(session.number))
    else { return nil }
    screen.size = Screen.Size(width: layout.width, height: layout.height)
    return screen
  }

  /// Why the user can't do something on a widget, as a sentence.
  func reasonAgainst(_ act: ScreenAct, on owner: ScreenOwner) -> String? {
    guard case .session(let number) = owner, let widget = widget(number) else { return nil }
    if case .tap = act { return nil }
    return "'\(widget.installed.displayName)' can't be typed into: no keyboard comes up for widgets"
  }

  private var visibleWidgets: [TodayView.ShownWidget] {
    today.shown.filter { today.memories[$0.installed.identifier]?.hasContent != false }
  }
}
