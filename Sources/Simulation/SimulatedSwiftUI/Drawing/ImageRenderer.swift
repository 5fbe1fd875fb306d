import DeviceEvents
public import Foundation
public import SimulatedCombine
public import SimulatedCoreGraphics
public import SimulatedUIKit

/// An object that makes a picture of a view.
///
/// Simulated: areas, borders and pictures, as in a photograph of the screen. Differs: texts and
/// symbols are left out, and what views do when they appear isn't done.
@MainActor @preconcurrency public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// The size that it is offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// The pixels per point.
  public var scale: CGFloat = 1
  /// Whether nothing behind it is visible.
  public var isOpaque = false

  /// Makes an object for a view.
  public init(content view: Content) { content = view }

  /// The picture; `nil` if it would be empty.
  public var uiImage: UIImage? {
    let piece = ViewGraph().read(content, in: EnvironmentValues())
    let size = PieceLayout.size(piece, in: proposedSize.room)
    guard size.width > 0, size.height > 0, size.width < .infinity, size.height < .infinity else {
      return nil
    }
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    PiecePlacing.place(piece, in: view, safe: view.bounds)
    view.layoutIfNeeded()
    let elements = view.childElements()
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, isOpaque)
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      ElementPainter(context: renderer.cgContext).paint(elements)
    }
  }

  /// The picture, as Core Graphics has it.
  public var cgImage: CGImage? { uiImage?.cgImage }
}

/// What draws elements of the screen.
struct ElementPainter {
  let context: CGContext

  func paint(_ elements: [ScreenElement], opacity: Double = 1) {
    for element in elements {
      context.saveGState()
      paint(element, opacity * element.opacity)
      context.restoreGState()
    }
  }

  private func paint(_ element: ScreenElement, _ opacity: Double) {
    let frame = CGRect(element.frame)
    context.setAlpha(opacity)
    let outline = Path(roundedRect: frame, cornerRadius: element.cornerRadius)
    if let color = element.background { fill(outline, color) }
    if let image = element.image, let data = Data(base64Encoded: image.base64) {
      UIImage(data: data)?.draw(in: CGRect(image.frame), blendMode: .normal, alpha: opacity)
    }
    if element.clips { context.clip(to: frame) }
    paint(element.children, opacity: opacity)
    context.setAlpha(opacity)
    if let border = element.border {
      let inner = frame.insetBy(dx: border.width / 2, dy: border.width / 2)
      let line = Path(roundedRect: inner, cornerRadius: element.cornerRadius)
      fill(line.strokedPath(StrokeStyle(lineWidth: border.width)), border.color)
    }
  }

  private func fill(_ outline: Path, _ color: ScreenColor) {
    context.setFillColor(
      red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    context.addPath(outline.cgPath)
    context.fillPath()
  }
}

extension CGRect {
  fileprivate init(_ frame: ScreenFrame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
