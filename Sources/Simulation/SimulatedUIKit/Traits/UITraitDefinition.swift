public import Foundation

/// A trait, by its type.
///
/// Simulated: the traits that the device has. Differs: a program can't define its own.
public protocol UITraitDefinition {
  /// What the trait holds.
  associatedtype Value: Equatable
  /// The value when nothing sets it.
  static var defaultValue: Value { get }
}

/// A trait's type.
///
/// Simulated: no known difference.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that a collection has a value for.
private protocol ReadTrait: UITraitDefinition {
  static func value(in traits: UITraitCollection) -> Value
}

/// Light or dark.
///
/// Simulated: no known difference.
public enum UITraitUserInterfaceStyle: UITraitDefinition, ReadTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static func value(in traits: UITraitCollection) -> Value { traits.userInterfaceStyle }
}

/// The kind of device.
///
/// Simulated: the value. Differs: it never changes on the device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, ReadTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static func value(in traits: UITraitCollection) -> Value { traits.userInterfaceIdiom }
}

/// The room in the horizontal direction.
///
/// Simulated: the value. Differs: it never changes on the device.
public enum UITraitHorizontalSizeClass: UITraitDefinition, ReadTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traits: UITraitCollection) -> Value { traits.horizontalSizeClass }
}

/// The room in the vertical direction.
///
/// Simulated: the value. Differs: it never changes on the device.
public enum UITraitVerticalSizeClass: UITraitDefinition, ReadTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traits: UITraitCollection) -> Value { traits.verticalSizeClass }
}

/// The screen's pixels per point.
///
/// Simulated: the value. Differs: it never changes on the device.
public enum UITraitDisplayScale: UITraitDefinition, ReadTrait {
  /// Zero, which means none.
  public static var defaultValue: CGFloat { 0 }
  static func value(in traits: UITraitCollection) -> Value { traits.displayScale }
}

/// The user's preferred text size.
///
/// Simulated: the value. Differs: it never changes on the device.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, ReadTrait {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static func value(in traits: UITraitCollection) -> Value { traits.preferredContentSizeCategory }
}

/// The level of the window.
///
/// Simulated: the value. Differs: it never changes on the device.
public enum UITraitUserInterfaceLevel: UITraitDefinition, ReadTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  static func value(in traits: UITraitCollection) -> Value { traits.userInterfaceLevel }
}

extension UITraitCollection {
  /// Returns the value of a trait.
  ///
  /// Simulated: no known difference for the traits that there are.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    (trait as? any ReadTrait.Type)?.anyValue(in: self) as? T.Value ?? T.defaultValue
  }

  /// Whether a trait has another value in other traits.
  func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
    (trait as? any ReadTrait.Type)?.differs(self, other) ?? false
  }
}

extension ReadTrait {
  fileprivate static func anyValue(in traits: UITraitCollection) -> Any { value(in: traits) }

  fileprivate static func differs(_ traits: UITraitCollection, _ others: UITraitCollection) -> Bool
  { value(in: traits) != value(in: others) }
}
