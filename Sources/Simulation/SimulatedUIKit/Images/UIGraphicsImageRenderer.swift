public import Foundation
public import SimulatedCoreGraphics

/// How a picture is drawn.
///
/// Simulated: scale. Differs: colours are always 8 bits of red, green and blue.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Elements for each point.
  open var scale: CGFloat = 3
  /// Whether nothing shows through.
  open var opaque = false
  /// Where the picture is.
  open internal(set) var bounds = CGRect.zero
  /// As the device's screen is.
  open class func `default`() -> Self { make() }
  /// As the device's screen is.
  open class func preferred() -> Self { make() }
  /// Makes a format as the device's screen is.
  public required override init() { super.init() }
  private static func make() -> Self { Self() }
}

/// What a picture is drawn with.
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
  /// What has been drawn so far.
  open var currentImage: UIImage { UIImage(picture: cgContext.makeImage(), scale: format.scale) }
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle in a way.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws the line around a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Draws from now on only inside a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws a picture.
///
/// Simulated: what ``CGContext`` draws. Differs: text isn't drawn; a picture that would be empty or
/// larger than 64 million elements comes out empty.
open class UIGraphicsImageRenderer: NSObject {
  /// What is done while the picture is drawn.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void
  /// The format.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Draws pictures of a size.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// Draws pictures of a size in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Draws pictures of a place.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Draws pictures of a place in a format.
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
  /// Draws a picture and gives it as a PNG file.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }
  /// Draws a picture and gives it as a JPEG file.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}
