import DeviceEvents
import DeviceProtocol

extension Device {
  /// Starts a widget and shows it.
  ///
  /// - Returns: Its session; it isn't shown when something went wrong, which the log reports.
  func bringIn(_ installed: InstalledExtension) -> PointSession? {
    guard let session = beginSession(installed), place(session) != nil else { return nil }
    _ = show(session)
    return session
  }

  /// Has a widget load its view and lay it out for its place.
  func place(_ session: PointSession) -> WidgetLayout? {
    guard answer(.prepare, of: session) == .done else { return nil }
    let memory = today.memories[session.installed.identifier]
    return place(session, isExpanded: memory?.isExpanded ?? false)
  }

  private func place(_ session: PointSession, isExpanded: Bool) -> WidgetLayout? {
    let place = WidgetPlace(isExpanded: isExpanded, hasModes: systemVersion >= 10)
    return layout(answer(.widget(.place(place)), of: session))
  }

  /// Lets a widget look for new content.
  ///
  /// - Returns: The result; `nil` when the widget doesn't give one, or doesn't have the method.
  func update(_ session: PointSession) -> WidgetUpdate? {
    guard layout(of: session)?.isProvider == true, session.isOpen else { return nil }
    let callback = "widgetPerformUpdate(completionHandler:)"
    // Whether the optional method is implemented turns out when it is called.
    recorder.hold(session.worker.name, .called(callback: callback, about: ""))
    let reply = ask(session, .widget(.update))
    guard waitForAnswer(reply, of: session, seconds: Self.updateSeconds) else {
      if session.isOpen {
        recorder.record(
          session.worker.name,
          .sessionFailed(
            reason: PointWords.noAnswer(to: callback, Self.updateSeconds)))
      }
      return nil
    }
    if case .widget(.hasNoUpdate)? = reply.answer { recorder.dropHeld() }
    guard case .widget(.updated(let update))? = reply.answer else { return nil }
    recorder.record(session.worker.name, .answered(update.rawValue))
    settle(session.worker)
    return update
  }

  /// Shows more of a widget, or less.
  func show(_ more: Bool, ofWidget number: Int) -> SceneAnswer {
    guard let widget = widget(number), let session = widget.session,
      let before = layout(of: session)
    else { return .impossible(TodayWords.showsNothing) }
    let name = widget.installed.displayName
    guard before.canExpand else {
      return .impossible(TodayWords.compactOnly(name))
    }
    guard before.isExpanded != more else {
      return .impossible(TodayWords.otherButton(name, isExpanded: more))
    }
    recorder.record(session.worker.name, .acted(TodayWords.taps(more: more)))
    _ = place(session, isExpanded: more)
    settle(session.worker)
    return .today(.entry(entry(widget)))
  }

  /// Takes a picture of a widget, which is shown next time until the widget itself is ready.
  func takeSnapshot(of session: PointSession) {
    guard session.isOpen, let screen = content(of: session) else { return }
    today.memories[session.installed.identifier, default: .init()].snapshot = screen
  }

  /// Removes a widget from the screen; what it last showed is its snapshot.
  func putAway(_ session: PointSession) {
    if session.isShown, let layout = layout(of: session) {
      let identifier = session.installed.identifier
      today.memories[identifier, default: .init()].isExpanded = layout.isExpanded
      if today.memories[identifier]?.hasContent != false { takeSnapshot(of: session) }
      _ = answer(.widget(.disappear), of: session)
    }
    end(session)
  }

  /// Returns the layout of a widget; `nil` when it is gone.
  func layout(of session: PointSession) -> WidgetLayout? {
    layout(answer(.widget(.layout), of: session))
  }

  private func layout(_ answer: PointAnswer?) -> WidgetLayout? {
    guard case .widget(.layout(let layout))? = answer else { return nil }
    return layout
  }

  /// Asks a widget something that the log needn't mention.
  private func answer(_ call: PointCall, of session: PointSession) -> PointAnswer? {
    guard session.isOpen else { return nil }
    let reply = ask(session, call)
    _ = waitForAnswer(reply, of: session, seconds: plan.limits.launchSeconds)
    if case .failed(let error)? = reply.answer { fail(session, error.message) }
    return reply.answer
  }

  /// The time that a widget may look for new content; Apple publishes no number.
  private static let updateSeconds = 10.0
}
