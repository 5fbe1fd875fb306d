public import Foundation
public import SimulatedUIKit

/// What a Today widget's update came to.
///
/// Type-checks only: the device has no Today view.
public enum NCUpdateResult: UInt, Hashable, Sendable {
  /// There is something new to draw.
  case newData
  /// There is nothing new.
  case noData
  /// It couldn't be found out.
  case failed
}

/// How much of a Today widget is shown.
///
/// Type-checks only: the device has no Today view.
public enum NCWidgetDisplayMode: Int, Hashable, Sendable {
  /// A little.
  case compact
  /// All.
  case expanded
}

/// What the view controller of a Today widget does.
///
/// Type-checks only: the device has no Today view; a test of a widget's own code can call its
/// methods. All of them are optional.
@preconcurrency @MainActor public protocol NCWidgetProviding: NSObjectProtocol {
  /// Looks for something new, and calls the handler with what it came to.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  /// More or less of the widget is shown.
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
  /// How far from the edges it is drawn; asked up to iOS 9.
  func widgetMarginInsets(
    forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
  ) -> UIEdgeInsets
}

extension NCWidgetProviding {
  /// Nothing is new.
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.noData)
  }
  /// Does nothing.
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {}
  /// As proposed.
  public func widgetMarginInsets(
    forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
  ) -> UIEdgeInsets { defaultMarginInsets }
}

/// Says from an app whether its Today widget has anything to show.
///
/// Type-checks only: the device has no Today view.
open class NCWidgetController: NSObject {
  /// Makes a controller.
  public override init() { super.init() }
  /// Says whether a widget has anything to show.
  open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}
