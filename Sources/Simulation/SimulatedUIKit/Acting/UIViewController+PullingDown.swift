import DeviceEvents
import SimulatedFoundation

extension UIViewController {
  /// What pulling down does to an extension's interface: to what it has presented, or else to all of it.
  ///
  /// Simulated: since iOS 13 the host shows an extension's own interface as a sheet, and the user can
  /// pull it down unless `isModalInPresentation` says no. The views disappear; the request isn't ended,
  /// and the process lives on with it (observed). A compose sheet is drawn in another way and stays.
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
