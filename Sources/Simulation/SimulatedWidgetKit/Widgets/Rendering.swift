extension View {
  /// Puts the view into the accented group of a widget.
  ///
  /// Type-checks only: widgets have their full colours.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Puts a label beside an accessory widget.
  ///
  /// Type-checks only: there are no labels beside widgets.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
}

/// How a widget's colours are drawn.
///
/// Simulated: in full.
public struct WidgetRenderingMode: Equatable, Sendable {
  private let name: String

  /// In full.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// In two groups, each in one colour.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// In shades of grey.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

extension EnvironmentValues {
  /// How the widget's colours are drawn.
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
  /// Whether the widget's background is shown.
  public var showsWidgetContainerBackground: Bool { true }
}
