/// The style of what shows through a blurred view: a kind of text or fill, or a line.
///
/// Type-checks only: the picture isn't blurred.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// The style of text.
  case label
  /// The style of secondary, paler text.
  case secondaryLabel
  /// The style of tertiary, still paler text.
  case tertiaryLabel
  /// The style of quaternary text, the palest.
  case quaternaryLabel
  /// The style of a small area.
  case fill
  /// The style of a larger area.
  case secondaryFill
  /// The style of the largest area.
  case tertiaryFill
  /// The style of a line.
  case separator
}

extension UIVibrancyEffect {
  /// Makes an effect of a kind.
  ///
  /// Type-checks only: the picture isn't blurred.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}
