public import Foundation

/// A drawing environment.
///
/// Simulated: filling rectangles and paths, clipping to rectangles, and drawing pictures whose
/// pixels can be read, each pixel entirely or not at all. Differs: lines are one pixel wide, curves
/// are drawn as straight segments, and shadows, gradients and text aren't drawn.
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

  /// The quality with which pictures are scaled.
  ///
  /// Simulated: saved with the colours by `saveGState()`. Differs: see ``CGInterpolationQuality``.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }

  package init?(width: Int, height: Int, scale: CGFloat) {
    guard let pixels = Pixels(width: width, height: height) else { return nil }
    self.pixels = pixels
    state.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Makes a picture to draw into.
  ///
  /// Simulated: `nil` if it would be empty, and for formats that a context can't have (documented):
  /// with a byte for each component these are red, green and blue with an opacity that is
  /// premultiplied or skipped, and grey alone. Differs: also `nil` if memory is given, if the
  /// picture would be too large, or if a component isn't a byte.
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
    // The origin of a context that a program makes is at the lower left.
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  /// The width in pixels.
  public var width: Int { pixels.width }
  /// The height in pixels.
  public var height: Int { pixels.height }
  /// The transform from points to pixels, counting rows from the bottom.
  public var ctm: CGAffineTransform {
    state.transform.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }
  /// Returns what has been drawn.
  public func makeImage() -> CGImage? { CGImage(pixels: pixels) }

  /// Saves colours, transform and clip for `restoreGState()`.
  public func saveGState() { states.append(state) }
  /// Restores what was saved last.
  public func restoreGState() { if let last = states.popLast() { state = last } }
  /// Adds a transform before the others.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// Moves the origin for further drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Scales further drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  /// Rotates further drawing.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets the colour for fills.
  public func setFillColor(_ color: CGColor) { state.fill = Self.bytes(color) }
  /// Sets the colour for fills.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour for lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = Self.bytes(color) }
  /// Sets the opacity of everything.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets the blend mode.
  public func setBlendMode(_ mode: CGBlendMode) { state.mode = mode }
  /// Sets the width of lines.
  ///
  /// Type-checks only: lines are always one pixel wide.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets the shape of the ends of lines.
  ///
  /// Type-checks only: as `setLineWidth(_:)`.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets the shape of the joins of lines.
  ///
  /// Type-checks only: as `setLineWidth(_:)`.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the shadow for further drawing.
  ///
  /// Type-checks only: shadows aren't drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Sets whether edges are smoothed.
  ///
  /// Type-checks only: edges are never smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Starts a path.
  public func beginPath() { path = CGMutablePath() }
  /// Starts a new subpath.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line to the path.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds the ellipse that fits a rectangle to the path.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds an arc of a circle to the path.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Adds another path to the path.
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  /// Closes the subpath.
  public func closePath() { path.closeSubpath() }

  /// Clips further drawing to the box around the path.
  ///
  /// Simulated: for rectangles. Differs: for other paths it uses the box around them.
  public func clip() {
    clip(to: path.boundingBoxOfPath)
    beginPath()
  }
  /// Clips further drawing to the rectangle.
  public func clip(to rect: CGRect) {
    state.clip = state.clip.intersection(rect.applying(state.transform))
  }

  /// Fills the path.
  public func fillPath() {
    fill(path.lines)
    beginPath()
  }
  /// Draws the outline of the path.
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
  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) { stroke([PathLines.rectangle(rect)]) }
  /// Draws the outline of the ellipse that fits a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke([PathLines.ellipse(rect)]) }
  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    saveGState()
    state.mode = .clear
    fill(rect)
    restoreGState()
  }

  /// Draws a picture into a rectangle, with its lower edge at the rectangle's origin.
  ///
  /// Simulated: if the picture's pixels can be read. Differs: other pictures leave nothing.
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

  /// Calls a closure for each pixel of a rectangle that is inside the clip.
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
