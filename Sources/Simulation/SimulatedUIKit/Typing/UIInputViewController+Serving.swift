package import DeviceProtocol
import Foundation
import SimulatedFoundation

extension UIInputViewController: PointPrincipal {
  /// Takes over the edited text; if the keyboard is already there, it is told.
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    switch call {
    case .typeIn(let document):
      proxy.take(document)
      reply(.done)
    case .documentChanged(let document):
      take(document)
      proxy.begin()
      reply(.done)
    default: reply(.notServed(by: self))
    }
  }

  private func take(_ document: TypedDocument) {
    switch proxy.change(to: document) {
    case .none: return
    case .selection:
      selectionWillChange(nil)
      textWillChange(nil)
      proxy.take(document)
      textDidChange(nil)
      selectionDidChange(nil)
    case .text:
      textWillChange(nil)
      proxy.take(document)
      textDidChange(nil)
    }
  }

  /// Puts the view into the keyboard's place at the screen's lower edge.
  ///
  /// It is as wide as the screen, and as high as a constraint on its height specifies.
  func takeKeyboardPlace() {
    guard let view = viewIfLoaded, view.superview is ExtensionWindow else { return }
    let screen = UIScreen.main.bounds
    let own = view.constraints.last {
      $0.isActive && $0.firstItem === view && $0.firstAttribute == .height && $0.secondItem == nil
        && $0.relation == .equal
    }
    let height = min(own?.constant ?? Self.usualHeight, screen.height)
    view.frame = CGRect(
      x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  /// The height of the system's keyboard on a phone held upright (observed).
  static let usualHeight: CGFloat = 216
}
