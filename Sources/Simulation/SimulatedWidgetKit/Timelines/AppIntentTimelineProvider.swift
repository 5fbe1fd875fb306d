public import SimulatedAppIntents

/// An object that tells the system what a widget shows, and when, for the user's settings.
///
/// Simulated: as TimelineProvider, with the settings as an intent whose parameters have the user's
/// values. Differs: as TimelineProvider.
public protocol AppIntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the settings.
  associatedtype Intent: WidgetConfigurationIntent
  /// The properties of the widget.
  typealias Context = TimelineProviderContext

  /// Returns an entry for the widget's outline, without readable content.
  func placeholder(in context: Context) -> Entry

  /// Returns a current entry for some settings: the gallery shows it.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry

  /// Returns the entries from now on for some settings.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

  /// Returns settings that the user can choose without setting anything.
  ///
  /// Type-checks only: they are for watches, where widgets can't be configured.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// Type-checks only: by default there are none.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Settings with a name.
///
/// Type-checks only: they are for watches.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// Makes a recommendation.
  public init(intent: Intent, description: some StringProtocol) {}
}

/// A widget that the user can configure.
///
/// Simulated: the user sets the parameters of the intent on the home screen, and the provider is
/// asked for a new timeline (documented). No known difference.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration, PlannedWidgets
{
  package let plans: [WidgetPlan]

  /// Makes a widget of a kind.
  ///
  /// - Parameters:
  ///   - kind: The widget's name in the app, which WidgetCenter uses.
  ///   - intent: The type of the settings.
  ///   - provider: The object that supplies the timeline.
  ///   - content: The view of an entry.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    plans = [WidgetPlan(kind: kind, settings: intent, provider: provider, content: content)]
  }

  /// Type-checks only: its own properties are used instead.
  public var body: Never { preconditionFailure("this configuration has no body") }
}
