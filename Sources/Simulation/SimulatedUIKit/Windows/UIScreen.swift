public import Foundation

/// The device's screen.
///
/// Simulated: an upright phone's: 390 by 844 points, three pixels per point.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The device's own screen.
  public static let main = UIScreen()
  /// All screens: only the device's own.
  open class var screens: [UIScreen] { [main] }
  private override init() { super.init() }
  /// The bounds in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// The bounds in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
  /// The pixels per point.
  open var scale: CGFloat { 3 }
  /// The pixels per point.
  open var nativeScale: CGFloat { 3 }
  /// The brightness, from 0 to 1.
  open var brightness: CGFloat = 0.5
  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is being recorded: never.
  open var isCaptured: Bool { false }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .device }
  /// Called when the traits have changed.
  ///
  /// Type-checks only: they don't change while a process runs.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Returns a picture of the screen: always empty here.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIView(frame: bounds)
  }
}
