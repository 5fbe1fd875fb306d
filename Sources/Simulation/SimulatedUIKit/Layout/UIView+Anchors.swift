extension UIView {
  /// The edge where reading begins.
  ///
  /// Simulated: for constraints, as documented.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .leading)
  }
  /// The edge where reading ends.
  ///
  /// Simulated: for constraints, as documented.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .trailing)
  }
  /// The left edge.
  ///
  /// Simulated: for constraints, as documented.
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .left)
  }
  /// The right edge.
  ///
  /// Simulated: for constraints, as documented.
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .right)
  }
  /// The upper edge.
  ///
  /// Simulated: for constraints, as documented.
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .top)
  }
  /// The lower edge.
  ///
  /// Simulated: for constraints, as documented.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .bottom)
  }
  /// The width.
  ///
  /// Simulated: for constraints, as documented.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(item: self, attribute: .width)
  }
  /// The height.
  ///
  /// Simulated: for constraints, as documented.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(item: self, attribute: .height)
  }
  /// The horizontal center.
  ///
  /// Simulated: for constraints, as documented.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .centerX)
  }
  /// The vertical center.
  ///
  /// Simulated: for constraints, as documented.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .centerY)
  }
  /// The baseline of the first line of text.
  ///
  /// Simulated: for constraints, as documented.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline)
  }
  /// The baseline of the last line of text.
  ///
  /// Simulated: for constraints, as documented.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline)
  }
}
