import DeviceEvents
import SimulatedFoundation

extension UIViewController {
  /// Returns the action of pulling down what an extension has presented, or else its whole
  /// interface.
  ///
  /// Simulated: since iOS 13 the host shows an extension's own interface as a sheet, and the user
  /// can pull it down unless `isModalInPresentation` forbids it. The views disappear, but the
  /// request isn't ended, and the process lives on with it (observed). A compose sheet is drawn
  /// differently and stays.
  func preparePullingDown() -> Result<UserAction, ScreenFailure> {
    guard DeviceConnection.systemVersion >= 13 else {
      return .failure(ScreenFailure("sheets can't be pulled down before iOS 13"))
    }
    guard !(self is any SelfContained) else {
      return .failure(ScreenFailure("a compose sheet can't be pulled down"))
    }
    let top = outermost.topmost
    if top is UIAlertController {
      return .failure(ScreenFailure("an alert is in front, which can't be pulled down"))
    }
    if top !== outermost { return .success { top.pullDown() } }
    return .success { [outermost] in
      guard !outermost.keepsSheetUp else { return }
      outermost.willDisappear(true)
      self.state.window = nil
      self.state.isPulledDown = true
      outermost.finishAppearance(true)
    }
  }
}
