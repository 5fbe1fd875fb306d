import DeviceEvents
import DeviceProtocol

extension Device {
  static let todayPoint = "com.apple.widget-extension"

  /// Carries out what the user does with the Today view.
  func obey(_ command: TodayCommand) -> SceneAnswer {
    switch command {
    case .add(let name): turnWidget(name, true)
    case .remove(let name): turnWidget(name, false)
    case .open:
      openToday()
    case .entries:
      today.isOpen ? .today(.entries(todayEntries)) : .impossible(TodayWords.notOpen)
    case .close:
      leaveToday()
    case .show(let session, let more): show(more, ofWidget: session)
    case .entry(let session):
      widget(session).map { .today(.entry(entry($0))) } ?? .impossible(TodayWords.noWidget)
    case .updateInBackground: updateWidgets()
    }
  }

  /// Adds a widget to the Today view, or removes it; only the user can do that (documented).
  private func turnWidget(_ name: String, _ isOn: Bool) -> SceneAnswer {
    switch turn(name, isOn, at: Self.widgets) {
    case .failure(let mistake): .impossible(mistake.message)
    case .success: .done
    }
  }

  /// Opens the Today view, the page beside the home screen: an app in the foreground goes to the
  /// background.
  private func openToday() -> SceneAnswer {
    if let front { retire(front) }
    leaveToday()
    today.isOpen = true
    for installed in widgetsToShow() {
      let memory = today.memories[installed.identifier] ?? TodayView.Memory()
      let session = bringIn(installed)
      today.shown.append(
        TodayView.ShownWidget(
          session: session, number: session?.number ?? -1 - today.shown.count,
          installed: installed, snapshot: memory.snapshot))
      guard let session, session.isShown else { continue }
      if update(session) == .newData { takeSnapshot(of: session) }
    }
    return .today(.entries(todayEntries))
  }

  /// Closes the Today view: the widgets are told, and end.
  @discardableResult
  func leaveToday() -> SceneAnswer {
    guard today.isOpen else { return .done }
    today.isOpen = false
    for widget in today.shown {
      if let session = widget.session { putAway(session) }
    }
    today.shown = []
    return .done
  }

  /// Whether a process belongs to a widget in the open Today view.
  func worksInToday(_ process: ChildProcess) -> Bool {
    today.isOpen && today.shown.contains { $0.session?.worker === process }
  }

  /// Lets the widgets look for new content while the Today view isn't open; the system does so at
  /// times that it chooses (documented).
  private func updateWidgets() -> SceneAnswer {
    guard !today.isOpen else {
      return .impossible(TodayWords.updatedAlready)
    }
    for installed in widgetsToShow() {
      guard let session = beginSession(installed), place(session) != nil else { continue }
      if update(session) == .newData { takeSnapshot(of: session) }
      end(session)
    }
    return .done
  }

  /// Notes whether a widget has something to show.
  func note(_ hasContent: Bool, ofWidget identifier: String, by process: ChildProcess) {
    let app = apps.first { $0.extensions.contains { $0.identifier == identifier } }
    guard let app,
      let installed = app.extensions.first(where: { $0.identifier == identifier }),
      process.name == app.name || process.name == installed.name,
      installed.point == Self.todayPoint
    else { return }
    var memory = today.memories[identifier] ?? TodayView.Memory()
    memory.hasContent = hasContent
    if !hasContent { memory.snapshot = Screen(elements: []) }
    today.memories[identifier] = memory
  }

  /// The widgets that the user has added and that have something to show, app by app.
  ///
  /// iOS 18 has taken them out of the Today view (Apple's release notes, section Widgets).
  private func widgetsToShow() -> [InstalledExtension] {
    apps.flatMap { extensions(of: $0, at: Self.todayPoint) }.filter { installed in
      guard systemVersion < 18 else {
        recorder.record(installed.name, .leftOut(reason: TodayWords.noWidgetsAnyMore))
        return false
      }
      guard today.memories[installed.identifier]?.hasContent == false else { return true }
      recorder.record(installed.name, .leftOut(reason: TodayWords.noContent))
      return false
    }
  }

  private static let widgets = SwitchedPoint(
    point: todayPoint, kind: TodayWords.kind, place: TodayWords.place)

}
