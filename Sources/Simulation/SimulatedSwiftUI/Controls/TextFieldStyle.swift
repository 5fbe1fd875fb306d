/// A look of fields.
///
/// Simulated: with or without a border.
public protocol TextFieldStyle {
  /// Whether there is a border; not part of Apple's interface.
  static var isRounded: Bool { get }
}

/// The usual style: without a border.
///
/// Simulated: no known difference.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// Whether there is a border; not part of Apple's interface.
  public static let isRounded = false
}

/// A style without a border.
///
/// Simulated: no known difference.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// Whether there is a border; not part of Apple's interface.
  public static let isRounded = false
}

/// A style with a border that has round corners.
///
/// Simulated: no known difference.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// Whether there is a border; not part of Apple's interface.
  public static let isRounded = true
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a border that has round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
