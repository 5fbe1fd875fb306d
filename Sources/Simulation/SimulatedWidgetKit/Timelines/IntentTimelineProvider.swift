public import SimulatedIntents

/// An object that tells the system what a widget shows, and when, for the user's settings, which
/// are an intent of SiriKit.
///
/// Simulated: as TimelineProvider, with an intent whose properties have the user's values. Differs:
/// as TimelineProvider.
public protocol IntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The class of the settings.
  associatedtype Intent: INIntent
  /// The properties of the widget.
  typealias Context = TimelineProviderContext

  /// Returns an entry for the widget's outline, without readable content.
  func placeholder(in context: Context) -> Entry

  /// Supplies a current entry for some settings: the gallery shows it.
  func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)

  /// Supplies the entries from now on for some settings.
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping (Timeline<Entry>) -> Void)

  /// Returns settings that the user can choose without setting anything.
  ///
  /// Type-checks only: they are for watches, where widgets can't be configured.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// Type-checks only: by default there are none.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// Settings with a name.
///
/// Type-checks only: they are for watches.
public struct IntentRecommendation<Intent: INIntent> {
  /// Makes a recommendation.
  public init(intent: Intent, description: some StringProtocol) {}
}

/// A widget that the user can configure, with an intent of SiriKit: the older kind.
///
/// Simulated: the user sets the parameters that the intent's .intentdefinition has, and the
/// provider is asked for a new timeline (documented). The options of a parameter are provided by
/// the app's extension for intents. A class that was written by hand has no parameters.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration,
  PlannedWidgets
{
  package let plans: [WidgetPlan]

  /// Makes a widget of a kind.
  ///
  /// - Parameters:
  ///   - kind: The widget's name in the app, which WidgetCenter uses.
  ///   - intent: The class of the settings.
  ///   - provider: The object that supplies the timeline.
  ///   - content: The view of an entry.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    plans = [WidgetPlan(kind: kind, settings: intent, provider: provider, content: content)]
  }

  /// Type-checks only: its own properties are used instead.
  public var body: Never { preconditionFailure("this configuration has no body") }
}
