/// A place where widgets can be.
///
/// Type-checks only: widgets are on the home screen.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  /// The home screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The lock screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// A phone that is being charged, on its side.
  public static let standBy = WidgetLocation(name: "standBy")
  /// A Mac that shows the phone's widgets.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// A car's screen.
  public static let carPlay = WidgetLocation(name: "carPlay")
}

extension WidgetConfiguration {
  /// Names places where the widget isn't as useful as elsewhere.
  ///
  /// Type-checks only: widgets are on the home screen.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Sets whether the system may leave out the background.
  ///
  /// Type-checks only: the home screen shows every background.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }
}

extension View {
  /// Marks content that may become wrong while an intent is being performed.
  ///
  /// Type-checks only: content doesn't change its look meanwhile.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
