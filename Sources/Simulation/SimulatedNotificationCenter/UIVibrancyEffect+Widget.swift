public import SimulatedUIKit

extension UIVibrancyEffect {
  /// Returns the effect for text and pictures in a Today widget.
  ///
  /// Type-checks only: pictures aren't blurred, and text has its own colour.
  public class func widgetPrimary() -> UIVibrancyEffect { plain }

  /// Returns the effect for paler text and pictures in a Today widget.
  ///
  /// Type-checks only: pictures aren't blurred, and text has its own colour.
  public class func widgetSecondary() -> UIVibrancyEffect { plain }

  /// Returns the effect of a Today widget in iOS 8 and 9.
  ///
  /// Type-checks only: pictures aren't blurred, and text has its own colour.
  public class func notificationCenter() -> UIVibrancyEffect { plain }

  /// Returns the effect for a kind of text in a Today widget.
  ///
  /// Type-checks only: pictures aren't blurred, and text has its own colour.
  public class func widgetEffect(
    forVibrancyStyle vibrancyStyle: UIVibrancyEffectStyle
  ) -> UIVibrancyEffect { plain }

  private class var plain: UIVibrancyEffect {
    UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
  }
}
