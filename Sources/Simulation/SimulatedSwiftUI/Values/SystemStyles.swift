import SimulatedUIKit

/// The colour of lines between parts of the interface.
///
/// Simulated: UIKit's colour.
public struct SeparatorShapeStyle: ShapeStyle, ColorMaker {
  /// Makes the style.
  public init() {}
  package func color(in environment: EnvironmentValues) -> Color { Color(uiColor: .separator) }
}

/// The colour of a text that stands for one that isn't there yet.
///
/// Simulated: UIKit's colour.
public struct PlaceholderTextShapeStyle: ShapeStyle, ColorMaker {
  /// Makes the style.
  public init() {}
  package func color(in environment: EnvironmentValues) -> Color {
    Color(uiColor: .placeholderText)
  }
}

/// The colour of links.
///
/// Simulated: UIKit's colour.
public struct LinkShapeStyle: ShapeStyle, ColorMaker {
  /// Makes the style.
  public init() {}
  package func color(in environment: EnvironmentValues) -> Color { Color(uiColor: .link) }
}

/// The colour of what is selected.
///
/// Simulated: that of what can be tapped.
public struct SelectionShapeStyle: ShapeStyle, ColorMaker {
  /// Makes the style.
  public init() {}
  package func color(in environment: EnvironmentValues) -> Color { environment.tint }
}

/// The background of a window.
///
/// Simulated: the system's background.
public struct WindowBackgroundShapeStyle: ShapeStyle, ColorMaker {
  /// Makes the style.
  public init() {}
  package func color(in environment: EnvironmentValues) -> Color {
    Color(uiColor: .systemBackground)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between parts of the interface.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of a text that stands for one that isn't there yet.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
