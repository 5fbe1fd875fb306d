import DeviceEvents
import DeviceProtocol
import SimulatedAppIntents
import SimulatedFoundation
import SimulatedIntents
import SimulatedUIKit

/// Everything that is known about one kind of widget, whatever its types.
@MainActor package struct WidgetPlan {
  let kind: String
  var name = ""
  var about = ""
  var families = WidgetFamily.allCases
  var hasMargins = true
  /// The settings that the widget has at first, if the user can change any.
  let settings: AppIntentRequest?
  /// The class of the settings, if they are an intent of SiriKit.
  let settingsClass: INIntent.Type?
  let placeholder: @MainActor (WidgetPlan, TimelineProviderContext) -> WidgetEntry
  let snapshot: @MainActor (WidgetPlan, TimelineProviderContext, @escaping Taking) -> Void
  let timeline: @MainActor (WidgetPlan, TimelineProviderContext, @escaping Taking) -> Void

  /// A closure that receives a provider's answer in a form that crosses to the device.
  typealias Taking = @Sendable (TimelineAnswer) -> Void

  init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    content: @escaping @MainActor (Provider.Entry) -> some View
  ) {
    self.kind = kind
    settings = nil
    settingsClass = nil
    placeholder = { $0.outline(content, provider.placeholder(in: $1), in: $1) }
    snapshot = { plan, context, take in
      provider.getSnapshot(in: context) { entry in
        onMain(entry) { take(.entry(plan.archive(content($0), date: $0.date, in: context))) }
      }
    }
    timeline = { plan, context, take in
      provider.getTimeline(in: context) { timeline in
        onMain(timeline) { timeline in
          take(plan.archive(timeline, content, in: context))
        }
      }
    }
  }

  init<Provider: AppIntentTimelineProvider>(
    kind: String, settings type: Provider.Intent.Type, provider: Provider,
    content: @escaping @MainActor (Provider.Entry) -> some View
  ) {
    self.kind = kind
    settings = IntentSettings.initial(of: type)
    settingsClass = nil
    placeholder = { $0.outline(content, provider.placeholder(in: $1), in: $1) }
    nonisolated(unsafe) let provider = provider
    snapshot = { plan, context, take in
      Task { @MainActor in
        let intent = try await IntentSettings.intent(type, context.settings)
        let entry = await provider.snapshot(for: intent, in: context)
        take(.entry(plan.archive(content(entry), date: entry.date, in: context)))
      }
    }
    timeline = { plan, context, take in
      Task { @MainActor in
        let intent = try await IntentSettings.intent(type, context.settings)
        take(plan.archive(await provider.timeline(for: intent, in: context), content, in: context))
      }
    }
  }

  init<Provider: IntentTimelineProvider>(
    kind: String, settings type: Provider.Intent.Type, provider: Provider,
    content: @escaping @MainActor (Provider.Entry) -> some View
  ) {
    self.kind = kind
    settings = CustomParameters.initial(of: type)
    settingsClass = type
    placeholder = { $0.outline(content, provider.placeholder(in: $1), in: $1) }
    snapshot = { plan, context, take in
      guard let intent = CustomParameters.intent(of: type, context.settings) else { return }
      provider.getSnapshot(for: intent, in: context) { entry in
        onMain(entry) { take(.entry(plan.archive(content($0), date: $0.date, in: context))) }
      }
    }
    timeline = { plan, context, take in
      guard let intent = CustomParameters.intent(of: type, context.settings) else { return }
      provider.getTimeline(for: intent, in: context) { timeline in
        onMain(timeline) { timeline in
          take(plan.archive(timeline, content, in: context))
        }
      }
    }
  }

  var description: WidgetDescription {
    var description = WidgetDescription(
      kind: kind, name: name.isEmpty ? kind : name, about: about,
      families: families.map(\.rawValue), settings: settings)
    description.isOfSiriKit = settingsClass != nil
    return description
  }

  /// Records what a view shows of an entry while its content is hidden.
  private func outline<Entry: TimelineEntry>(
    _ content: @MainActor (Entry) -> some View, _ entry: Entry,
    in context: TimelineProviderContext
  ) -> WidgetEntry {
    archive(content(entry).redacted(reason: .placeholder), date: entry.date, in: context)
  }

  /// Records what views show of a timeline's entries.
  private func archive<Entry: TimelineEntry>(
    _ timeline: Timeline<Entry>, _ content: @MainActor (Entry) -> some View,
    in context: TimelineProviderContext
  ) -> TimelineAnswer {
    let entries = timeline.entries.map { archive(content($0), date: $0.date, in: context) }
    return .timeline(entries, timeline.policy.reload)
  }

  /// Records what a view shows.
  private func archive(
    _ view: some View, date: Date, in context: TimelineProviderContext
  ) -> WidgetEntry {
    var environment = EnvironmentValues()
    environment.widgetFamily = context.family
    let isLater = DeviceConnection.systemVersion >= 17
    if isLater {
      environment.widgetContentMargins = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    }
    let piece = ViewGraph().read(view, in: environment)
    var (url, background): (URL?, Piece?) = (nil, nil)
    for mark in piece.marks {
      switch mark {
      case .url(let marked): url = url ?? marked
      case .background(let marked): background = background ?? marked
      default: break
      }
    }
    let hasMargins = hasMargins && isLater
    let drawing = PieceDrawing(
      piece, in: context.displaySize, margin: hasMargins ? 16 : 0,
      background: background ?? .color(.systemBackground))
    return WidgetEntry(
      date: date, screen: drawing.screen, url: url?.absoluteString,
      links: drawing.links.map { WidgetLink(frame: $0.frame, url: $0.url.absoluteString) },
      counting: drawing.counting,
      controls: drawing.errands.compactMap { frame, data in
        IntentErrands.errand(in: data).map { WidgetControl(frame: frame, errand: $0) }
      })
  }
}

/// Processes on the main thread a value that came on another.
private func onMain<Value>(_ value: Value, _ work: @escaping @MainActor (Value) -> Void) {
  nonisolated(unsafe) let value = value
  DispatchQueue.main.async { MainActor.assumeIsolated { work(value) } }
}

/// A configuration that itself knows its widgets, and its controls.
@MainActor package protocol PlannedWidgets {
  var plans: [WidgetPlan] { get }
  /// The views of Live Activities.
  var activities: [ActivityPlan] { get }
  var controls: [ControlPlan] { get }
}

extension PlannedWidgets {
  package var activities: [ActivityPlan] { [] }
  package var controls: [ControlPlan] { [] }
}

/// A reader that finds out what a widget is.
@MainActor package enum ConfigurationReader {
  static func plans(of widget: some Widget) -> [WidgetPlan] { plans(of: widget.body) }

  static func plans(of configuration: some WidgetConfiguration) -> [WidgetPlan] {
    if let planned = configuration as? any PlannedWidgets { return planned.plans }
    return plans(of: configuration.body)
  }

  static func activities(of widget: some Widget) -> [ActivityPlan] { activities(of: widget.body) }

  package static func activities(of configuration: some WidgetConfiguration) -> [ActivityPlan] {
    if let planned = configuration as? any PlannedWidgets { return planned.activities }
    return activities(of: configuration.body)
  }

  static func controls(of widget: some Widget) -> [ControlPlan] {
    (widget.body as? any PlannedWidgets)?.controls ?? []
  }
}

extension TimelineReloadPolicy {
  fileprivate var reload: WidgetReload {
    switch kind {
    case .atEnd: .atEnd
    case .never: .never
    case .after(let date): .after(date)
    }
  }
}
