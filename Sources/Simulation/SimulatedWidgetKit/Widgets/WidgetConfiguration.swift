/// The properties of a widget: its kind, the provider of its timeline, and its look.
///
/// Simulated: the gallery and the home screen use name, description, families and margins.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// The type of the configuration of which it consists.
  associatedtype Body: WidgetConfiguration

  /// The configuration of which it consists.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A widget that the user can't configure.
///
/// Simulated: no known difference.
public struct StaticConfiguration<Content: View>: WidgetConfiguration, PlannedWidgets {
  package let plans: [WidgetPlan]

  /// Makes a widget of a kind.
  ///
  /// - Parameters:
  ///   - kind: The widget's name in the app, which WidgetCenter uses.
  ///   - provider: The object that supplies the timeline.
  ///   - content: The view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) { plans = [WidgetPlan(kind: kind, provider: provider, content: content)] }

  /// Type-checks only: its own properties are used instead.
  public var body: Never { preconditionFailure("this configuration has no body") }
}

extension WidgetConfiguration {
  /// Sets the widget's name in the gallery.
  public func configurationDisplayName(_ displayName: some StringProtocol)
    -> some WidgetConfiguration
  { changed { $0.name = String(displayName) } }

  /// Sets the widget's description in the gallery.
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration {
    changed { $0.about = String(description) }
  }

  /// Sets the sizes that the user can choose: by default all.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { $0.families = families }
  }

  /// Extends the view to the edges of the widget.
  ///
  /// Without it there is a margin of 16 points on iOS 17 and later (documented; the width is
  /// observed).
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changed { $0.hasMargins = false }
  }

  private func changed(_ change: (inout WidgetPlan) -> Void) -> PlannedConfiguration {
    var plans = ConfigurationReader.plans(of: self)
    for index in plans.indices { change(&plans[index]) }
    return PlannedConfiguration(
      plans: plans, activities: ConfigurationReader.activities(of: self),
      controls: (self as? any PlannedWidgets)?.controls ?? [])
  }
}

/// A configuration with a modifier.
struct PlannedConfiguration: WidgetConfiguration, PlannedWidgets {
  var plans: [WidgetPlan]
  var activities: [ActivityPlan] = []
  var controls: [ControlPlan] = []

  var body: Never { preconditionFailure("this configuration has no body") }
}
