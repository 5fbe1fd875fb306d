/// How lines of text stand.
///
/// Simulated: the documented values. Differs: justified text isn't stretched.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// Stretched to both edges.
  case justified = 3
  /// As the language reads.
  case natural = 4
}

/// What happens to text that is too wide.
///
/// Simulated: the documented values. Differs: lines are always broken between words.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines end between words.
  case byWordWrapping = 0
  /// Lines end between characters.
  case byCharWrapping = 1
  /// What is too much isn't shown.
  case byClipping = 2
  /// The beginning is left out.
  case byTruncatingHead = 3
  /// The end is left out.
  case byTruncatingTail = 4
  /// The middle is left out.
  case byTruncatingMiddle = 5
}

/// How a base line is found when text is made to fit.
///
/// Simulated: keeps its value.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The base lines are at one height.
  case alignBaselines = 0
  /// The middles are.
  case alignCenters = 1
  /// Nothing is done.
  case none = 2
}

/// A line under or through text.
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
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Only under words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
