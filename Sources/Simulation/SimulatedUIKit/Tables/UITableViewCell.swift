package import DeviceEvents
public import Foundation

/// A row of a table.
///
/// Simulated: the labels and the picture of its style, or a content configuration, or views of the
/// program's own in `contentView`; its height follows from them. Differs: what is behind a cell
/// isn't drawn; a class that a table makes cells of learns its identifier after its initialiser.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Which labels a cell has and where.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// How a chosen cell looks.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// What can be done to a row while the table is edited.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// Whether focus changes how a cell looks.
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

  let style: CellStyle
  private let mainLabel = UILabel()
  private let secondLabel = UILabel()
  private let picture = UIImageView()
  private let content = UIView()
  private var made: (any UIView & UIContentView)?
  var segue: (() -> Void)?
  private var isIndentedByDelegate = false

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }
  /// Makes a cell of the first style.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
  /// Makes a cell; what was archived is ignored.
  public required init?(coder: NSCoder) {
    style = StoryboardCoder.cellStyle(coder)
    super.init(coder: coder)
    frame.size = CGSize(width: 320, height: 44)
    setUp()
  }

  private func setUp() {
    addSubview(content)
    content.frame = bounds
    secondLabel.textColor = style == .subtitle ? .label : .secondaryLabel
    secondLabel.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
  }

  /// The name under which the cell is used again.
  open internal(set) var reuseIdentifier: String?
  /// The label; it is there once it is asked for.
  open var textLabel: UILabel? { inContent(mainLabel) }
  /// The second label; there is none in the first style.
  open var detailTextLabel: UILabel? { style == .default ? nil : inContent(secondLabel) }
  /// The picture; it is there once it is asked for.
  open var imageView: UIImageView? { style == .value2 ? nil : inContent(picture) }
  /// What the cell's own views are in.
  open var contentView: UIView { content }
  /// A view behind.
  open var backgroundView: UIView?
  /// A view behind while the cell is chosen.
  open var selectedBackgroundView: UIView?
  /// A view behind while several can be chosen.
  open var multipleSelectionBackgroundView: UIView?
  /// What is behind.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if let color = backgroundConfiguration?.backgroundColor { backgroundColor = color } }
  }
  /// How a chosen cell looks.
  open var selectionStyle = SelectionStyle.default
  /// Whether the cell is chosen.
  open var isSelected = false
  /// Whether a finger is on the cell.
  open var isHighlighted = false
  /// What can be done to the row: nothing (documented as what it is at first).
  ///
  /// Differs: it doesn't follow what the table's delegate says.
  open var editingStyle: EditingStyle { .none }
  /// Whether a grip is shown to move the row by.
  open var showsReorderControl = false
  /// Whether the content moves in while the table is edited.
  open var shouldIndentWhileEditing = true
  /// What stands at the end.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the end.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// What stands at the end while the table is edited.
  open var editingAccessoryType = AccessoryType.none
  /// A view at the end while the table is edited.
  open var editingAccessoryView: UIView?
  /// How deep the content is moved in.
  open var indentationLevel = 0
  /// How far one step of that is.
  open var indentationWidth: CGFloat = 10
  /// Room between the cell's edges and the line below it.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the row can be removed and moved.
  open var isEditing = false
  /// Whether the button that removes the row is shown: it never is.
  open var showingDeleteConfirmation: Bool { false }
  /// Whether focus changes the cell.
  open var focusStyle = FocusStyle.default

  /// What the cell shows; it takes the place of the labels.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { takeOver() } }
  /// Whether the configuration follows the cell's state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// A configuration like the labels of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// Called before the cell is used again; call `super`.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }
  /// Sets whether the cell is chosen.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets whether a finger is on the cell.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Sets whether the row can be removed and moved.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Called when the button that removes the row comes or goes.
  ///
  /// Type-checks only: it isn't called.
  open func willTransition(to state: StateMask) {}

  /// What of a cell is shown while the table is edited.
  public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The button at the beginning.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that removes the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// Puts content and accessory in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let end = accessoryWidth
    content.frame = CGRect(x: 0, y: 0, width: max(bounds.width - end, 0), height: bounds.height)
    made?.frame = content.bounds
    arrangeLabels()
    guard let view = accessoryView else { return }
    let size = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
    view.frame = CGRect(
      x: bounds.width - 16 - size.width, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// As high as its content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  /// A cell with what it says.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.kind = .cell
    let list = contentConfiguration as? UIListContentConfiguration
    element.text = list?.shownText ?? mainLabel.text
    element.detail = list?.shownSecondaryText ?? secondLabel.text
    element.isOn = accessoryType == .checkmark ? true : nil
    element.isSelected = isSelected && selectionStyle != .none ? true : nil
    element.write(color: mainLabel.textColor, font: mainLabel.font)
    let own = [mainLabel.text, secondLabel.text].compactMap(\.self)
    element.children = element.children.flatMap { child -> [ScreenElement] in
      var child = child
      child.children.removeAll { $0.kind == .label && own.contains($0.text ?? "") }
      return child.children.isEmpty && child.kind == .area ? [] : [child]
    }
    return element
  }
}

