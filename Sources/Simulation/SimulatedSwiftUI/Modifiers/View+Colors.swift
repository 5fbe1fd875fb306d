public import SimulatedCoreGraphics

// Each of these changes the colours of areas, texts and symbols on the screen.
extension View {
  /// Turns the hues of its colours by an angle.
  ///
  /// Simulated: with the matrix that is published for such filters. Differs: pictures and controls
  /// keep their colours.
  public func hueRotation(_ angle: Angle) -> some View {
    recolored(.hueRotated(radians: angle.radians))
  }

  /// Makes its colours grey, from 0, not at all, to 1, entirely.
  ///
  /// Differs: pictures and controls keep their colours.
  public func grayscale(_ amount: Double) -> some View { recolored(.grey(amount: amount)) }

  /// Multiplies its colours by another one.
  ///
  /// Differs: pictures and controls keep their colours.
  public func colorMultiply(_ color: Color) -> some View { recolored(.multiplied(color.uiColor)) }

  /// Turns its colours into their opposites.
  ///
  /// Differs: pictures and controls keep their colours.
  public func colorInvert() -> some View { recolored(.inverted) }

  /// Changes how light its colours are, by a part of white.
  ///
  /// Differs: pictures and controls keep their colours.
  public func brightness(_ amount: Double) -> some View { recolored(.brighter(amount: amount)) }

  /// Changes how strong its colours are: 0 makes them grey, 1 leaves them as they are.
  ///
  /// Differs: pictures and controls keep their colours.
  public func saturation(_ amount: Double) -> some View { recolored(.saturated(amount: amount)) }

  private func recolored(_ effect: ColorEffect) -> some View {
    wrapped { $0.recolored(effect) }
  }

  /// Changes where and how it is drawn, without changing the room that it takes.
  ///
  /// Simulated: it is moved. Differs: it is neither turned, nor larger or smaller.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    offset(x: transform.tx, y: transform.ty)
  }

  /// Turns it in space as it is drawn.
  ///
  /// Type-checks only: it is drawn upright and flat.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
}

/// A gradient around a point, as wide and high as its room.
///
/// Simulated: takes all the room that it is offered. Differs: only its first colour is drawn.
public struct EllipticalGradient: ShapeStyle, View, GradientLook {
  package let gradient: Gradient

  /// Makes a gradient.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { self.gradient = gradient }

  /// Makes a gradient from colours.
  public nonisolated init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { gradient = Gradient(colors: colors) }

  /// Makes a gradient from colours with places.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { gradient = Gradient(stops: stops) }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }
}
