import SimulatedUIKit

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the current style.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The second level of the current style.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third level of the current style.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The fourth level of the current style.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The fifth level of the current style.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what can be tapped.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { Color(uiColor: .systemRed) }
  /// The system's orange.
  public static var orange: Color { Color(uiColor: .systemOrange) }
  /// The system's yellow.
  public static var yellow: Color { Color(uiColor: .systemYellow) }
  /// The system's green.
  public static var green: Color { Color(uiColor: .systemGreen) }
  /// The system's blue.
  public static var blue: Color { Color(uiColor: .systemBlue) }
  /// The system's purple.
  public static var purple: Color { Color(uiColor: .systemPurple) }
  /// The system's pink.
  public static var pink: Color { Color(uiColor: .systemPink) }
  /// The system's grey.
  public static var gray: Color { Color(uiColor: .systemGray) }
  /// The system's brown.
  public static var brown: Color { Color(uiColor: .systemBrown) }
  /// The system's cyan.
  public static var cyan: Color { Color(uiColor: .systemCyan) }
  /// The system's indigo.
  public static var indigo: Color { Color(uiColor: .systemIndigo) }
  /// The system's mint.
  public static var mint: Color { Color(uiColor: .systemMint) }
  /// The system's teal.
  public static var teal: Color { Color(uiColor: .systemTeal) }
  /// The color black.
  public static var black: Color { Color(uiColor: .black) }
  /// The color white.
  public static var white: Color { Color(uiColor: .white) }
  /// The transparent color.
  public static var clear: Color { Color(uiColor: .clear) }
}
