import DeviceEvents
import DeviceProtocol
import SimulatedFoundation
import SimulatedUIKit

/// Everything that is known about one kind of widget, whatever its types.
@MainActor package struct WidgetPlan {
  let kind: String
  var name = ""
  var about = ""
  var families = WidgetFamily.allCases
  var hasMargins = true
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
    placeholder = { plan, context in
      let entry = provider.placeholder(in: context)
      return plan.archive(
        content(entry).redacted(reason: .placeholder), date: entry.date, in: context)
    }
    snapshot = { plan, context, take in
      provider.getSnapshot(in: context) { entry in
        onMain(entry) { take(.entry(plan.archive(content($0), date: $0.date, in: context))) }
      }
    }
    timeline = { plan, context, take in
      provider.getTimeline(in: context) { timeline in
        onMain(timeline) { timeline in
          let entries = timeline.entries.map {
            plan.archive(content($0), date: $0.date, in: context)
          }
          take(.timeline(entries, timeline.policy.reload))
        }
      }
    }
  }

  var description: WidgetDescription {
    WidgetDescription(
      kind: kind, name: name.isEmpty ? kind : name, about: about, families: families.map(\.rawValue)
    )
  }

  /// Records what a view shows.
  private func archive(
    _ view: some View, date: Date, in context: TimelineProviderContext
  ) -> WidgetEntry {
    var environment = EnvironmentValues()
    environment.widgetFamily = context.family
    let piece = ViewGraph().read(view, in: environment)
    var (url, background): (URL?, Piece?) = (nil, nil)
    for mark in piece.marks {
      switch mark {
      case .url(let marked): url = url ?? marked
      case .background(let marked): background = background ?? marked
      default: break
      }
    }
    let hasMargins = hasMargins && DeviceConnection.systemVersion >= 17
    let drawing = PieceDrawing(
      piece, in: context.displaySize, margin: hasMargins ? 16 : 0,
      background: background ?? .color(.systemBackground))
    return WidgetEntry(
      date: date, screen: drawing.screen, url: url?.absoluteString,
      links: drawing.links.map { WidgetLink(frame: $0.frame, url: $0.url.absoluteString) },
      counting: drawing.counting)
  }
}

/// Processes on the main thread a value that came on another.
private func onMain<Value>(_ value: Value, _ work: @escaping @MainActor (Value) -> Void) {
  nonisolated(unsafe) let value = value
  DispatchQueue.main.async { MainActor.assumeIsolated { work(value) } }
}

/// A configuration that itself knows its widgets.
@MainActor package protocol PlannedWidgets {
  var plans: [WidgetPlan] { get }
  /// The views of Live Activities.
  var activities: [ActivityPlan] { get }
}

extension PlannedWidgets {
  package var activities: [ActivityPlan] { [] }
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
