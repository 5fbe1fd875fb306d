public import SimulatedUIKit

extension UIVibrancyEffect {
  /// The effect of text and pictures in a Today widget.
  ///
  /// Type-checks only: nothing is blurred in pictures, and text has its own colour.
  public class func widgetPrimary() -> UIVibrancyEffect { plain }

  /// The effect of paler text and pictures in a Today widget.
  ///
  /// Type-checks only: nothing is blurred in pictures, and text has its own colour.
  public class func widgetSecondary() -> UIVibrancyEffect { plain }

  /// The effect of a Today widget in iOS 8 and 9.
  ///
  /// Type-checks only: nothing is blurred in pictures, and text has its own colour.
  public class func notificationCenter() -> UIVibrancyEffect { plain }

  /// The effect of a kind of text in a Today widget.
  ///
  /// Type-checks only: nothing is blurred in pictures, and text has its own colour.
  public class func widgetEffect(
    forVibrancyStyle vibrancyStyle: UIVibrancyEffectStyle
  ) -> UIVibrancyEffect { plain }

  private class var plain: UIVibrancyEffect {
    UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
  }
}
