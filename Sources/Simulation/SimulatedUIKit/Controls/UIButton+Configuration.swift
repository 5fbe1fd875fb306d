public import Foundation

extension UIButton {
  /// A look of today for buttons.
  ///
  /// Simulated: title, picture, insets, colours and corners are shown. Differs: subtitles take no
  /// room; looks of glass are drawn as plain ones.
  public struct Configuration: Sendable {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    /// How large the button is.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// How several lines stand.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// Whether an arrow tells of a menu.
    public enum Indicator: Int, Sendable { case automatic, none, popup }
    enum Look: Sendable { case plain, tinted, gray, filled }

    let look: Look

    /// The title.
    public var title: String?
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// A line below the title.
    public var subtitle: String?
    /// That line with attributes.
    public var attributedSubtitle: AttributedString?
    /// The picture.
    public var image: UIImage?
    /// How large a symbol is.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Where the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The gap between picture and title.
    public var imagePadding: CGFloat = 0
    /// The gap between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// How several lines stand.
    public var titleAlignment = TitleAlignment.automatic
    /// How title lines are broken.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Room around all.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of title and picture.
    public var baseForegroundColor: UIColor?
    /// The colour behind them.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium
    /// Whether a wheel turns in the picture's place.
    public var showsActivityIndicator = false
    /// Whether an arrow tells of a menu.
    public var indicator = Indicator.automatic
    /// What is behind all.
    public var background = UIBackgroundConfiguration(cornerRadius: 6)
    /// Changes the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the subtitle's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the picture's colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether a picture is drawn behind by itself.
    public var automaticallyUpdateForSelection = true

    init(_ look: Look) { self.look = look }

    /// Title and picture only.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// On a light shade of the tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// On gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// On the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Without any look.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// With a background.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// With a background in a light shade of the tint.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// With a background of the tint.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The look for a button that is as it is.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration {
  @MainActor func foreground(tint: UIColor) -> UIColor {
    baseForegroundColor ?? (look == .filled ? .white : tint)
  }

  /// The colour behind, if there is one.
  @MainActor var fill: UIColor? {
    if let own = background.backgroundColor { return own }
    return switch look {
    case .plain: baseBackgroundColor
    case .tinted: (baseBackgroundColor ?? .systemBlue).withAlphaComponent(0.2)
    case .gray: baseBackgroundColor ?? .systemGray5
    case .filled: baseBackgroundColor ?? .systemBlue
    }
  }
}

extension UIButton.Configuration {
  func cornerRadius(of height: CGFloat) -> Double {
    switch cornerStyle {
    case .fixed, .dynamic: Double(background.cornerRadius)
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: Double(height / 2)
    }
  }
}

/// What is behind a button or a cell.
///
/// Simulated: keeps its values; a button takes the colour.
public struct UIBackgroundConfiguration: Sendable {
  /// The colour.
  public var backgroundColor: UIColor?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// Room around the background.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line around.
  public var strokeColor: UIColor?
  /// The width of that line.
  public var strokeWidth: CGFloat = 0
  /// A picture.
  public var image: UIImage?

  /// Nothing behind.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// What is behind cells of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }
  /// What is behind cells of a list in groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }
}

/// Changes attributes of a title.
///
/// Type-checks only: it isn't called.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The change.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  /// Makes a change.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
}

/// Changes a colour.
///
/// Type-checks only: it isn't called.
public struct UIConfigurationColorTransformer: Sendable {
  /// The change.
  public let transform: @Sendable (UIColor) -> UIColor
  /// Makes a change.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }
}
