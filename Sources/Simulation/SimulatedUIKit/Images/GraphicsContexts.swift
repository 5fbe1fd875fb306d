public import Foundation
public import SimulatedCoreGraphics

/// The contexts that are drawn on, with the last one on top; each thread has its own.
enum GraphicsContexts {
  private final class Entry {
    let context: CGContext
    let scale: CGFloat
    init(_ context: CGContext, _ scale: CGFloat) {
      self.context = context
      self.scale = scale
    }
  }

  private static var stack: [Entry] {
    get { Thread.current.threadDictionary["UIGraphicsContexts"] as? [Entry] ?? [] }
    set { Thread.current.threadDictionary["UIGraphicsContexts"] = newValue }
  }

  static func make(_ size: CGSize, _ scale: CGFloat) -> CGContext? {
    let (width, height) = (size.width * scale, size.height * scale)
    guard width.isFinite, height.isFinite, width >= 1, height >= 1, width < 1e6, height < 1e6 else {
      return nil
    }
    return CGContext(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)), scale: scale)
  }

  static func with(_ context: CGContext, scale: CGFloat, _ actions: () -> Void) {
    push(context, scale)
    actions()
    pop()
  }

  static func push(_ context: CGContext, _ scale: CGFloat) {
    stack.append(Entry(context, scale))
  }
  static func pop() { _ = stack.popLast() }
  static var top: (context: CGContext, scale: CGFloat)? {
    stack.last.map { ($0.context, $0.scale) }
  }
}

/// Returns the context that is being drawn on.
///
/// Simulated: inside a renderer's actions and between `UIGraphicsBeginImageContext` and its end.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.top?.context }

/// Makes a context the current one from now on.
///
/// Simulated: until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context, 1) }

/// Makes the previous context the current one again.
///
/// Simulated: no known difference.
public func UIGraphicsPopContext() { GraphicsContexts.pop() }

/// Begins a picture of one pixel per point.
///
/// Simulated: as ``CGContext``. Differs: a picture that would be empty isn't begun.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture; a scale of 0 stands for the screen's.
///
/// Simulated: as `UIGraphicsBeginImageContext(_:)`.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : 3
  guard let context = GraphicsContexts.make(size, scale) else { return }
  GraphicsContexts.push(context, scale)
}

/// Returns what has been drawn so far.
///
/// Simulated: `nil` if no picture was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContexts.top.map { UIImage(picture: $0.context.makeImage(), scale: $0.scale) }
}

/// Ends the picture.
///
/// Simulated: no known difference.
public func UIGraphicsEndImageContext() { GraphicsContexts.pop() }

/// Fills a rectangle.
///
/// Simulated: in the picture that is being drawn.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

extension UIImage {
  /// Draws the picture in a rectangle.
  ///
  /// Simulated: if its pixels can be read, turned upright. Differs: other pictures leave nothing.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let picture = tinted else { return }
    context.saveGState()
    context.concatenate(imageOrientation.upright(in: rect))
    let isLying = imageOrientation.isLying
    let own = CGSize(
      width: isLying ? rect.height : rect.width, height: isLying ? rect.width : rect.height)
    context.drawUpright(picture, in: CGRect(origin: .zero, size: own))
    context.restoreGState()
  }
  /// Draws the picture in a rectangle, with an opacity.
  ///
  /// Simulated: as ``draw(in:)``, multiplied by the opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }
  /// Draws the picture in its own size at a point.
  ///
  /// Simulated: as ``draw(in:)``.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension UIImage {
  /// The pixels in the tint colour, each with its own opacity.
  private var tinted: CGImage? {
    guard let tint, var pixels = cgImage?.pixels else { return cgImage }
    let parts = tint.parts()
    for at in stride(from: 0, to: pixels.bytes.count, by: 4) {
      for (place, part) in [parts.red, parts.green, parts.blue].enumerated() {
        pixels.bytes[at + place] = UInt8((min(max(part, 0), 1) * 255).rounded())
      }
    }
    return CGImage(pixels: pixels)
  }
}

extension UIImage.Orientation {
  /// Returns the transform from a picture at the origin to the upright one in a rectangle.
  fileprivate func upright(in rect: CGRect) -> CGAffineTransform {
    let (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
    switch self {
    case .up: return CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    case .down: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: x + width, ty: y + height)
    case .upMirrored: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: x + width, ty: y)
    case .downMirrored: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: x, ty: y + height)
    case .right: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: x + width, ty: y)
    case .left: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: x, ty: y + height)
    case .leftMirrored: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: x, ty: y)
    case .rightMirrored:
      return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: x + width, ty: y + height)
    }
  }
}
