/// Tells the system what a widget shows, and when.
///
/// Simulated: the extension's process is launched for the call, and goes when it is answered; what was
/// answered is shown without it (documented). Differs: the calls come on the main thread, and one that
/// is without an answer for ten seconds comes to nothing; Apple publishes no number.
public protocol TimelineProvider {
  /// What is shown from a date on.
  associatedtype Entry: TimelineEntry
  /// What the widget is like.
  typealias Context = TimelineProviderContext

  /// An entry for the widget's outline, with nothing to read in it: shown before there is a timeline.
  func placeholder(in context: Context) -> Entry

  /// An entry of the moment: the gallery shows it, with sample data where `isPreview` says so.
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)

  /// The entries from now on.
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// What a widget is like that a provider is asked for.
///
/// Simulated: family, whether it is for the gallery, and size. Differs: there are no environment
/// variants.
public struct TimelineProviderContext: Sendable {
  /// How large the user has it.
  public let family: WidgetFamily
  /// Whether it is shown in the gallery, where the user picks widgets.
  public let isPreview: Bool
  /// Its size in points.
  public let displaySize: CGSize
}

/// How large a widget is.
///
/// Simulated: the first three, on the home screen. Differs: the order of the numbers is our own, and the lock
/// screen and iPads, to which the others belong, aren't there.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// 158 by 158 points.
  case systemSmall
  /// 338 by 158 points.
  case systemMedium
  /// 338 by 354 points.
  case systemLarge
  /// For iPads.
  case systemExtraLarge
  /// For the lock screen.
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
  /// How large the widget is whose view is asked for.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
}

private enum FamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}
