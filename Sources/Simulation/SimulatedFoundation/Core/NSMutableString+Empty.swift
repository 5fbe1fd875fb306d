public import Foundation

extension NSMutableString {
  /// Makes text that is empty, as `NSMutableString()` does.
  ///
  /// Simulated: no known difference.
  public convenience init(_ nothing: Void = ()) { self.init(capacity: 0) }
}
