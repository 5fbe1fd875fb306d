extension UIColor {
  /// Sets the colour for fills and lines from now on.
  ///
  /// Simulated: in the picture that is being drawn.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the colour for fills from now on.
  ///
  /// Simulated: in the picture that is being drawn.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the colour for lines from now on.
  ///
  /// Simulated: in the picture that is being drawn.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
