public import Foundation

extension NSString {
  /// Returns the size of the text in as many lines as it has.
  ///
  /// Simulated: measured by a simple model.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextMeasure.size(String(self), Self.font(attrs))
  }

  /// Returns the rectangle that the text needs within a size.
  ///
  /// Simulated: measured by a simple model.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let lines = options.contains(.usesLineFragmentOrigin) ? 0 : 1
    let size = TextMeasure.size(
      String(self), Self.font(attributes), width: size.width, lines: lines)
    let bounds = CGRect(origin: .zero, size: size)
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws the text at a point.
  ///
  /// Type-checks only: text isn't drawn into a program's pictures.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Draws the text in a rectangle.
  ///
  /// Type-checks only: text isn't drawn into a program's pictures.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  private static func font(_ attributes: [NSAttributedString.Key: Any]?) -> UIFont {
    attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
  }
}

extension String {
  /// Returns the size of the text in as many lines as it has.
  ///
  /// Simulated: as for NSString.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  /// Returns the rectangle that the text needs within a size.
  ///
  /// Simulated: as for NSString.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text at a point.
  ///
  /// Type-checks only: text isn't drawn into a program's pictures.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Draws the text in a rectangle.
  ///
  /// Type-checks only: text isn't drawn into a program's pictures.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSAttributedString {
  /// Draws the text at a point.
  ///
  /// Type-checks only: text isn't drawn into a program's pictures.
  public func draw(at point: CGPoint) {}

  /// Draws the text in a rectangle.
  ///
  /// Type-checks only: text isn't drawn into a program's pictures.
  public func draw(in rect: CGRect) {}
}
