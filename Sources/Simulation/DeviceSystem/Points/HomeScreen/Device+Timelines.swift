import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Returns the widgets that an extension has.
  func descriptions(of session: PointSession?) -> [WidgetDescription] {
    guard let session else { return [] }
    let reply = ask(session, .timeline(.describe))
    _ = waitForAnswer(reply, of: session, seconds: plan.limits.launchSeconds)
    switch reply.answer {
    case .timeline(.widgets(let widgets)): return widgets
    case .failed(let error): fail(session, error.message)
    default: break
    }
    return []
  }

  /// Returns the appearance of a widget in the gallery; `nil` when its provider doesn't supply one.
  func snapshot(
    of description: WidgetDescription, _ family: HomeWidget.Family, in session: PointSession?
  ) -> WidgetEntry? {
    guard let session else { return nil }
    let call = TimelineCall.snapshot(request(description, family, isPreview: true))
    guard case .entry(let entry)? = answer(call, description.snapshot, description, of: session)
    else {
      return nil
    }
    return entry
  }

  /// Has a widget say what to show before it has a timeline.
  func outline(_ widget: HomeWidget, in session: PointSession) {
    let call = TimelineCall.placeholder(
      request(widget.description, widget.family, settings: widget.settings))
    let entry = answer(call, "placeholder(in:)", widget.description, of: session)
    guard case .entry(let entry)? = entry else { return }
    change(widget.number) { $0.placeholder = entry }
  }

  /// Asks a widget for a timeline, and for the next one when its time has come.
  ///
  /// What it has shown stays when that fails (inferred).
  func load(_ widget: HomeWidget, in session: PointSession) {
    agenda.strike(widget.mark)
    let call = TimelineCall.timeline(
      request(widget.description, widget.family, settings: widget.settings))
    let answer = answer(call, widget.description.timeline, widget.description, of: session)
    guard case .timeline(let entries, let policy)? = answer else { return }
    let sorted = entries.sorted { $0.date < $1.date }
    let now = clock.date
    var next: Date?
    switch policy {
    case .never: break
    case .after(let date): next = date
    case .atEnd: next = sorted.last?.date ?? now
    }
    // No widget is asked again at once, whatever its dates are: five minutes is what Apple advises
    // between entries (documented); as a limit it is inferred.
    next = next.map { max($0, now + Self.leastPause) }
    let seconds = next.map { Int($0.timeIntervalSince(now).rounded()) }
    recorder.record(
      session.worker.name,
      .answered(HomeWidgetWords.timeline(entries: entries.count, againIn: seconds)))
    change(widget.number) { widget in
      widget.entries = sorted
      widget.reload = next
    }
    guard let next else { return }
    let mark = later(next.timeIntervalSince(now)) { [self] in reload(widget.number) }
    change(widget.number) { $0.mark = mark }
  }

  /// Asks an app's widgets for their timelines again, for the app or one of its extensions.
  func reloadTimelines(_ kind: String?, for process: ChildProcess) -> Message.Body {
    guard let app = containingApp(of: process) else { return .done }
    let own = Set(app.extensions.map(\.identifier))
    for widget in homeWidgets
    where own.contains(widget.identifier) && (kind == nil || widget.description.kind == kind) {
      reload(widget.number, isFree: front?.name == app.name)
    }
    return .done
  }

  /// Returns an app's widgets on the home screen.
  func placedWidgets(for process: ChildProcess) -> Message.Body {
    let own = Set(containingApp(of: process)?.extensions.map(\.identifier) ?? [])
    return .information(
      .placedWidgets(
        homeWidgets.filter { own.contains($0.identifier) }.map {
          PlacedWidget(
            kind: $0.description.kind, family: $0.family.rawValue,
            settings: $0.description.isOfSiriKit ? $0.settings : nil)
        }))
  }

  /// Returns the extension to which a widget belongs, as long as it is installed.
  func installedExtension(of widget: HomeWidget) -> InstalledExtension? {
    installed(at: Self.homeWidgetPoint).first { $0.identifier == widget.identifier }
  }

  /// Asks a widget for a timeline, unless it has been asked too often within a day.
  func reload(_ number: Int, isFree: Bool = false) {
    guard let widget = homeWidgets.first(where: { $0.number == number }) else { return }
    guard let installed = installedExtension(of: widget) else {
      homeWidgets.removeAll { $0.number == number }
      return
    }
    let now = clock.date
    let counted = widget.counted.filter { now.timeIntervalSince($0) < Self.day }
    guard isFree || counted.count < Self.budget else {
      recorder.record(
        installed.name,
        .leftOut(reason: HomeWidgetWords.usedUp(Self.budget)))
      // It is asked when the first of these is a day ago.
      guard let first = counted.first else { return }
      let wait = Self.day - now.timeIntervalSince(first)
      agenda.strike(widget.mark)
      let mark = later(wait) { [self] in reload(number) }
      change(number) { $0.mark = mark }
      return
    }
    change(number) { $0.counted = isFree ? counted : counted + [now] }
    guard let session = beginSession(installed) else { return }
    load(widget, in: session)
    end(session)
  }

  func change(_ number: Int, _ body: (inout HomeWidget) -> Void) {
    guard let index = homeWidgets.firstIndex(where: { $0.number == number }) else { return }
    body(&homeWidgets[index])
  }

  private func request(
    _ description: WidgetDescription, _ family: HomeWidget.Family, isPreview: Bool = false,
    settings: AppIntentRequest? = nil
  ) -> TimelineRequest {
    TimelineRequest(
      kind: description.kind, family: family.rawValue, isPreview: isPreview, width: family.width,
      height: family.height, settings: settings ?? description.settings)
  }

  /// Calls a provider; `nil` when it doesn't answer, which the log reports.
  private func answer(
    _ call: TimelineCall, _ callback: String, _ description: WidgetDescription,
    of session: PointSession
  ) -> TimelineAnswer? {
    let reply = self.call(session, .timeline(call), callback: callback, about: description.kind)
    guard waitForAnswer(reply, of: session, seconds: Self.timelineSeconds) else {
      if session.isOpen {
        recorder.record(
          session.worker.name,
          .sessionFailed(
            reason: PointWords.noAnswer(to: callback, Self.timelineSeconds)))
      }
      return nil
    }
    guard case .timeline(let answer)? = reply.answer else { return nil }
    return answer
  }

  /// The time that a provider may take; Apple publishes no number.
  private static let timelineSeconds = 10.0
  private static let leastPause = 300.0
  private static let day = 86_400.0
  /// For a widget that is often looked at, Apple names 40 to 70 reloads within a day (documented).
  private static let budget = 40
}

extension WidgetDescription {
  /// The provider's method that returns an entry for this moment.
  fileprivate var snapshot: String {
    if isOfSiriKit { return "getSnapshot(for:in:completion:)" }
    return settings == nil ? "getSnapshot(in:completion:)" : "snapshot(for:in:)"
  }

  /// The provider's method that returns a timeline.
  fileprivate var timeline: String {
    if isOfSiriKit { return "getTimeline(for:in:completion:)" }
    return settings == nil ? "getTimeline(in:completion:)" : "timeline(for:in:)"
  }
}
