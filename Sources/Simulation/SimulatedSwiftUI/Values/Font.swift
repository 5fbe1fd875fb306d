import SimulatedUIKit

/// A font for text.
///
/// Simulated: sizes as on iOS at its default setting; which fonts are bold. Differs: there are no
/// font files.
public struct Font: Sendable, Hashable {
  private let size: Double
  private let weight: Weight

  /// The thickness of letters.
  public enum Weight: Sendable, Hashable {
    /// The weights, from thin to thick.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Type-checks only: there are no font files, so letters have no shapes.
  public enum Design: Sendable, Hashable {
    /// Type-checks only: the system's design, and the others that Apple offers.
    case `default`, rounded, serif, monospaced
  }

  /// The font of large titles: 34 points.
  public static let largeTitle = Font(size: 34)
  /// The font of titles: 28 points.
  public static let title = Font(size: 28)
  /// The font of second-level titles: 22 points.
  public static let title2 = Font(size: 22)
  /// The font of third-level titles: 20 points.
  public static let title3 = Font(size: 20)
  /// The font of headings: 17 points, semibold.
  public static let headline = Font(size: 17, weight: .semibold)
  /// The font of subheadings: 15 points.
  public static let subheadline = Font(size: 15)
  /// The font of body text: 17 points.
  public static let body = Font(size: 17)
  /// The font of callouts: 16 points.
  public static let callout = Font(size: 16)
  /// The font of footnotes: 13 points.
  public static let footnote = Font(size: 13)
  /// The font of captions: 12 points.
  public static let caption = Font(size: 12)
  /// The font of smaller captions: 11 points.
  public static let caption2 = Font(size: 11)

  /// Returns the system font.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight of the letters.
  ///   - design: The design of the letters.
  /// - Returns: The font.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(size: size, weight: weight ?? .regular) }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in a weight.
  public func weight(_ weight: Weight) -> Font { Font(size: size, weight: weight) }

  private init(size: Double, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  var uiFont: UIFont { .systemFont(ofSize: size, weight: weight.uiWeight) }
}

extension Font.Weight {
  fileprivate var uiWeight: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}
