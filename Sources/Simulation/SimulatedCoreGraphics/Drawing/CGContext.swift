public import Foundation

/// Something to draw on.
///
/// Simulated: filling rectangles and paths, clipping to rectangles, and drawing pictures whose
/// elements can be read, each element wholly or not at all. Differs: lines are as thin as an
/// element, curves are followed in straight pieces, shadows, gradients and text aren't drawn.
public final class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    var fill: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 255)
    var stroke: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 255)
    var alpha: CGFloat = 1
    var clip = CGRect.infinite
    var mode = CGBlendMode.normal
    var quality = CGInterpolationQuality.default
  }

  package private(set) var pixels: Pixels
  private var state = State()
  private var states: [State] = []
  private var path = CGMutablePath()

  /// How carefully pictures are scaled.
  ///
  /// Simulated: kept with the colours by `saveGState()`. Differs: see ``CGInterpolationQuality``.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }

  package init?(width: Int, height: Int, scale: CGFloat) {
    guard let pixels = Pixels(width: width, height: height) else { return nil }
    self.pixels = pixels
    state.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Makes a picture to draw on.
  ///
  /// Simulated: `nil` where it would be empty, and for bytes that no context has (documented): with a
  /// byte for each part there are red, green and blue beside one that counts premultiplied or not at
  /// all, and grey by itself. Differs: `nil` also where memory is given, the picture would be too
  /// large, or a part isn't a byte.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let isGray = space.numberOfComponents == 1
    let kinds: [CGImageAlphaInfo] =
      isGray
      ? [.none] : [.premultipliedLast, .premultipliedFirst, .noneSkipLast, .noneSkipFirst]
    let kind = CGBitmapInfo(rawValue: bitmapInfo).intersection(.alphaInfoMask).rawValue
    guard data == nil, bitsPerComponent == 8, kinds.map(\.rawValue).contains(kind),
      bytesPerRow == 0 || bytesPerRow / (isGray ? 1 : 4) >= width
    else { return nil }
    self.init(width: width, height: height, scale: 1)
    // A context of one's own has its origin at the lower left.
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  /// The width in elements.
  public var width: Int { pixels.width }
  /// The height in elements.
  public var height: Int { pixels.height }
  /// The transform from points to elements, of which the lowest row is the first.
  public var ctm: CGAffineTransform {
    state.transform.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }
  /// What has been drawn.
  public func makeImage() -> CGImage? { CGImage(pixels: pixels) }

  /// Keeps colours, transform and clip for `restoreGState()`.
  public func saveGState() { states.append(state) }
  /// Takes back what was kept last.
  public func restoreGState() { if let last = states.popLast() { state = last } }
  /// Adds a transform before the others.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  /// Turns what is drawn from now on.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets the colour of areas.
  public func setFillColor(_ color: CGColor) { state.fill = Self.bytes(color) }
  /// Sets the colour of areas.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = Self.bytes(color) }
  /// Sets how opaque everything is.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets how colours are put over others.
  public func setBlendMode(_ mode: CGBlendMode) { state.mode = mode }
  /// Sets how wide lines are.
  ///
  /// Type-checks only: lines are as thin as an element.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets how lines end.
  ///
  /// Type-checks only: as `setLineWidth(_:)`.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets how lines meet.
  ///
  /// Type-checks only: as `setLineWidth(_:)`.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the shadow of what is drawn.
  ///
  /// Type-checks only: shadows aren't drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Sets whether edges are soft.
  ///
  /// Type-checks only: edges are always plain.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Starts a path.
  public func beginPath() { path = CGMutablePath() }
  /// Starts a line of the path.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Goes on straight.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds the ellipse that fits a rectangle to the path.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a part of a circle to the path.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Adds a path to the path.
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  /// Goes back to where the line began.
  public func closePath() { path.closeSubpath() }

  /// Draws from now on only inside the box around the path.
  ///
  /// Simulated: for rectangles. Differs: of other paths it is the box around them.
  public func clip() {
    clip(to: path.boundingBoxOfPath)
    beginPath()
  }
  /// Draws from now on only inside the rectangle.
  public func clip(to rect: CGRect) {
    state.clip = state.clip.intersection(rect.applying(state.transform))
  }

  /// Fills what is inside the path.
  public func fillPath() {
    fill(path.lines)
    beginPath()
  }
  /// Draws the line of the path.
  public func strokePath() {
    stroke(path.lines)
    beginPath()
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill([PathLines.rectangle(rect)]) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills the ellipse that fits a rectangle.
  public func fillEllipse(in rect: CGRect) { fill([PathLines.ellipse(rect)]) }
  /// Draws the line around a rectangle.
  public func stroke(_ rect: CGRect) { stroke([PathLines.rectangle(rect)]) }
  /// Draws the line around the ellipse that fits a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke([PathLines.ellipse(rect)]) }
  /// Makes a rectangle clear.
  public func clear(_ rect: CGRect) {
    saveGState()
    state.mode = .clear
    fill(rect)
    restoreGState()
  }

  /// Draws a picture into a rectangle, with its lower edge at the rectangle's origin.
  ///
  /// Simulated: where the picture's elements can be read. Differs: others leave nothing.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    drawUpright(image, in: rect)
    restoreGState()
  }

  /// Draws a picture into a rectangle, with its upper edge at the rectangle's origin.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    guard let source = image.pixels, rect.width != 0, rect.height != 0 else { return }
    let back = state.transform.inverted()
    each(rect.applying(state.transform)) { x, y in
      let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
      let across = (point.x - rect.minX) / rect.width * CGFloat(source.width)
      let down = (point.y - rect.minY) / rect.height * CGFloat(source.height)
      guard across >= 0, down >= 0, across < CGFloat(source.width), down < CGFloat(source.height)
      else { return }
      let at = (Int(down) * source.width + Int(across)) * 4
      put(
        (source.bytes[at], source.bytes[at + 1], source.bytes[at + 2], source.bytes[at + 3]), x, y)
    }
  }
}

