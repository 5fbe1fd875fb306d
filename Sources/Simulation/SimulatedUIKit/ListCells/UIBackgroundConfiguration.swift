import DeviceEvents
public import Foundation

/// The background of a button or a cell.
///
/// Simulated: a button uses the colour; a collection's cell is drawn with colour, corners, outline,
/// room around it and the program's own view. Differs: pictures and effects aren't drawn.
public struct UIBackgroundConfiguration: Sendable {
  /// The colour.
  public var backgroundColor: UIColor?
  /// Changes the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// Room around the background.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the margins are added to that room.
  ///
  /// Type-checks only: none are added.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour of the outline.
  public var strokeColor: UIColor?
  /// Changes the colour of the outline.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the outline.
  public var strokeWidth: CGFloat = 0
  /// The distance of the outline from the background's edge.
  ///
  /// Type-checks only: it lies at the edge.
  public var strokeOutset: CGFloat = 0
  /// A picture.
  ///
  /// Type-checks only: it isn't drawn.
  public var image: UIImage?
  /// The way in which the picture fills the background.
  ///
  /// Type-checks only: it isn't drawn.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A view behind the content.
  public var customView: UIView? {
    get { own.view }
    set { own.view = newValue }
  }

  private struct Own: @unchecked Sendable {
    // A view is only used on the main queue.
    var view: UIView?
  }
  private var own = Own()

  init(backgroundColor: UIColor? = nil, cornerRadius: CGFloat = 0) {
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
  }

  /// Returns a clear background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns the background of a list's cells, whatever the list looks like.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// Returns the background of cells in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }
  /// Returns the background of cells in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }
  /// Returns the background of cells in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(cornerRadius: 8)
  }
  /// Returns the background of cells in a sidebar beside others.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    listSidebarCell()
  }
  /// Returns the background of headers, whatever the list looks like.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of footers, whatever the list looks like.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of headers and footers in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { listPlainCell() }
  /// Returns the background of headers and footers in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of headers in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// Returns the background for a state: the same.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// Returns the colour with a tint: its own, changed by the transformer, or else the tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?.transform(color) ?? color
  }
  /// Returns the colour of the outline with a tint: its own, changed by the transformer, or else
  /// the tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?.transform(color) ?? color
  }
}

extension UIView {
  /// Draws a background around the contents of an element that describes this view.
  func draw(_ background: UIBackgroundConfiguration, in element: inout ScreenElement) {
    let color = background.backgroundColor.map { _ in
      background.resolvedBackgroundColor(for: tintColor)
    }
    let stroke = background.strokeColor.map { _ in background.resolvedStrokeColor(for: tintColor) }
    let insets = background.backgroundInsets
    var behind = element
    behind.background = screenColor(color) ?? (insets == .zero ? element.background : nil)
    behind.cornerRadius = background.cornerRadius
    if background.strokeWidth > 0, let line = screenColor(stroke) {
      behind.border = ScreenElement.Border(width: background.strokeWidth, color: line)
    }
    guard insets != .zero else { return element = behind }
    var area = ScreenElement(
      .area,
      frame: screenFrame(
        of: bounds.inset(
          by: UIEdgeInsets(
            top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))))
    (area.background, area.cornerRadius) = (behind.background, behind.cornerRadius)
    area.border = behind.border
    element.children.insert(area, at: 0)
  }
}
