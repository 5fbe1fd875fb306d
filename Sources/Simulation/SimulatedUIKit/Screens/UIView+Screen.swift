package import DeviceEvents
import Foundation
import SimulatedCoreGraphics

extension UIView {
  /// The rectangle of the view on the whole screen.
  package var screenFrame: ScreenFrame { screenFrame(of: bounds) }

  /// Returns the rectangle of a part of the view on the whole screen.
  package func screenFrame(of part: CGRect) -> ScreenFrame {
    let rect = convert(part, to: nil)
    return ScreenFrame(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns a colour as it is in this view's trait environment.
  package func screenColor(_ color: UIColor?) -> ScreenColor? {
    color.map { $0.parts(traitCollection).screenColor }
  }

  /// Returns an element of a kind with the look of this view, but without children.
  package func element(_ kind: ScreenElement.Kind, text: String? = nil) -> ScreenElement {
    var element = ScreenElement(kind, frame: screenFrame, text: text)
    element.identifier = accessibilityIdentifier
    // A view that is only looked at isn't dimmed when it takes no touches.
    let isLookedAt: Set<ScreenElement.Kind> = [.area, .label, .image, .activity, .progress]
    element.isEnabled = isUserInteractionEnabled || isLookedAt.contains(kind)
    element.background =
      screenColor(backgroundColor)
      ?? layer.backgroundColor.map { UIColor(cgColor: $0).parts().screenColor }
    element.cornerRadius = layer.cornerRadius
    if layer.borderWidth > 0, let color = layer.borderColor {
      element.border = ScreenElement.Border(
        width: layer.borderWidth, color: UIColor(cgColor: color).parts().screenColor)
    }
    element.clips = clipsToBounds
    element.opacity = min(max(alpha, 0), 1)
    return element
  }

  /// Returns the visible subviews as elements, from back to front.
  package func childElements() -> [ScreenElement] {
    subviews.filter { !$0.isHidden && $0.alpha >= 0.01 }.map { $0.screenElement() }
  }

  /// Returns an area that contains the visible subviews.
  package func areaElement() -> ScreenElement {
    var element = element(.area)
    element.children = childElements()
    return element
  }
}
