/// What a shape of a view is for.
///
/// Type-checks only: all of a view's rectangle counts.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The purposes as bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Previews of what is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What follows a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Screen readers.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// The colour of a row's symbols.
///
/// Type-checks only: symbols have the colour of text.
public struct ListItemTint: Sendable {
  /// A colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// A colour, unless the system has a better one.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// Grey.
  public static let monochrome = ListItemTint()
}

extension View {
  /// Sets the area of a view for some purposes.
  ///
  /// Type-checks only: all of a view's rectangle counts.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }

  /// Sets the colour of symbols in rows.
  ///
  /// Type-checks only: symbols have the colour of text.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }

  /// Sets the colour of symbols in rows.
  ///
  /// Type-checks only: symbols have the colour of text.
  public func listItemTint(_ tint: Color?) -> some View { self }
}
