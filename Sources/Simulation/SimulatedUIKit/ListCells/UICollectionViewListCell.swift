package import DeviceEvents
public import Foundation

/// An item of a list, or a header or footer.
///
/// Simulated: accessories before and after the content, its indentation, and the line below it;
/// what a cell's configuration begins with follows from its place in the list.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  private var shown: [(accessory: UICellAccessory, view: UIView)] = []
  private let lines = (top: UIView(), bottom: UIView())
  var role: ListRole? { didSet { setNeedsLayout() } }
  /// Whether it is an item of an outline.
  var isInOutline = false { didSet { changed(oldValue, isInOutline) } }
  /// Whether what is inside its item is shown.
  var isExpanded = false { didSet { changed(oldValue, isExpanded) } }
  /// Whether a tap shows or hides what is inside its item.
  var isOutlineHeader: Bool {
    isInOutline
      && accessories.contains {
        guard case .outline(let style) = $0.kind else { return false }
        return style == .header || style == .automatic && role?.kind == .header
      }
  }

  private func changed(_ old: Bool, _ new: Bool) {
    if old != new { setNeedsUpdateConfiguration() }
  }

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeLines()
  }
  /// Makes a cell; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeLines()
  }

  private func takeLines() {
    for line in [lines.top, lines.bottom] {
      line.isHidden = true
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
    addLayoutGuide(separatorLayoutGuide)
  }

  /// What is shown before and after the content.
  open var accessories: [UICellAccessory] = [] { didSet { setNeedsUpdateConfiguration() } }
  /// The indentation level of the content.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one indentation level.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories before the content are indented with it.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// A guide that says where the line below the cell begins and ends.
  ///
  /// Type-checks only: constraints with it don't move the line; see UIListSeparatorConfiguration.
  public let separatorLayoutGuide = UILayoutGuide()

  /// Returns a configuration for the cell's place: that of an item, a header or a footer.
  open func defaultContentConfiguration() -> UIListContentConfiguration { role?.content ?? .cell() }
  /// Returns a background for the cell's place.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let role, role.kind == .item else { return .clear() }
    return role.list.isGrouped ? .listGroupedCell() : .listPlainCell()
  }

  /// Updates configurations and accessories.
  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    showAccessories(state)
  }

  private func showAccessories(_ state: UICellConfigurationState) {
    for (_, view) in shown { view.removeFromSuperview() }
    shown = CellAccessoryViews.ordered(
      accessories.filter { $0.isShown(isEditing: state.isEditing) }
    ).map { ($0, CellAccessoryViews.view(of: outlined($0), state)) }
    for (_, view) in shown { addSubview(view) }
  }

  /// Gives an outline's arrow its effect, if it has none of its own.
  private func outlined(_ accessory: UICellAccessory) -> UICellAccessory {
    guard case .outline = accessory.kind, accessory.action == nil, isInOutline else {
      return accessory
    }
    var outlined = accessory
    outlined.action = { [weak self] in
      guard let self else { return }
      (self.superview as? UICollectionView)?.toggleOutline(of: self)
    }
    return outlined
  }

  private func width(isLeading: Bool) -> CGFloat {
    shown.filter { $0.accessory.isLeading == isLeading }
      .reduce(0) { $0 + CellAccessoryViews.size(of: $1.view).width + 16 }
  }
  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  override var contentFrame: CGRect {
    let start = width(isLeading: true) + indentation
    let top = role?.topPadding ?? 0
    return CGRect(
      x: start, y: top, width: max(bounds.width - start - width(isLeading: false), 0),
      height: max(bounds.height - top, 0))
  }

  override func contentSize(in size: CGSize, flexible: FlexibleAxes) -> CGSize {
    updateConfigurationIfNeeded()
    let taken = width(isLeading: true) + width(isLeading: false) + indentation
    var wanted = super.contentSize(
      in: CGSize(width: max(size.width - taken, 0), height: size.height), flexible: flexible)
    wanted.width += taken
    wanted.height += role?.topPadding ?? 0
    wanted.height = max(wanted.height.rounded(.up), elementKind == nil ? 44 : 0)
    return wanted
  }

  /// Lays out content, accessories and lines.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var left = indentsAccessories ? indentation : 0
    var right = bounds.width
    for (accessory, view) in shown where accessory.isLeading {
      left += 16
      left += place(view, at: left)
    }
    for (accessory, view) in shown.reversed() where !accessory.isLeading {
      right -= CellAccessoryViews.size(of: view).width + 16
      _ = place(view, at: right)
    }
    layOutLines()
  }

  private func place(_ view: UIView, at x: CGFloat) -> CGFloat {
    let size = CellAccessoryViews.size(of: view)
    view.frame = CGRect(
      x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    return size.width
  }

  private func layOutLines() {
    let separators = role?.separators
    let isLast = role?.isLast == true && role?.list.isGrouped == true
    lines.top.isHidden = separators?.topSeparatorVisibility != .visible
    lines.bottom.isHidden =
      switch separators?.bottomSeparatorVisibility {
      case nil, .hidden: true
      case .visible: false
      case .automatic: isLast
      }
    guard let separators else { return }
    for (line, insets, y) in [
      (lines.top, separators.topSeparatorInsets, 0),
      (lines.bottom, separators.bottomSeparatorInsets, bounds.height - 0.5),
    ] {
      let isOwn = insets != UIListSeparatorConfiguration.automaticInsets
      let start = isOwn ? insets.leading : contentFrame.minX + 16
      line.backgroundColor = separators.color
      line.frame = CGRect(
        x: start, y: y, width: max(bounds.width - start - (isOwn ? insets.trailing : 0), 0),
        height: 0.5)
    }
  }

  /// Describes a cell with its tick.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    let isTicked = shown.contains { if case .checkmark = $0.accessory.kind { true } else { false } }
    if isTicked { element.isOn = true }
    if backgroundConfiguration == nil, let role, role.kind == .item, role.list.isGrouped {
      element.background =
        element.background ?? screenColor(.secondarySystemGroupedBackground)
    }
    return element
  }
}

