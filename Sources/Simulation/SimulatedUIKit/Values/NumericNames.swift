public import Foundation

// The three kinds of numbers with names that UIKit lets code calculate with.

extension UILayoutPriority {
  /// A priority that matters more.
  ///
  /// Simulated: no known difference.
  public static func + (one: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue + more)
  }
  /// A priority that matters less.
  ///
  /// Simulated: no known difference.
  public static func - (one: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue - less)
  }
}

extension UIWindow.Level: Comparable {
  /// Whether one is behind another.
  ///
  /// Simulated: no known difference.
  public static func < (one: UIWindow.Level, other: UIWindow.Level) -> Bool {
    one.rawValue < other.rawValue
  }
  /// A level further in front.
  ///
  /// Simulated: no known difference.
  public static func + (one: UIWindow.Level, more: CGFloat) -> UIWindow.Level {
    UIWindow.Level(one.rawValue + more)
  }
  /// A level further behind.
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
