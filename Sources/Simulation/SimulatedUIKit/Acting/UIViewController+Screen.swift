package import DeviceEvents
package import DeviceProtocol
import Foundation
package import SimulatedFoundation

extension UIViewController {
  /// Brings the controller on screen with all that it is inside of: its view may have put it into a
  /// container of its own.
  package func comeOnScreen() {
    if UIApplication.running == nil { UIApplication.running = UIApplication(isApp: false) }
    loadViewIfNeeded()
    let window = ExtensionWindow(showing: outermost)
    state.window = window
    outermost.willAppear(true)
    window.takeView()
    (self as? UIInputViewController)?.takeKeyboardPlace()
    outermost.finishAppearance(true)
  }

  /// Takes the window away, and the container that a sheet has put itself into.
  package func leaveScreen() {
    state.window = nil
    (self as? any SelfContained)?.leaveContainer()
  }

  /// What is on the screen when this controller is.
  package func screen() -> Screen {
    if state.isPulledDown { return Screen(elements: []) }
    (self as? UIInputViewController)?.takeKeyboardPlace()
    return ShownLayers(of: self).screen()
  }

  /// Finds what the user means on this controller's view and what is presented over it.
  package func prepare(_ act: ScreenAct) -> Result<UserAction, ScreenFailure> {
    if state.isPulledDown { return .failure(ScreenFailure("the user has pulled its sheet down")) }
    if act == .pullDown { return preparePullingDown() }
    (self as? UIInputViewController)?.takeKeyboardPlace()
    return ShownLayers(of: self).prepare(act)
  }

  /// Does what a keyboard wants of what is edited in this process.
  package func serve(_ request: KeyboardRequest) -> KeyboardPlace {
    TypingLink.shared.serve(request)
  }
}

/// A controller that puts itself into a container which only it holds: a circle that has to be
/// broken at the end.
@MainActor package protocol SelfContained: UIViewController {
  /// Comes out of the container, without being told of disappearing.
  func leaveContainer()
}
