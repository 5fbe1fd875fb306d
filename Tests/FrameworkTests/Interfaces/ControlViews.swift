import DeviceEvents
import SimulatedUIKit

extension ShownInterface {
  /// The views of UIKit of a class that are on the screen, in their order.
  func views<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
    controller.view.layoutIfNeeded()
    func inside(_ view: UIView) -> [Kind] {
      [view as? Kind].compactMap(\.self) + view.subviews.flatMap(inside)
    }
    return inside(controller.view)
  }

  /// The elements of the screen of a kind, in their order.
  func elements(_ kind: ScreenElement.Kind) -> [ScreenElement] {
    func inside(_ element: ScreenElement) -> [ScreenElement] {
      (element.kind == kind ? [element] : []) + element.children.flatMap(inside)
    }
    return controller.screen().elements.flatMap(inside)
  }
}
