public import Foundation

// The three kinds of named numbers with which UIKit lets code calculate.

extension UILayoutPriority {
  /// Returns a higher priority.
  ///
  /// Simulated: no known difference.
  public static func + (one: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue + more)
  }
  /// Returns a lower priority.
  ///
  /// Simulated: no known difference.
  public static func - (one: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue - less)
  }
}

extension UIWindow.Level: Comparable {
  /// Returns whether one level is behind another.
  ///
  /// Simulated: no known difference.
  public static func < (one: UIWindow.Level, other: UIWindow.Level) -> Bool {
    one.rawValue < other.rawValue
  }
  /// Returns a level further in front.
  ///
  /// Simulated: no known difference.
  public static func + (one: UIWindow.Level, more: CGFloat) -> UIWindow.Level {
    UIWindow.Level(one.rawValue + more)
  }
  /// Returns a level further behind.
  ///
  /// Simulated: no known difference.
  public static func - (one: UIWindow.Level, less: CGFloat) -> UIWindow.Level {
    UIWindow.Level(one.rawValue - less)
  }
}

extension UIFont.Weight {
  /// Makes a weight.
  ///
  /// Simulated: no known difference.
  public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }
}
