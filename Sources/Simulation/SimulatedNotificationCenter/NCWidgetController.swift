import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// Says from an app or a widget whether the widget has anything to show.
///
/// Simulated: for a widget and the app that has it in it (documented); what others say counts for
/// nothing. Deprecated since iOS 14 (documented).
open class NCWidgetController: NSObject {
  /// Makes a controller.
  ///
  /// Simulated: all of them do the same.
  public override required init() { super.init() }

  /// A controller.
  ///
  /// Simulated: a new one each time.
  open class func widgetController() -> Self { Self() }

  /// A controller, by the older name.
  ///
  /// Simulated: as `widgetController()`.
  open class func `default`() -> Self { Self() }

  /// Says whether a widget has anything to show.
  ///
  /// Simulated: without content the widget isn't in the Today view, its process isn't launched, and its
  /// snapshot isn't valid any more (documented); `true` without it, and the app may say so while the
  /// widget isn't running (documented).
  ///
  /// - Parameters:
  ///   - flag: Whether it has.
  ///   - bundleID: The identifier of the widget's bundle.
  open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {
    DeviceConnection.shared?.send(.widgetContent(flag, widget: bundleID))
  }
}
