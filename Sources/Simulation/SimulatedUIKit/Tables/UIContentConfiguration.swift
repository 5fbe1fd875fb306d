public import Foundation

/// The content of a cell, as a value that makes its view.
///
/// Simulated: a cell lets it make a view, and passes new values to that view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the value for a state of the cell, which asks for it when its state has changed.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
///
/// Simulated: as UIContentConfiguration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration that it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether it can show another value; if so, a cell passes it on.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the values have the same type.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The texts and the picture of a row.
///
/// Simulated: they are shown as their properties specify, and determine the row's height. Differs:
/// attributed texts are drawn plainly.
public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  /// The properties of a text.
  public struct TextProperties: Sendable {
    /// The alignment of lines.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    /// The transformation of letters.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The alignment of lines.
    public var alignment = TextAlignment.natural
    /// The treatment of text that is too wide.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 for as many as there are.
    public var numberOfLines = 0
    /// Whether the font shrinks until the text fits.
    public var adjustsFontSizeToFitWidth = false
    /// The limit to which it may shrink.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the user's preferred size.
    public var adjustsFontForContentSizeCategory = true
    /// The transformation of letters.
    public var transform = TextTransform.none
    /// The colour.
    public func resolvedColor() -> UIColor { color }

    /// Returns a text with its letters transformed.
    func shown(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }

  /// The properties of a picture.
  public struct ImageProperties: Sendable {
    /// Its colour.
    public var tintColor: UIColor?
    /// The radius of its corners.
    public var cornerRadius: CGFloat = 0
    /// The maximum size.
    public var maximumSize = CGSize.zero
    /// The size for which room is reserved.
    public var reservedLayoutSize = CGSize.zero
    /// The configuration of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Returns the colour: its own, or else a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
  }

  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString? {
    get { styled.text }
    set { styled.text = newValue }
  }
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString? {
    get { styled.second }
    set { styled.second = newValue }
  }
  /// The picture.
  public var image: UIImage?
  /// The properties of the text.
  public var textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
  /// The properties of the second text.
  public var secondaryTextProperties = TextProperties(
    font: .systemFont(ofSize: 12), color: .secondaryLabel)
  /// The properties of the picture.
  public var imageProperties = ImageProperties()
  /// Whether the texts are placed side by side.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The room around everything.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The gap between picture and text.
  public var imageToTextPadding: CGFloat = 16
  /// The gap between texts that are side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The gap between texts that are one below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Whether the surrounding views' margins are preserved.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []

  private struct Styled: @unchecked Sendable {
    // Attributed strings are immutable here.
    var text: NSAttributedString?
    var second: NSAttributedString?
  }
  private var styled = Styled()

  /// Returns a configuration for a cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns a configuration for a cell with a second text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns a configuration for a cell with a second text at the end.
  public static func valueCell() -> UIListContentConfiguration {
    var value = UIListContentConfiguration()
    value.prefersSideBySideTextAndSecondaryText = true
    value.secondaryTextProperties.font = .systemFont(ofSize: 17)
    return value
  }
  /// Returns a configuration for a header of a plain table.
  public static func plainHeader() -> UIListContentConfiguration {
    var value = UIListContentConfiguration()
    value.textProperties.font = .systemFont(ofSize: 17, weight: .semibold)
    return value
  }
  /// Returns a configuration for a footer of a plain table.
  public static func plainFooter() -> UIListContentConfiguration { groupedHeader() }
  /// Returns a configuration for a header of a grouped table.
  public static func groupedHeader() -> UIListContentConfiguration {
    var value = UIListContentConfiguration()
    value.textProperties.font = .systemFont(ofSize: 13)
    value.textProperties.color = .secondaryLabel
    return value
  }
  /// Returns a configuration for a footer of a grouped table.
  public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }

  /// Returns a configuration for a header, whatever the list looks like.
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  /// Returns a configuration for a footer, whatever the list looks like.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }
  /// Returns a configuration for a header that stands out.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var value = UIListContentConfiguration()
    value.textProperties.font = .systemFont(ofSize: 20, weight: .semibold)
    return value
  }
  /// Returns a configuration for a header that stands out more.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var value = UIListContentConfiguration()
    value.textProperties.font = .systemFont(ofSize: 22, weight: .bold)
    return value
  }
  /// Returns a configuration for a cell of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns a configuration for a cell of a sidebar with a second text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// Returns a configuration for a cell of a sidebar beside others.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }
  /// Returns a configuration for a cell with a second text of a sidebar beside others.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    subtitleCell()
  }
  /// Returns a configuration for a header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    var value = UIListContentConfiguration()
    value.textProperties.font = .systemFont(ofSize: 17, weight: .semibold)
    return value
  }

  /// Makes a view that shows the content.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// Returns the same value.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  var shownText: String? { attributedText?.string ?? text }
  var shownSecondaryText: String? { secondaryAttributedText?.string ?? secondaryText }
}
