public import Foundation

extension NSCoder {
  /// A point as text: `{1, 2}`.
  ///
  /// Simulated: the documented form.
  public class func string(for point: CGPoint) -> String { braces([point.x, point.y]) }

  /// A size as text: `{1, 2}`.
  ///
  /// Simulated: the documented form.
  public class func string(for size: CGSize) -> String { braces([size.width, size.height]) }

  /// A rectangle as text: `{{1, 2}, {3, 4}}`.
  ///
  /// Simulated: the documented form.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Insets as text: `{1, 2, 3, 4}`, from the top on against the clock.
  ///
  /// Simulated: the documented form.
  public class func string(for insets: UIEdgeInsets) -> String {
    braces([insets.top, insets.left, insets.bottom, insets.right])
  }

  private class func braces(_ numbers: [CGFloat]) -> String {
    // With all digits, as iOS has it (observed): a third is 0.33333333333333331.
    "{" + numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "}"
  }
}
