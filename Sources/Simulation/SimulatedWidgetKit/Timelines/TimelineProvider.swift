import DeviceProtocol

/// An object that tells the system what a widget shows, and when.
///
/// Simulated: the extension's process is launched for the call, and ends when it is answered; the
/// answer is shown without it (documented). Differs: the calls come on the main thread, and one
/// that isn't answered within ten seconds has no effect; Apple publishes no number.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The properties of the widget.
  typealias Context = TimelineProviderContext

  /// Returns an entry for the widget's outline, without readable content: shown before there is a
  /// timeline.
  func placeholder(in context: Context) -> Entry

  /// Supplies a current entry: the gallery shows it, with sample data if `isPreview` is set.
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)

  /// Supplies the entries from now on.
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// The properties of a widget for which a provider is asked.
///
/// Simulated: family, whether it is for the gallery, and size. Differs: there are no environment
/// variants.
public struct TimelineProviderContext: Sendable {
  /// The size family that the user has chosen.
  public let family: WidgetFamily
  /// Whether it is shown in the gallery, where the user picks widgets.
  public let isPreview: Bool
  /// Its size in points.
  public let displaySize: CGSize
  /// The user's settings.
  let settings: AppIntentRequest?
}

/// The size family of a widget.
///
/// Simulated: the first three, on the home screen. Differs: the order of the numbers is our own;
/// the others, which belong to the lock screen and to iPads, aren't available.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// The small family: 158 by 158 points.
  case systemSmall
  /// The medium family: 338 by 158 points.
  case systemMedium
  /// The large family: 338 by 354 points.
  case systemLarge
  /// The family for iPads.
  case systemExtraLarge
  /// The families for the lock screen.
  case accessoryCircular, accessoryRectangular, accessoryInline

  /// Its name.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}

extension EnvironmentValues {
  /// The size family of the widget whose view is requested.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
}

private enum FamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}
