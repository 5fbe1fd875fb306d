import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// An object with which an app or a widget reports whether the widget has content.
///
/// Simulated: for a widget and the app that contains it (documented); reports by others have no
/// effect. Deprecated since iOS 14 (documented).
open class NCWidgetController: NSObject {
  /// Makes a controller.
  ///
  /// Simulated: all of them behave alike.
  public override required init() { super.init() }

  /// Returns a controller.
  ///
  /// Simulated: a new one each time.
  open class func widgetController() -> Self { Self() }

  /// Returns a controller; the older name.
  ///
  /// Simulated: as `widgetController()`.
  open class func `default`() -> Self { Self() }

  /// Reports whether a widget has content.
  ///
  /// Simulated: without content the widget isn't in the Today view, its process isn't launched, and
  /// its snapshot becomes invalid (documented); the default is `true`, and the app may report it
  /// while the widget isn't running (documented).
  ///
  /// - Parameters:
  ///   - flag: Whether it has content.
  ///   - bundleID: The identifier of the widget's bundle.
  open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {
    DeviceConnection.shared?.send(.widgetContent(flag, widget: bundleID))
  }
}
