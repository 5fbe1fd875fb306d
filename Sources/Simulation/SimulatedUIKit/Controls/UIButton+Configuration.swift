public import Foundation

extension UIButton {
  /// The configuration of a button's look.
  ///
  /// Simulated: title, picture, insets, colours and corners are shown. Differs: subtitles take no
  /// room; glass looks are drawn as plain ones.
  public struct Configuration: Sendable {
    /// The roundness of the corners.
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    /// The size of the button.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// The alignment of several lines.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// The arrow that shows that there is a menu.
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
    /// The configuration of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The edge at which the picture is placed.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The gap between picture and title.
    public var imagePadding: CGFloat = 0
    /// The gap between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// The alignment of several lines.
    public var titleAlignment = TitleAlignment.automatic
    /// The way in which the title's lines are broken.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The room around title and picture.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of title and picture.
    public var baseForegroundColor: UIColor?
    /// The colour behind them.
    public var baseBackgroundColor: UIColor?
    /// The roundness of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button.
    public var buttonSize = Size.medium
    /// Whether a wheel turns in place of the picture.
    public var showsActivityIndicator = false
    /// The arrow that shows that there is a menu.
    public var indicator = Indicator.automatic
    /// The configuration of the background.
    public var background = UIBackgroundConfiguration(cornerRadius: 6)
    /// Changes the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the subtitle's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the picture's colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether the background follows the state automatically.
    public var automaticallyUpdateForSelection = true

    init(_ look: Look) { self.look = look }

    /// Returns a look of title and picture only.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a look with a light shade of the tint as background.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a look with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a look with the tint as background.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a look without any decoration.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a look with a background.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a look with a background in a light shade of the tint.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a look with a background in the tint.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Returns the look for a button in its present state.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration {
  /// The title with attributes, if it has any: its own, changed by the transformer.
  var shownAttributedTitle: NSAttributedString? {
    guard attributedTitle != nil || titleTextAttributesTransformer != nil,
      var text = attributedTitle ?? title.map({ AttributedString($0) })
    else { return nil }
    if let transformer = titleTextAttributesTransformer {
      for run in text.runs.reversed() {
        text[run.range].setAttributes(transformer.transform(run.attributes))
      }
    }
    return text.forViews
  }

  @MainActor func foreground(tint: UIColor) -> UIColor {
    baseForegroundColor ?? (look == .filled ? .white : tint)
  }

  /// The background colour, if there is one.
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

/// Changes attributes of a title.
///
/// Simulated: for titles. Differs: it isn't called for subtitles, which aren't drawn.
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
/// Simulated: for backgrounds of cells. Differs: it isn't called for buttons.
public struct UIConfigurationColorTransformer: Sendable {
  /// The change.
  public let transform: @Sendable (UIColor) -> UIColor
  /// Makes a change.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }
}
