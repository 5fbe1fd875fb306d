/// What a widget is: its kind, who provides its timeline, and how it looks.
///
/// Simulated: name, description, families and margins are what the gallery and the home screen go
/// by.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// The kind of what it is made of.
  associatedtype Body: WidgetConfiguration

  /// What it is made of.
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
  ///   - kind: The widget's name in the app; WidgetCenter knows it by that.
  ///   - provider: Who tells what is shown, and when.
  ///   - content: The view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) { plans = [WidgetPlan(kind: kind, provider: provider, content: content)] }

  /// Type-checks only: it is asked for what it is.
  public var body: Never { preconditionFailure("this configuration has no body") }
}

extension WidgetConfiguration {
  /// The widget's name in the gallery.
  public func configurationDisplayName(_ displayName: some StringProtocol)
    -> some WidgetConfiguration
  { changed { $0.name = String(displayName) } }

  /// What the gallery says of the widget.
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration {
    changed { $0.about = String(description) }
  }

  /// How large the user can have it: without this in every size.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { $0.families = families }
  }

  /// The view reaches to the edges of the widget; without it there is a margin of 16 points on iOS 17 and
  /// later (documented; the width is observed).
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changed { $0.hasMargins = false }
  }

  private func changed(_ change: (inout WidgetPlan) -> Void) -> PlannedConfiguration {
    var plans = ConfigurationReader.plans(of: self)
    for index in plans.indices { change(&plans[index]) }
    return PlannedConfiguration(plans: plans)
  }
}

/// A configuration with something said of it.
struct PlannedConfiguration: WidgetConfiguration, PlannedWidgets {
  let plans: [WidgetPlan]

  var body: Never { preconditionFailure("this configuration has no body") }
}
