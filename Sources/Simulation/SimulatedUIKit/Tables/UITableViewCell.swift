package import DeviceEvents
public import Foundation

/// A row of a table.
///
/// Simulated: the labels and the picture of its style, or a content configuration, or the program's
/// own views in `contentView`; its height follows from them. Differs: a cell's background isn't
/// drawn; a class from which a table makes cells learns its identifier after its initialiser.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The arrangement of a cell's labels.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// The look of a selected cell.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// The editing controls of a row.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// The accessory at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The effect of focus on a cell.
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  /// The style of separators.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

  let style: CellStyle
  let mainLabel = UILabel()
  let secondLabel = UILabel()
  let picture = UIImageView()
  let content = UIView()
  var made: (any UIView & UIContentView)?
  var segue: (() -> Void)?
  var isIndentedByDelegate = false

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }
  /// Makes a cell of the default style.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
  /// Makes a cell; the archive is ignored.
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

  /// The identifier under which the cell is reused.
  open internal(set) var reuseIdentifier: String?
  /// The label; it is made when it is first requested.
  open var textLabel: UILabel? { inContent(mainLabel) }
  /// The second label; the default style has none.
  open var detailTextLabel: UILabel? { style == .default ? nil : inContent(secondLabel) }
  /// The picture; it is made when it is first requested.
  open var imageView: UIImageView? { style == .value2 ? nil : inContent(picture) }
  /// The view that contains the cell's own views.
  open var contentView: UIView { content }
  /// A view behind the content.
  open var backgroundView: UIView?
  /// A view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView?
  /// A view behind the content while several cells can be selected.
  open var multipleSelectionBackgroundView: UIView?
  /// The configuration of the background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if let color = backgroundConfiguration?.backgroundColor { backgroundColor = color } }
  }
  /// The look of the selected cell.
  open var selectionStyle = SelectionStyle.default
  /// Whether the cell is selected.
  open var isSelected = false { didSet { stateChanged(from: oldValue, isSelected) } }
  /// Whether a finger is on the cell.
  open var isHighlighted = false { didSet { stateChanged(from: oldValue, isHighlighted) } }
  /// The editing controls of the row: none (the documented initial value).
  ///
  /// Differs: it doesn't follow the table's delegate.
  open var editingStyle: EditingStyle { .none }
  /// Whether a grip for moving the row is shown.
  open var showsReorderControl = false
  /// Whether the content is indented while the table is edited.
  open var shouldIndentWhileEditing = true
  /// The accessory at the end of the row.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the end of the row.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// The accessory at the end of the row while the table is edited.
  open var editingAccessoryType = AccessoryType.none
  /// A view at the end of the row while the table is edited.
  open var editingAccessoryView: UIView?
  /// The indentation level of the content.
  open var indentationLevel = 0
  /// The width of one indentation level.
  open var indentationWidth: CGFloat = 10
  /// The room between the cell's edges and the separator below it.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the row can be removed and moved.
  open var isEditing = false { didSet { stateChanged(from: oldValue, isEditing) } }
  /// Whether the button that removes the row is shown: it never is.
  open var showingDeleteConfirmation: Bool { false }
  /// Whether focus changes the cell.
  open var focusStyle = FocusStyle.default

  /// The configuration of the content; it takes the place of the labels.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { takeOver() } }
  /// Whether the content's configuration is updated for the cell's state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background's configuration is updated for the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A closure that sets the cell up for its state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A closure that sets a cell up for its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void
  var needsConfiguration = true
  /// The state of the cell; a subclass may add to it.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = isEditing
    return state
  }
  /// Has the configurations updated before the cell is laid out.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    superview?.setNeedsLayout()
    setNeedsLayout()
  }
  /// Sets the cell up for a state: updates the configurations, if it should, before the handler is
  /// called.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      contentConfiguration = configuration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
  }
  /// Returns a configuration that resembles the labels of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// Called before the cell is reused; call `super`.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
    needsConfiguration = true
  }
  /// Sets whether the cell is selected.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets whether a finger is on the cell.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Sets whether the row can be removed and moved.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Called when the button that removes the row comes or goes.
  ///
  /// Type-checks only: it isn't called.
  open func willTransition(to state: StateMask) {}

  /// The parts of a cell that are shown while the table is edited.
  public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control at the beginning.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that removes the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// Lays out content and accessory.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
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

  /// Returns the height of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  /// Describes a cell with its texts.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.kind = .cell
    let list = contentConfiguration as? UIListContentConfiguration
    element.text = list?.shownText ?? mainLabel.text
    element.detail = list?.shownSecondaryText ?? secondLabel.text
    element.isOn = accessoryType == .checkmark ? true : nil
    element.isSelected = isSelected && selectionStyle != .none ? true : nil
    element.write(color: mainLabel.textColor, font: mainLabel.font)
    let own = [element.text, element.detail].compactMap(\.self)
    element.children = element.children.flatMap { $0.without(own) }
    return element
  }
}

extension ScreenElement {
  /// The element without labels that have one of the texts, and without areas that were for these.
  func without(_ texts: [String]) -> [ScreenElement] {
    if kind == .label, texts.contains(text ?? "") { return [] }
    var rest = self
    rest.children = children.flatMap { $0.without(texts) }
    return kind == .area && rest.children.isEmpty ? [] : [rest]
  }
}