extension UITableViewCell {
  /// Takes the level that a table's delegate says; 0, which is also said by who doesn't answer,
  /// takes back only what a delegate said before.
  func indent(by level: Int) {
    if level != 0 || isIndentedByDelegate { indentationLevel = level }
    isIndentedByDelegate = level != 0
  }

  func reuse(_ identifier: String) {
    reuseIdentifier = identifier
    prepareForReuse()
  }

  private func inContent<View: UIView>(_ view: View) -> View {
    if view.superview == nil { content.addSubview(view) }
    return view
  }

  private func takeOver() {
    guard let configuration = contentConfiguration else {
      made?.removeFromSuperview()
      made = nil
      return
    }
    if let made, made.supports(configuration) {
      made.configuration = configuration
    } else {
      made?.removeFromSuperview()
      let view = configuration.makeContentView()
      content.addSubview(view)
      made = view
    }
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  private var accessoryWidth: CGFloat {
    if let view = accessoryView {
      return (view.bounds.width > 0 ? view.bounds.width : view.intrinsicContentSize.width) + 24
    }
    return accessoryType == .none ? 0 : 38
  }

  func fittingHeight(width: CGFloat) -> CGFloat {
    let room = max(width - accessoryWidth, 0)
    if let made { return max(made.sizeThatFits(CGSize(width: room, height: 0)).height, 44) }
    let own = content.subviews.filter { view in
      view !== mainLabel && view !== secondLabel && view !== picture
    }
    var height = labelsHeight(width: room)
    if !own.isEmpty {
      content.frame.size.width = room
      let fitting = content.systemLayoutSizeFitting(
        CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      height = max(height, fitting.height)
    }
    return max(height, 44)
  }

  private func labelsHeight(width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(width - 32 - imageRoom, 1), height: 0)
    let main = mainLabel.superview == nil ? 0 : mainLabel.sizeThatFits(room).height
    let second = secondLabel.superview == nil ? 0 : secondLabel.sizeThatFits(room).height
    let text = style == .subtitle ? main + second : max(main, second)
    return text + 22
  }

  private var imageRoom: CGFloat { picture.image.map { $0.size.width + 16 } ?? 0 }

  private func arrangeLabels() {
    let bounds = content.bounds
    let start = 16 + CGFloat(indentationLevel) * indentationWidth
    if let image = picture.image {
      picture.frame = CGRect(
        x: start, y: (bounds.height - image.size.height) / 2, width: image.size.width,
        height: image.size.height)
    }
    let left = start + imageRoom
    let room = max(bounds.width - left - 16, 0)
    let main = mainLabel.sizeThatFits(CGSize(width: room, height: 0))
    let second =
      secondLabel.superview == nil
      ? .zero : secondLabel.sizeThatFits(CGSize(width: room, height: 0))
    if style == .subtitle {
      let top = (bounds.height - main.height - second.height) / 2
      mainLabel.frame = CGRect(x: left, y: top, width: room, height: main.height)
      secondLabel.frame = CGRect(
        x: left, y: top + main.height, width: room, height: second.height)
    } else {
      mainLabel.frame = CGRect(
        x: left, y: 0, width: max(room - second.width, 0), height: bounds.height)
      secondLabel.frame = CGRect(
        x: bounds.width - 16 - second.width, y: 0, width: second.width, height: bounds.height)
    }
  }
}
