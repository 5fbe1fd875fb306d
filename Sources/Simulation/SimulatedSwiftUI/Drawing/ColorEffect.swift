import SimulatedUIKit

/// A change of colours, as effects make it.
enum ColorEffect {
  case hueRotated(radians: Double)
  case grey(amount: Double)
  case multiplied(UIColor)
  case inverted
  case brighter(amount: Double)
  case saturated(amount: Double)

  /// Returns a colour after the change.
  func applied(to color: UIColor) -> UIColor {
    UIColor(dynamicProvider: { traits in
      var parts = Parts(color.resolvedColor(with: traits))
      switch self {
      case .hueRotated(let radians): parts.turnHue(by: radians)
      case .grey(let amount): parts.saturate(by: 1 - min(max(amount, 0), 1))
      case .saturated(let amount): parts.saturate(by: max(amount, 0))
      case .inverted: parts.change { 1 - $0 }
      case .brighter(let amount): parts.change { $0 + amount }
      case .multiplied(let color):
        let other = Parts(color.resolvedColor(with: traits))
        parts.red *= other.red
        parts.green *= other.green
        parts.blue *= other.blue
        parts.alpha *= other.alpha
      }
      return parts.color
    })
  }

  private struct Parts {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 1

    init(_ color: UIColor) { _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) }

    var color: UIColor {
      func limited(_ part: CGFloat) -> CGFloat { min(max(part, 0), 1) }
      return UIColor(
        red: limited(red), green: limited(green), blue: limited(blue), alpha: limited(alpha))
    }

    /// How light the colour is, as in the published matrices of such filters.
    private var light: CGFloat { 0.213 * red + 0.715 * green + 0.072 * blue }

    mutating func change(_ change: (CGFloat) -> CGFloat) {
      (red, green, blue) = (change(red), change(green), change(blue))
    }

    mutating func saturate(by factor: CGFloat) {
      let light = light
      change { light + ($0 - light) * factor }
    }

    /// Turns the hue around the axis of greys, as lightness stays.
    mutating func turnHue(by radians: Double) {
      let (cosine, sine) = (cos(radians), sin(radians))
      let (r, g, b, light) = (red, green, blue, light)
      red = light + cosine * (r - light) + sine * (-0.213 * r - 0.715 * g + 0.928 * b)
      green = light + cosine * (g - light) + sine * (0.143 * r + 0.140 * g - 0.283 * b)
      blue = light + cosine * (b - light) + sine * (-0.787 * r + 0.715 * g + 0.072 * b)
    }
  }
}

extension Piece {
  /// Returns the piece with its colours changed; pictures and controls keep theirs.
  func recolored(_ effect: ColorEffect) -> Piece {
    switch self {
    case .text(var text):
      text.color = effect.applied(to: text.color)
      return .text(text)
    case .image(var image):
      image.color = effect.applied(to: image.color)
      return .image(image)
    case .color(let color): return .color(effect.applied(to: color))
    case .shape(var shape):
      shape.fill = shape.fill.map(effect.applied)
      shape.line = shape.line.map(effect.applied)
      return .shape(shape)
    case .divider: return .divider
    case .spacer, .progress, .native: return self
    case .sized(let piece): return .sized { piece($0).recolored(effect) }
    case .stack(var stack):
      stack.pieces = stack.pieces.map { $0.recolored(effect) }
      return .stack(stack)
    case .grid(var grid):
      grid.rows = grid.rows.map { $0.map { $0.recolored(effect) } }
      return .grid(grid)
    case .arranged(let arranged):
      return .arranged(
        ArrangedPiece(
          arranged.pieces.map { $0.recolored(effect) }, size: arranged.size,
          places: arranged.places))
    case .padded(let piece, let insets): return .padded(piece.recolored(effect), insets)
    case .framed(let piece, let frame): return .framed(piece.recolored(effect), frame)
    case .fixed(let piece, let horizontal, let vertical):
      return .fixed(piece.recolored(effect), horizontal: horizontal, vertical: vertical)
    case .proportioned(let piece, let ratio, let fills):
      return .proportioned(piece.recolored(effect), ratio: ratio, fills: fills)
    case .scrolled(let piece, let scrolled): return .scrolled(piece.recolored(effect), scrolled)
    case .wrapped(let piece, .behind(let other, let alignment)):
      return piece.recolored(effect).wrapped(.behind(other.recolored(effect), alignment))
    case .wrapped(let piece, .inFront(let other, let alignment)):
      return piece.recolored(effect).wrapped(.inFront(other.recolored(effect), alignment))
    case .wrapped(let piece, let wrap): return piece.recolored(effect).wrapped(wrap)
    }
  }
}
