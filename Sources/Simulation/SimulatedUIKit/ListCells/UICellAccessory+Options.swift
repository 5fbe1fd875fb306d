import Foundation

extension UICellAccessory {
  /// The look of an arrow.
  ///
  /// Simulated: hiding and colour.
  public struct DisclosureIndicatorOptions: AccessoryOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that it takes.
    ///
    /// Type-checks only: it takes the width that it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?
    /// Makes a look.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The look of a tick.
  ///
  /// Simulated: hiding and colour.
  public struct CheckmarkOptions: AccessoryOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that it takes.
    ///
    /// Type-checks only: it takes the width that it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?
    /// Makes a look.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The look of a button that removes.
  ///
  /// Simulated: hiding and colour.
  public struct DeleteOptions: AccessoryOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that it takes.
    ///
    /// Type-checks only: it takes the width that it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?
    /// The colour behind it.
    ///
    /// Type-checks only: it isn't drawn.
    public var backgroundColor: UIColor?
    /// Makes a look.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The look of a button that inserts.
  ///
  /// Simulated: hiding and colour.
  public struct InsertOptions: AccessoryOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that it takes.
    ///
    /// Type-checks only: it takes the width that it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?
    /// The colour behind it.
    ///
    /// Type-checks only: it isn't drawn.
    public var backgroundColor: UIColor?
    /// Makes a look.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The look of a grip.
  ///
  /// Simulated: hiding and colour.
  public struct ReorderOptions: AccessoryOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that it takes.
    ///
    /// Type-checks only: it takes the width that it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?
    /// Whether a line separates it.
    ///
    /// Type-checks only: it isn't drawn.
    public var showsVerticalSeparator: Bool?
    /// Makes a look.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// The look of a circle.
  ///
  /// Simulated: hiding and colour.
  public struct MultiselectOptions: AccessoryOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that it takes.
    ///
    /// Type-checks only: it takes the width that it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?
    /// The colour behind it.
    ///
    /// Type-checks only: it isn't drawn.
    public var backgroundColor: UIColor?
    /// Makes a look.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The look of an outline's arrow.
  ///
  /// Simulated: hiding and colour.
  public struct OutlineDisclosureOptions: AccessoryOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that it takes.
    ///
    /// Type-checks only: it takes the width that it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?
    /// The kind of arrow: one that is tapped, or one whose whole cell is.
    public enum Style: Int, Sendable { case automatic, header, cell }
    /// The kind of arrow: one that is tapped, or one whose whole cell is.
    public var style: Style
    /// Makes a look.
    public init(
      style: Style = .automatic, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.style = style
    }
  }

  /// The look of a button for more.
  ///
  /// Simulated: hiding and colour.
  public struct DetailOptions: AccessoryOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that it takes.
    ///
    /// Type-checks only: it takes the width that it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?
    /// Makes a look.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The look of a text.
  ///
  /// Simulated: hiding and colour.
  public struct LabelOptions: AccessoryOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that it takes.
    ///
    /// Type-checks only: it takes the width that it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont
    /// Whether the font follows the preferred size.
    ///
    /// Type-checks only: the preferred size doesn't change.
    public var adjustsFontForContentSizeCategory: Bool
    /// Makes a look.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body),
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }
}