/// The views of a cell's accessories.
@MainActor enum CellAccessoryViews {
  /// Returns accessories in the order in which they are shown; views of the program have their own
  /// ideas about it.
  static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var sides = [true, false].map { side in
      accessories.filter { $0.isLeading == side && $0.position == nil }
    }
    for accessory in accessories {
      guard let position = accessory.position else { continue }
      let side = accessory.isLeading ? 0 : 1
      let place = min(max(position(sides[side]), 0), sides[side].count)
      sides[side].insert(accessory, at: place)
    }
    return sides.flatMap(\.self)
  }

  static func size(of view: UIView) -> CGSize {
    let size = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  static func view(of accessory: UICellAccessory, _ state: UICellConfigurationState) -> UIView {
    switch accessory.kind {
    case .disclosure: picture("chevron.forward", accessory)
    case .checkmark: picture("checkmark", accessory)
    case .reorder: picture("line.3.horizontal", accessory)
    case .multiselect:
      picture(state.isSelected ? "checkmark.circle.fill" : "circle", accessory)
    case .outline where accessory.action == nil: picture("chevron.right", accessory)
    case .outline:
      button(state.isExpanded ? CollectionWords.collapse : CollectionWords.expand, accessory)
    case .delete: button(CollectionWords.delete, accessory)
    case .insert: button(CollectionWords.insert, accessory)
    case .detail: button(CollectionWords.detail, accessory)
    case .label(let text, let font, let color): label(text, font, color)
    case .view(let view): tinted(view, accessory)
    }
  }

  private static func tinted(_ view: UIView, _ accessory: UICellAccessory) -> UIView {
    if let tint = accessory.tint { view.tintColor = tint }
    return view
  }

  private static func picture(_ name: String, _ accessory: UICellAccessory) -> UIView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.tintColor = accessory.tint ?? .tertiaryLabel
    view.frame.size = CGSize(width: 20, height: 20)
    return view
  }

  private static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UIView {
    let label = UILabel()
    (label.text, label.font, label.textColor) = (text, font, color)
    label.frame.size = label.sizeThatFits(CGSize(width: 1000, height: 0))
    return label
  }

  private static func button(_ name: String, _ accessory: UICellAccessory) -> UIView {
    let button = UIButton(type: .custom)
    button.accessibilityLabel = name
    button.tintColor = accessory.tint
    button.frame.size = CGSize(width: 24, height: 24)
    let action = accessory.action
    button.addAction(UIAction { _ in action?() }, for: .touchUpInside)
    return button
  }
}
