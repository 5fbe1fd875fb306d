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
      return .failure(ScreenFailure(SheetWords.tooOld))
    }
    guard !(self is any SelfContained) else {
      return .failure(ScreenFailure(SheetWords.composeSheet))
    }
    let top = outermost.topmost
    if top is UIAlertController { return .failure(ScreenFailure(SheetWords.alert)) }
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
