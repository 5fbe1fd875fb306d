public import Foundation

/// What is shown before or after the content of a list's cell.
///
/// Simulated: arrows, ticks, labels and views of the program are shown; those that do something are
/// buttons that a scene taps, and so is the arrow of an outline. Differs: items can't be moved, so the
/// grip is only shown.
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

  /// The side at which a view is shown.
  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// A closure that returns the place among the accessories of that side.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
  }

  enum Kind {
    case disclosure, checkmark, delete, insert, reorder, multiselect, detail
    case outline(OutlineDisclosureOptions.Style)
    case label(String, UIFont, UIColor)
    case view(UIView)
  }
  let kind: Kind
  let displayed: DisplayedState
  var isLeading = false
  var isHidden = false
  var tint: UIColor?
  var action: (() -> Void)?
  var position: Placement.Position?

  /// Returns an arrow that shows that there is more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { .init(.disclosure, displayed, options) }
  /// Returns a tick.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { .init(.checkmark, displayed, options) }
  /// Returns a button that removes the item, by default while the list is edited.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.delete, displayed, options, isLeading: true, actionHandler) }
  /// Returns a button that inserts an item, by default while the list is edited.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.insert, displayed, options, isLeading: true, actionHandler) }
  /// Returns a grip for moving the item, by default while the list is edited.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { .init(.reorder, displayed, options) }
  /// Returns a circle that is ticked while the item is selected, by default while the list is
  /// edited.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { .init(.multiselect, displayed, options, isLeading: true) }
  /// Returns the arrow of an outline's item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.outline(options.style), displayed, options, actionHandler) }
  /// Returns a button for more about the item.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.detail, displayed, options, actionHandler) }
  /// Returns a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    .init(.label(text, options.font, options.tintColor ?? .secondaryLabel), displayed, options)
  }
  /// Returns a view of the program.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    configuration.accessory
  }

  fileprivate init(
    _ kind: Kind, _ displayed: DisplayedState, _ options: any AccessoryOptions,
    isLeading: Bool = false, _ action: (() -> Void)? = nil
  ) {
    self.kind = kind
    self.displayed = displayed
    self.isLeading = isLeading
    self.action = action
    isHidden = options.isHidden
    tint = options.tintColor
  }

  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case _ where isHidden: false
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}

/// What all kinds of accessories have in common.
protocol AccessoryOptions {
  var isHidden: Bool { get }
  var tintColor: UIColor? { get }
}

extension UICellAccessory {
  /// The look of a view of the program as an accessory.
  ///
  /// Simulated: as UICellAccessory.
  public struct CustomViewConfiguration: AccessoryOptions {
    /// The view.
    public let customView: UIView
    /// The side.
    public let placement: Placement
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that it takes; its own unless it is set.
    ///
    /// Type-checks only: it takes its own.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour.
    public var tintColor: UIColor?
    /// Whether it keeps its size.
    ///
    /// Type-checks only: it does.
    public var maintainsFixedSize: Bool
    /// Makes a configuration.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }

    fileprivate var accessory: UICellAccessory {
      switch placement {
      case .leading(let displayed, let position):
        var made = UICellAccessory(.view(customView), displayed, self, isLeading: true)
        made.position = position
        return made
      case .trailing(let displayed, let position):
        var made = UICellAccessory(.view(customView), displayed, self)
        made.position = position
        return made
      }
    }
  }

  /// The width that an accessory takes.
  ///
  /// Type-checks only: accessories take the width that they have.
  public enum LayoutDimension: Equatable, Sendable {
    case actual, standard
    case custom(CGFloat)
  }
}
