public import Foundation

/// What a cell shows, as a value that makes its view.
///
/// Simulated: a cell has it make a view, and hands new values to that.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// The value for a state of the cell.
  ///
  /// Type-checks only: configurations aren't asked for other states.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
///
/// Simulated: as UIContentConfiguration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show another value; if so, a cell hands it over.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Says that it can if the values are of one type.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state that a configuration is for.
///
/// Type-checks only: configurations aren't asked for other states.
public protocol UIConfigurationState {
  /// The traits.
  var traitCollection: UITraitCollection { get set }
}

/// Texts and a picture for a row.
///
/// Simulated: they are shown as their properties say, and give the row its height. Differs: texts
/// with attributes are drawn plainly.
public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  /// How a text is written.
  public struct TextProperties: Sendable {
    /// How lines stand.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    /// How letters are changed.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// How lines stand.
    public var alignment = TextAlignment.natural
    /// What happens to text that is too wide.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 for as many as there are.
    public var numberOfLines = 0
    /// Whether the font gets smaller until the text fits.
    public var adjustsFontSizeToFitWidth = false
    /// How small it may get.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the size that the user has chosen.
    public var adjustsFontForContentSizeCategory = true
    /// How letters are changed.
    public var transform = TextTransform.none
    /// The colour.
    public func resolvedColor() -> UIColor { color }

    /// A text with its letters changed.
    func shown(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }

  /// How a picture is shown.
  public struct ImageProperties: Sendable {
    /// Its colour.
    public var tintColor: UIColor?
    /// The radius of its corners.
    public var cornerRadius: CGFloat = 0
    /// The greatest size.
    public var maximumSize = CGSize.zero
    /// The size that room is kept for.
    public var reservedLayoutSize = CGSize.zero
    /// How large a symbol is.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
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
  /// How the text is written.
  public var textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
  /// How the second text is written.
  public var secondaryTextProperties = TextProperties(
    font: .systemFont(ofSize: 12), color: .secondaryLabel)
  /// How the picture is shown.
  public var imageProperties = ImageProperties()
  /// Whether the texts stand side by side.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Room around all.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The gap between picture and text.
  public var imageToTextPadding: CGFloat = 16
  /// The gap between the texts side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The gap between the texts one below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Whether views around keep their margins.
  public var axesPreservingSuperviewLayoutMargins = 0

  private struct Styled: @unchecked Sendable {
    // Attributed strings don't change.
    var text: NSAttributedString?
    var second: NSAttributedString?
  }
  private var styled = Styled()

  /// For a cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a cell with a second text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a cell with a second text at the end.
  public static func valueCell() -> UIListContentConfiguration {
    var value = UIListContentConfiguration()
    value.prefersSideBySideTextAndSecondaryText = true
    value.secondaryTextProperties.font = .systemFont(ofSize: 17)
    return value
  }
  /// For a header of a plain table.
  public static func plainHeader() -> UIListContentConfiguration {
    var value = UIListContentConfiguration()
    value.textProperties.font = .systemFont(ofSize: 17, weight: .semibold)
    return value
  }
  /// For a footer of a plain table.
  public static func plainFooter() -> UIListContentConfiguration { groupedHeader() }
  /// For a header of a table in groups.
  public static func groupedHeader() -> UIListContentConfiguration {
    var value = UIListContentConfiguration()
    value.textProperties.font = .systemFont(ofSize: 13)
    value.textProperties.color = .secondaryLabel
    return value
  }
  /// For a footer of a table in groups.
  public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }

  /// Makes a view that shows it.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// The same value.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  var shownText: String? { attributedText?.string ?? text }
  var shownSecondaryText: String? { secondaryAttributedText?.string ?? secondaryText }
}
