public import Foundation
import SimulatedUIKit

/// A font for text.
///
/// Simulated: sizes as on iOS at its default setting; which fonts are bold. Differs: there are no
/// font files.
public struct Font: Sendable, Hashable {
  private let size: Double
  private let weight: Weight
  private var width = Width.standard
  /// The font that it was made from.
  private var base: UIFont?

  /// Makes a font from one of Core Text, or of UIKit, which is the same there.
  ///
  /// Simulated: with its size, weight and width. Differs: a weight set on top makes it the system's
  /// font.
  public init(_ font: CTFont) {
    size = font.pointSize
    weight = .regular
    base = font
  }

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

  /// Returns the system font of a style of text.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    let font = style.font
    return weight.map { font.weight($0) } ?? font
  }

  /// Returns a font by its name; differs: it is the system font in that size.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size) }

  /// Returns a font by its name; differs: it is the system font in that size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize) }

  /// Returns a font by its name; differs: it is the system font in that size.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font(size: size) }

  /// A style of text.
  ///
  /// Simulated: sizes as on iOS at its default setting.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The styles, from large to small.
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption
    /// The smallest style.
    case caption2

    fileprivate var font: Font {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .body: .body
      case .callout: .callout
      case .subheadline: .subheadline
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// Returns the font with digits of one width, which they always have.
  public func monospacedDigit() -> Font { self }

  /// Returns the font with letters of one width; differs: they keep their widths.
  public func monospaced() -> Font { self }

  /// Returns the font in italics; differs: letters have no shapes.
  public func italic() -> Font { self }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in a weight.
  public func weight(_ weight: Weight) -> Font {
    var font = Font(size: size, weight: weight)
    font.width = width
    return font
  }

  /// Returns the font with letters of a width.
  ///
  /// Simulated: letters are wider or narrower.
  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  /// The width of letters.
  ///
  /// Simulated: Apple's names; the numbers are those of UIKit.
  public struct Width: Hashable, Sendable {
    /// From -1 to 1; 0 is standard.
    public var value: CGFloat

    /// Makes a width.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest width.
    public static let compressed = Width(UIFont.Width.compressed.rawValue)
    /// Narrow.
    public static let condensed = Width(UIFont.Width.condensed.rawValue)
    /// Standard.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(UIFont.Width.expanded.rawValue)
  }

  private init(size: Double, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  var uiFont: UIFont {
    if let base, width == .standard { return base }
    return .systemFont(
      ofSize: size, weight: weight.uiWeight, width: UIFont.Width(rawValue: width.value))
  }
}

extension EnvironmentValues {
  /// The font of text, in the weight that is set for it.
  var uiFont: UIFont {
    var font = font ?? .body
    if let fontWeight { font = font.weight(fontWeight) }
    if let fontWidth { font = font.width(fontWidth) }
    return font.uiFont
  }
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
