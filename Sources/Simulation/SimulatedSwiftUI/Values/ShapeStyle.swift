import SimulatedUIKit

/// A style for drawing: for texts and symbols, or behind a view.
///
/// Simulated: colours, the levels of the current style, and custom styles that resolve to these.
/// Differs: gradients and materials are shown as one colour.
public protocol ShapeStyle: Sendable {
  /// The type of style to which it resolves.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style to which it resolves where it is used.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Type-checks only: such a style is used as it is.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("this style comes down to nothing else")
  }
}

extension Never: ShapeStyle {}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { LevelOfStyle(style: self, opacity: 0.6) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { LevelOfStyle(style: self, opacity: 0.3) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { LevelOfStyle(style: self, opacity: 0.18) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { LevelOfStyle(style: self, opacity: 0.12) }
  /// Returns the style multiplied by an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    LevelOfStyle(style: self, opacity: opacity)
  }
}

/// A fainter form of a style.
private struct LevelOfStyle<Style: ShapeStyle>: ShapeStyle, ColorMaker {
  let style: Style
  let opacity: Double

  func color(in environment: EnvironmentValues) -> Color {
    let whole = style.color(in: environment)
    return Color(uiColor: whole.uiColor.withAlphaComponent(whole.alpha * opacity))
  }
}

/// What fills areas over the background.
///
/// Simulated: UIKit's fill colours.
public struct FillShapeStyle: ShapeStyle, ColorMaker {
  /// Makes the style.
  public init() {}
  package func color(in environment: EnvironmentValues) -> Color { Color(uiColor: .systemFill) }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// What fills areas over the background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// A style that knows its colour.
package protocol ColorMaker {
  func color(in environment: EnvironmentValues) -> Color
}

extension ShapeStyle {
  /// Returns the colour to which the style resolves.
  package func color(in environment: EnvironmentValues) -> Color {
    if let maker = self as? any ColorMaker { return maker.color(in: environment) }
    return resolve(in: environment).color(in: environment)
  }
}

extension Color: ShapeStyle, ColorMaker {
  package nonisolated func color(in environment: EnvironmentValues) -> Color { self }
}

/// A level of the current style.
///
/// Simulated: the first is the colour that is set around it, the others are fainter. Differs: how
/// much fainter isn't published; here they are like UIKit's label colours.
public struct HierarchicalShapeStyle: ShapeStyle, ColorMaker {
  private let uiColor: UIColor

  /// The first level.
  public static let primary = HierarchicalShapeStyle(uiColor: .label)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(uiColor: .secondaryLabel)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(uiColor: .tertiaryLabel)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(uiColor: .quaternaryLabel)

  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(
    uiColor: .quaternaryLabel.withAlphaComponent(0.12))

  package func color(in environment: EnvironmentValues) -> Color {
    let around = environment.foreground ?? .primary
    guard around != .primary else { return Color(uiColor: uiColor) }
    return Color(uiColor: around.uiColor.withAlphaComponent(around.alpha * uiColor.cgColor.alpha))
  }
}

/// The colour of what can be tapped.
///
/// Simulated: the accent colour, or what `tint(_:)` has set.
public struct TintShapeStyle: ShapeStyle, ColorMaker {
  /// Makes the style.
  public init() {}

  package func color(in environment: EnvironmentValues) -> Color { environment.tint }
}

/// A style of any kind.
///
/// Simulated: no known difference in what is shown.
public struct AnyShapeStyle: ShapeStyle, ColorMaker {
  private let style: any ShapeStyle

  /// Wraps a style.
  public init(_ style: some ShapeStyle) { self.style = style }

  package func color(in environment: EnvironmentValues) -> Color { style.color(in: environment) }
}

/// A style as a view: it fills the available room.
package struct StyleFill<Style: ShapeStyle>: View, PieceMaker {
  private let style: Style

  package init(_ style: Style) { self.style = style }

  package var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    [.color(style.color(in: context.environment).uiColor).wrapped(.expanded)]
  }
}
