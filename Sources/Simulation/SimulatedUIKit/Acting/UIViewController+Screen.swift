package import DeviceEvents
package import DeviceProtocol
import Foundation
package import SimulatedFoundation

extension UIViewController {
  /// Brings the controller on screen with its container, if its view has put it into one.
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

  /// Removes the window, and the container that a sheet has put itself into.
  package func leaveScreen() {
    state.window = nil
    (self as? any SelfContained)?.leaveContainer()
  }

  /// Returns what the screen shows while this controller is on it.
  package func screen() -> Screen {
    if state.isPulledDown { return Screen(elements: []) }
    (self as? UIInputViewController)?.takeKeyboardPlace()
    return ShownLayers(of: self).screen()
  }

  /// Finds what the user means in this controller's view and in what is presented over it.
  package func prepare(_ act: ScreenAct) -> Result<UserAction, ScreenFailure> {
    if state.isPulledDown { return .failure(ScreenFailure(SheetWords.dismissed)) }
    if act == .pullDown { return preparePullingDown() }
    (self as? UIInputViewController)?.takeKeyboardPlace()
    return ShownLayers(of: self).prepare(act)
  }

  /// Does what a keyboard asks of the text that is edited in this process.
  package func serve(_ request: KeyboardRequest) -> KeyboardPlace {
    TypingLink.shared.serve(request)
  }
}

/// A controller that puts itself into a container that only it holds: a reference cycle, which must
/// be broken at the end.
@MainActor package protocol SelfContained: UIViewController {
  /// Leaves the container, without being told that it disappears.
  func leaveContainer()
}
