public import Foundation

extension NSCoder {
  /// Returns a point as text: `{1, 2}`.
  ///
  /// Simulated: the documented form.
  public class func string(for point: CGPoint) -> String { braces([point.x, point.y]) }

  /// Returns a size as text: `{1, 2}`.
  ///
  /// Simulated: the documented form.
  public class func string(for size: CGSize) -> String { braces([size.width, size.height]) }

  /// Returns a rectangle as text: `{{1, 2}, {3, 4}}`.
  ///
  /// Simulated: the documented form.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns insets as text: `{1, 2, 3, 4}`, anticlockwise from the top.
  ///
  /// Simulated: the documented form.
  public class func string(for insets: UIEdgeInsets) -> String {
    braces([insets.top, insets.left, insets.bottom, insets.right])
  }

  private class func braces(_ numbers: [CGFloat]) -> String {
    // With all digits, as on iOS (observed): a third is 0.33333333333333331.
    "{" + numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "}"
  }
}
