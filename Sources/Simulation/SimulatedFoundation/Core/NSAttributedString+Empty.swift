public import Foundation

extension NSAttributedString {
  /// Makes text that is empty, as `NSAttributedString()` and `NSMutableAttributedString()` do.
  ///
  /// Simulated: no known difference.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
