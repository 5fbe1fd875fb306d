// Colours with names have fixed components, which are documented; no known difference.

extension UIColor {
  /// Black.
  ///
  /// Simulated: the documented components. No known difference.
  public class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  /// A dark grey.
  ///
  /// Simulated: the documented components. No known difference.
  public class var darkGray: UIColor { UIColor(red: 1 / 3, green: 1 / 3, blue: 1 / 3, alpha: 1) }
  /// A light grey.
  ///
  /// Simulated: the documented components. No known difference.
  public class var lightGray: UIColor { UIColor(red: 2 / 3, green: 2 / 3, blue: 2 / 3, alpha: 1) }
  /// White.
  ///
  /// Simulated: the documented components. No known difference.
  public class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  /// A grey.
  ///
  /// Simulated: the documented components. No known difference.
  public class var gray: UIColor { UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
  /// Red.
  ///
  /// Simulated: the documented components. No known difference.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green.
  ///
  /// Simulated: the documented components. No known difference.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue.
  ///
  /// Simulated: the documented components. No known difference.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Cyan.
  ///
  /// Simulated: the documented components. No known difference.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Yellow.
  ///
  /// Simulated: the documented components. No known difference.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Magenta.
  ///
  /// Simulated: the documented components. No known difference.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Orange.
  ///
  /// Simulated: the documented components. No known difference.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple.
  ///
  /// Simulated: the documented components. No known difference.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown.
  ///
  /// Simulated: the documented components. No known difference.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// No colour at all.
  ///
  /// Simulated: the documented components. No known difference.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
