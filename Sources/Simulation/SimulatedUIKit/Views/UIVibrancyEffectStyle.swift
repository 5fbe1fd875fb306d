/// What shows through a blurred view: a kind of text, of fill, or a line.
///
/// Type-checks only: the picture doesn't blur anything.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// Text.
  case label
  /// Paler text.
  case secondaryLabel
  /// Still paler text.
  case tertiaryLabel
  /// The palest text.
  case quaternaryLabel
  /// A small area.
  case fill
  /// A larger area.
  case secondaryFill
  /// The largest area.
  case tertiaryFill
  /// A line.
  case separator
}

extension UIVibrancyEffect {
  /// Makes an effect of a kind.
  ///
  /// Type-checks only: the picture doesn't blur anything.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}
