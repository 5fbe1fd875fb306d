public import Foundation
import SimulatedFoundation
public import SimulatedUIKit

/// The result of a Today widget's update.
///
/// Simulated: an update in the background changes the snapshot only with `newData` (documented: the
/// others mean that nothing must be drawn). Deprecated since iOS 14 (documented).
public enum NCUpdateResult: UInt, Hashable, Sendable {
  /// There is new content to draw.
  ///
  /// Simulated: a new snapshot is taken.
  case newData
  /// There is no new content.
  ///
  /// Simulated: the previous snapshot stays.
  case noData
  /// The update has failed.
  ///
  /// Simulated: the previous snapshot stays.
  case failed
}

/// The display mode of a Today widget.
///
/// Simulated: since iOS 10 (documented). Deprecated since iOS 14 (documented).
public enum NCWidgetDisplayMode: Int, Hashable, Sendable {
  /// The compact mode.
  ///
  /// Simulated: 110 points high (observed), whatever height the widget would like.
  case compact
  /// The expanded mode.
  ///
  /// Simulated: as high as the widget would like, up to its maximum.
  case expanded
}

/// The methods of a Today widget's view controller.
///
/// Simulated: called by the Today view; all methods are optional (documented). Deprecated since iOS
/// 14 in favour of WidgetKit (documented). iOS 18 shows such widgets no more, as Apple's release
/// notes say. Differs: the protocol exists in every version of iOS.
@preconcurrency @MainActor public protocol NCWidgetProviding: NSObjectProtocol {
  /// Looks for new content, and calls the handler with the result.
  ///
  /// Simulated: called on the main queue, after the widget has come on the screen, and sometimes in
  /// the background (documented). Differs: a widget without the method is also launched in the
  /// background.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  /// Looks for new content, and returns the result.
  ///
  /// Simulated: called if the form with a handler is missing.
  func widgetPerformUpdate() async -> NCUpdateResult
  /// Called when the display mode has changed.
  ///
  /// Simulated: since iOS 10 (documented), when the user or the widget changes the mode, and
  /// between `viewDidLoad()` and `viewWillAppear(_:)` with the previous mode (observed).
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
  /// Returns the distances from the edges; called up to iOS 9.
  ///
  /// Simulated: called before it appears, in versions up to iOS 9 (documented); the default is 47
  /// points on the left and 39 below (observed).
  func widgetMarginInsets(
    forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
  ) -> UIEdgeInsets
}

extension NCWidgetProviding {
  /// Calls the form without a handler.
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    Completion.give({ await self.widgetPerformUpdate() }, to: completionHandler)
  }
  /// Returns that there is no new content.
  ///
  /// Simulated: represents a missing method.
  public func widgetPerformUpdate() async -> NCUpdateResult {
    MissingUpdate.current?.isMissing = true
    return .noData
  }
  /// Does nothing.
  ///
  /// Simulated: represents a missing method.
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {}
  /// Returns the default.
  ///
  /// Simulated: represents a missing method.
  public func widgetMarginInsets(
    forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
  ) -> UIEdgeInsets { defaultMarginInsets }
}
