import SimulatedUIKit

/// A font for text.
///
/// Simulated: sizes as on iOS at its usual setting; which are bold. Differs: there are no font files.
public struct Font: Sendable, Hashable {
  private let size: Double
  private let weight: Weight

  /// How thick letters are.
  public enum Weight: Sendable, Hashable {
    /// From thin to thick.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Type-checks only: there are no font files, so no shape of letters shows.
  public enum Design: Sendable, Hashable {
    /// Type-checks only: the system's, and what Apple offers besides.
    case `default`, rounded, serif, monospaced
  }

  /// 34 points.
  public static let largeTitle = Font(size: 34)
  /// 28 points.
  public static let title = Font(size: 28)
  /// 22 points.
  public static let title2 = Font(size: 22)
  /// 20 points.
  public static let title3 = Font(size: 20)
  /// 17 points, semibold.
  public static let headline = Font(size: 17, weight: .semibold)
  /// 15 points.
  public static let subheadline = Font(size: 15)
  /// 17 points.
  public static let body = Font(size: 17)
  /// 16 points.
  public static let callout = Font(size: 16)
  /// 13 points.
  public static let footnote = Font(size: 13)
  /// 12 points.
  public static let caption = Font(size: 12)
  /// 11 points.
  public static let caption2 = Font(size: 11)

  /// The system's font.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - weight: How thick the letters are.
  ///   - design: Its shape.
  /// - Returns: The font.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(size: size, weight: weight ?? .regular) }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in a weight.
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
