public import Foundation
import SimulatedUIKit

/// Colours that go over into each other.
///
/// Simulated: keeps its colours.
public struct Gradient: Hashable, Sendable {
  /// A colour with its place.
  ///
  /// Simulated: no known difference.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Makes a colour with its place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places.
  public var stops: [Stop]

  /// Makes a gradient.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient with colours at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(
        color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
    }
  }
}

/// What is drawn of a gradient, whatever its direction: its first colour.
@MainActor package protocol GradientLook: ShapeStyle, PieceMaker, ColorMaker {
  nonisolated var gradient: Gradient { get }
}

extension GradientLook {
  package nonisolated func color(in environment: EnvironmentValues) -> Color {
    gradient.stops.first?.color ?? .clear
  }

  package func pieces(in context: ViewContext) -> [Piece] {
    [.color(color(in: context.environment).uiColor).wrapped(.expanded)]
  }
}

/// A gradient along a line.
///
/// Simulated: takes all the room that it is offered. Differs: only its first colour is drawn.
public struct LinearGradient: ShapeStyle, View, GradientLook {
  package let gradient: Gradient

  /// Makes a gradient.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
  }

  /// Makes a gradient from colours.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(colors: colors)
  }

  /// Makes a gradient from colours with places.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(stops: stops)
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }
}

/// A gradient around a point.
///
/// Simulated: takes all the room that it is offered. Differs: only its first colour is drawn.
public struct RadialGradient: ShapeStyle, View, GradientLook {
  package let gradient: Gradient

  /// Makes a gradient.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) { self.gradient = gradient }

  /// Makes a gradient from colours.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) { gradient = Gradient(colors: colors) }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }
}

/// A gradient around a point, by the angle.
///
/// Simulated: takes all the room that it is offered. Differs: only its first colour is drawn.
public struct AngularGradient: ShapeStyle, View, GradientLook {
  package let gradient: Gradient

  /// Makes a gradient.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) { self.gradient = gradient }

  /// Makes a gradient from colours.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) { gradient = Gradient(colors: colors) }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }
}

/// A gradient of colours in a mesh of points.
///
/// Simulated: takes all the room that it is offered. Differs: only its first colour is drawn.
public struct MeshGradient: ShapeStyle, View, PieceMaker, ColorMaker {
  private let colors: [Color]

  /// Makes a gradient.
  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) { self.colors = colors }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package nonisolated func color(in environment: EnvironmentValues) -> Color {
    colors.first ?? .clear
  }

  package func pieces(in context: ViewContext) -> [Piece] {
    [.color(color(in: context.environment).uiColor).wrapped(.expanded)]
  }
}

/// A translucent layer that blurs what is below it.
///
/// Simulated: takes all the room that it is offered. Differs: nothing is blurred; it is a light grey.
public struct Material: ShapeStyle, ColorMaker {
  /// The thinnest layer.
  public static let ultraThin = Material()
  /// A thin layer.
  public static let thin = Material()
  /// The usual layer.
  public static let regular = Material()
  /// A thick layer.
  public static let thick = Material()
  /// The thickest layer.
  public static let ultraThick = Material()
  /// The layer behind bars.
  public static let bar = Material()

  package func color(in environment: EnvironmentValues) -> Color {
    Color(uiColor: .secondarySystemBackground)
  }
}

extension ShapeStyle where Self == Material {
  /// The thinnest layer.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin layer.
  public static var thinMaterial: Material { .thin }
  /// The usual layer.
  public static var regularMaterial: Material { .regular }
  /// A thick layer.
  public static var thickMaterial: Material { .thick }
  /// The thickest layer.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The layer behind bars.
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

/// The colours of text and of what is behind it.
///
/// Simulated: that of the surrounding views, and the system's.
public struct ForegroundStyle: ShapeStyle, ColorMaker {
  /// Makes the style.
  public init() {}
  package func color(in environment: EnvironmentValues) -> Color {
    environment.foreground ?? .primary
  }
}

/// What is behind the interface.
///
/// Simulated: the system's background, or what `backgroundStyle(_:)` has set.
public struct BackgroundStyle: ShapeStyle, ColorMaker {
  /// Makes the style.
  public init() {}
  package func color(in environment: EnvironmentValues) -> Color {
    environment.backgroundStyle?.color(in: environment) ?? Color(uiColor: .systemBackground)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour of text.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What is behind the interface.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
