/// The alignment of text.
///
/// Simulated: the documented values. Differs: justified text isn't stretched.
public enum NSTextAlignment: Int, Sendable {
  /// Alignment on the left.
  case left = 0
  /// Centered text.
  case center = 1
  /// Alignment on the right.
  case right = 2
  /// Lines stretched to both edges.
  case justified = 3
  /// The alignment of the language.
  case natural = 4
}

/// The treatment of text that is too wide.
///
/// Simulated: the documented values. Differs: lines are always broken between words.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines are broken between words.
  case byWordWrapping = 0
  /// Lines are broken between characters.
  case byCharWrapping = 1
  /// Excess text isn't shown.
  case byClipping = 2
  /// The beginning is replaced with an ellipsis.
  case byTruncatingHead = 3
  /// The end is replaced with an ellipsis.
  case byTruncatingTail = 4
  /// The middle is replaced with an ellipsis.
  case byTruncatingMiddle = 5
}

/// The vertical adjustment of text that was shrunk to fit.
///
/// Simulated: keeps its value.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baselines stay at the same height.
  case alignBaselines = 0
  /// The centers stay at the same height.
  case alignCenters = 1
  /// No adjustment.
  case none = 2
}

/// The style of a line under or through text.
///
/// Simulated: keeps its value. Differs: it isn't drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A dotted line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Lines only under words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
