extension UIColor {
  /// Fills and draws with this colour from now on.
  ///
  /// Simulated: in the picture that is being drawn.
  public func set() {
    setFill()
    setStroke()
  }
  /// Fills with this colour from now on.
  ///
  /// Simulated: in the picture that is being drawn.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Draws lines with this colour from now on.
  ///
  /// Simulated: in the picture that is being drawn.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
