public import SimulatedCoreImage

extension UIColor {
  /// Makes a colour from one of Core Image.
  ///
  /// Simulated: its components.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}

extension CIColor {
  /// Makes a colour from one of UIKit.
  ///
  /// Simulated: its components, in light mode if it has others in dark mode.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