extension CGContext {
  private static func bytes(_ color: CGColor) -> (UInt8, UInt8, UInt8, UInt8) {
    func byte(_ part: CGFloat) -> UInt8 {
      part.isNaN ? 0 : UInt8((min(max(part, 0), 1) * 255).rounded())
    }
    let (red, green, blue) = color.rgb
    return (byte(red), byte(green), byte(blue), byte(color.alpha))
  }

  /// The elements in a rectangle, as far as they are inside the clip.
  private func each(_ rect: CGRect, _ draw: (Int, Int) -> Void) {
    let whole = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    let part = rect.intersection(state.clip).intersection(whole)
    guard !part.isNull, !part.isEmpty else { return }
    let (left, right) = (Int(part.minX.rounded()), Int(part.maxX.rounded()))
    let (top, bottom) = (Int(part.minY.rounded()), Int(part.maxY.rounded()))
    for y in top..<bottom { for x in left..<right { draw(x, y) } }
  }

  private func put(_ color: (UInt8, UInt8, UInt8, UInt8), _ x: Int, _ y: Int) {
    let alpha = UInt8((CGFloat(color.3) * min(max(state.alpha, 0), 1)).rounded())
    switch state.mode {
    case .clear: pixels.replace(0, 0, 0, 0, x: x, y: y)
    case .copy: pixels.replace(color.0, color.1, color.2, alpha, x: x, y: y)
    default: pixels.blend(color.0, color.1, color.2, alpha, x: x, y: y)
    }
  }

  private func fill(_ lines: [[CGPoint]]) {
    let moved = lines.map { $0.map { $0.applying(state.transform) } }
    each(PathLines.box(moved)) { x, y in
      let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
      if PathLines.contains(moved, point) { put(state.fill, x, y) }
    }
  }

  private func stroke(_ lines: [[CGPoint]]) {
    let whole = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
      .intersection(state.clip)
    for line in lines {
      let points = line.map { $0.applying(state.transform) }
      for (start, end) in zip(points, points.dropFirst()) {
        let length = max(abs(end.x - start.x), abs(end.y - start.y)).rounded(.up)
        let steps = Int(min(max(length, 1), 100_000))
        for step in 0...steps {
          let part = CGFloat(step) / CGFloat(steps)
          let x = start.x + (end.x - start.x) * part
          let y = start.y + (end.y - start.y) * part
          let point = CGPoint(x: x.rounded(.down), y: y.rounded(.down))
          if whole.contains(point) { put(state.stroke, Int(point.x), Int(point.y)) }
        }
      }
    }
  }
}
