public import Foundation
import SimulatedFoundation
public import SimulatedUIKit

/// What a Today widget's update came to.
///
/// Simulated: an update while nobody looks changes the snapshot with `newData` only (documented: the
/// others say that nothing has to be drawn). Deprecated since iOS 14 (documented).
public enum NCUpdateResult: UInt, Hashable, Sendable {
  /// There is something new to draw.
  ///
  /// Simulated: a new snapshot is taken.
  case newData
  /// There is nothing new.
  ///
  /// Simulated: the snapshot from before stays.
  case noData
  /// It couldn't be found out.
  ///
  /// Simulated: the snapshot from before stays.
  case failed
}

/// How much of a Today widget is shown.
///
/// Simulated: since iOS 10 (documented). Deprecated since iOS 14 (documented).
public enum NCWidgetDisplayMode: Int, Hashable, Sendable {
  /// A little.
  ///
  /// Simulated: 110 points high (observed), whatever the widget would like.
  case compact
  /// All.
  ///
  /// Simulated: as high as the widget would like, up to its maximum.
  case expanded
}

/// What the view controller of a Today widget does.
///
/// Simulated: the Today view calls it; all methods are optional (documented). Deprecated since iOS 14 in
/// favour of WidgetKit (documented). Differs: it is there in every version of iOS; when Apple's systems
/// stop showing such widgets isn't documented.
@preconcurrency @MainActor public protocol NCWidgetProviding: NSObjectProtocol {
  /// Looks for something new, and calls the handler with what it came to.
  ///
  /// Simulated: called on the main queue, behind the widget's coming on the screen, and at times while
  /// nobody looks (documented). Differs: a widget without the method is launched in the background, too.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  /// Looks for something new, and says what it came to.
  ///
  /// Simulated: called where there is no form with a handler.
  func widgetPerformUpdate() async -> NCUpdateResult
  /// More or less of the widget is shown.
  ///
  /// Simulated: since iOS 10 (documented), when the user or the widget changes the mode, and between
  /// `viewDidLoad()` and `viewWillAppear(_:)` with the mode of the last time (observed).
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
  /// How far from the edges it is drawn; asked up to iOS 9.
  ///
  /// Simulated: asked before it appears, in versions up to iOS 9 (documented); what is proposed is 47
  /// points on the left and 39 below (observed).
  func widgetMarginInsets(
    forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
  ) -> UIEdgeInsets
}

extension NCWidgetProviding {
  /// What the form without a handler does.
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    Completion.give({ await self.widgetPerformUpdate() }, to: completionHandler)
  }
  /// Nothing is new.
  ///
  /// Simulated: stands for a method that isn't there.
  public func widgetPerformUpdate() async -> NCUpdateResult {
    MissingUpdate.current?.isMissing = true
    return .noData
  }
  /// Does nothing.
  ///
  /// Simulated: stands for a method that isn't there.
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {}
  /// As proposed.
  ///
  /// Simulated: stands for a method that isn't there.
  public func widgetMarginInsets(
    forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
  ) -> UIEdgeInsets { defaultMarginInsets }
}
