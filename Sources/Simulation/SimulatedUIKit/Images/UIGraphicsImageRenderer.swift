public import Foundation
public import SimulatedCoreGraphics

/// The format of a drawn picture.
///
/// Simulated: scale. Differs: colours always have 8 bits each for red, green and blue.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The pixels per point.
  open var scale: CGFloat = 3
  /// Whether the picture is opaque.
  open var opaque = false
  /// The rectangle of the picture.
  open internal(set) var bounds = CGRect.zero
  /// Returns the format for the device's screen.
  open class func `default`() -> Self { make() }
  /// Returns the format for the device's screen.
  open class func preferred() -> Self { make() }
  /// Makes the format for the device's screen.
  public required override init() { super.init() }
  private static func make() -> Self { Self() }
}

/// The context in which a picture is drawn.
///
/// Simulated: as ``CGContext``.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  /// The format.
  public let format: UIGraphicsImageRendererFormat
  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }
  /// The picture as drawn so far.
  open var currentImage: UIImage { UIImage(picture: cgContext.makeImage(), scale: format.scale) }
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws the outline of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Clips further drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// An object that draws pictures.
///
/// Simulated: what ``CGContext`` draws. Differs: text isn't drawn; a picture that would be empty or
/// larger than 64 million pixels is empty.
open class UIGraphicsImageRenderer: NSObject {
  /// The actions that draw a picture.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void
  /// The format.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Makes a renderer of pictures of a size.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// Makes a renderer of pictures of a size in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Makes a renderer of pictures of a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Makes a renderer of pictures of a rectangle in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// Draws a picture.
  open func image(actions: DrawingActions) -> UIImage {
    guard let context = GraphicsContexts.make(bounds.size, format.scale) else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if format.opaque {
      context.setFillColor(CGColor(gray: 0, alpha: 1))
      context.fill(bounds)
    }
    GraphicsContexts.with(context, scale: format.scale) {
      actions(UIGraphicsImageRendererContext(context, format))
    }
    return UIImage(picture: context.makeImage(), scale: format.scale)
  }
  /// Draws a picture and returns it as a PNG file.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }
  /// Draws a picture and returns it as a JPEG file.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}
