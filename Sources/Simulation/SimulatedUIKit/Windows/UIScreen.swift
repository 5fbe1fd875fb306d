public import Foundation

/// The device's screen.
///
/// Simulated: that of a phone, upright: 390 by 844 points, three elements for each point.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The device's own screen.
  public static let main = UIScreen()
  /// All screens: the device's own.
  open class var screens: [UIScreen] { [main] }
  private override init() { super.init() }
  /// Where it is, in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// Where it is, in elements.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
  /// Elements for each point.
  open var scale: CGFloat { 3 }
  /// Elements for each point.
  open var nativeScale: CGFloat { 3 }
  /// How bright it is, from 0 to 1.
  open var brightness: CGFloat = 0.5
  /// Pictures for each second.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether it is recorded: never.
  open var isCaptured: Bool { false }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .device }
  /// Called when the traits have changed.
  ///
  /// Type-checks only: they don't change while a process runs.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// A picture of the screen: always empty here.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIView(frame: bounds)
  }
}
