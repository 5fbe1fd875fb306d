extension View {
  /// Sets the look of the labels inside.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    telling { $0.look.labels = S.kind }
  }
}

/// A look of labels.
///
/// Simulated: title and symbol, or one of them. Differs: only the system's styles conform to it.
public protocol LabelStyle {
  /// What is shown; not part of Apple's interface.
  static var shownParts: String { get }
}

extension LabelStyle {
  static var kind: LabelStyleKind {
    switch shownParts {
    case "title": .titleOnly
    case "icon": .iconOnly
    case "both": .titleAndIcon
    default: .automatic
    }
  }
}

/// The usual style.
///
/// Simulated: title and symbol.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// What is shown; not part of Apple's interface.
  public static let shownParts = "usual"
}

/// A style with title and symbol.
///
/// Simulated: no known difference.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// What is shown; not part of Apple's interface.
  public static let shownParts = "both"
}

/// A style with the title alone.
///
/// Simulated: no known difference.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// What is shown; not part of Apple's interface.
  public static let shownParts = "title"
}

/// A style with the symbol alone.
///
/// Simulated: no known difference.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// What is shown; not part of Apple's interface.
  public static let shownParts = "icon"
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual style.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style with title and symbol.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style with the title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style with the symbol alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
