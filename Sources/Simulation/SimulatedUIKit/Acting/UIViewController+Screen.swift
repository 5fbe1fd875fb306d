package import DeviceEvents
import Foundation
package import SimulatedFoundation

extension UIViewController {
  /// Brings the controller on screen with all that it is inside of: its view may have put it into a
  /// container of its own.
  package func comeOnScreen() {
    loadViewIfNeeded()
    outermost.appear()
  }

  /// What is on the screen when this controller is.
  package func screen() -> Screen { ShownLayers(of: self).screen() }

  /// Finds what the user means on this controller's view and what is presented over it.
  package func prepare(_ act: ScreenAct) -> Result<UserAction, ScreenFailure> {
    ShownLayers(of: self).prepare(act)
  }
}
