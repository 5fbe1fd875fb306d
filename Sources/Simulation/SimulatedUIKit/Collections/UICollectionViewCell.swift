package import DeviceEvents
public import Foundation

/// An item of a collection.
///
/// Simulated: its own views are in `contentView`, or come from a content configuration; its
/// configurations are updated when its state has changed, before it is laid out.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()
  private(set) var made: (any UIView & UIContentView)?
  private var needsConfiguration = true

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Makes a cell; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(content)
    content.frame = bounds
  }

  /// The view that contains the cell's own views.
  open var contentView: UIView { content }
  /// Whether the cell is selected.
  open var isSelected = false { didSet { stateChanged(from: oldValue, isSelected) } }
  /// Whether a finger is on the cell.
  open var isHighlighted = false { didSet { stateChanged(from: oldValue, isHighlighted) } }
  /// A view behind the content.
  open var backgroundView: UIView? { didSet { replace(oldValue) } }
  /// A view behind the content while the cell is selected, or a finger is on it.
  open var selectedBackgroundView: UIView? { didSet { replace(oldValue) } }
  /// The configuration of the background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      let (old, new) = (oldValue?.customView, backgroundConfiguration?.customView)
      if old !== new { old?.removeFromSuperview() }
      if let new, new.superview !== self { insertSubview(new, at: 0) }
      setNeedsLayout()
    }
  }
  /// The configuration of the content; a view that supports it stays.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if let contentConfiguration, let made, made.supports(contentConfiguration) {
        made.configuration = contentConfiguration
      } else {
        made?.removeFromSuperview()
        made = contentConfiguration?.makeContentView()
        if let made { content.addSubview(made) }
      }
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
  }
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
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// The state of the cell; a subclass may add to it.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = (superview as? UICollectionView)?.isEditing ?? false
    state.isExpanded = (self as? UICollectionViewListCell)?.isExpanded ?? false
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

  /// Updates the configurations if the state has changed.
  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Called before the cell is reused; call `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
    needsConfiguration = true
  }
  /// Gives the content view its room.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    if content.frame != contentFrame { content.frame = contentFrame }
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    backgroundConfiguration?.customView?.frame = bounds
    made?.frame = content.bounds
  }
  /// The room for the content.
  var contentFrame: CGRect { bounds }

  override func contentSize(in size: CGSize, flexible: FlexibleAxes) -> CGSize {
    updateConfigurationIfNeeded()
    guard let made else { return Self.fitting(content, in: size, flexible) }
    if made is UIListContentView { return made.sizeThatFits(size) }
    return Self.fitting(made, in: size, flexible)
  }

  private func replace(_ old: UIView?) {
    if old !== backgroundView, old !== selectedBackgroundView { old?.removeFromSuperview() }
    if let view = selectedBackgroundView { insertSubview(view, at: 0) }
    if let view = backgroundView { insertSubview(view, at: 0) }
    showBackgrounds()
    setNeedsLayout()
  }

  private func stateChanged(from old: Bool, _ new: Bool) {
    showBackgrounds()
    if old != new { setNeedsUpdateConfiguration() }
  }

  private func showBackgrounds() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  /// Describes a cell with its texts; a header or footer is a title.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.kind = elementKind == nil ? .cell : .sectionTitle
    element.isSelected = isSelected ? true : nil
    if let list = contentConfiguration as? UIListContentConfiguration {
      element.text = list.textProperties.shown(list.shownText)
      element.detail = list.secondaryTextProperties.shown(list.shownSecondaryText)
      element.write(color: list.textProperties.resolvedColor(), font: list.textProperties.font)
      let own = [element.text, element.detail].compactMap(\.self)
      element.children = element.children.flatMap { $0.without(own) }
    }
    if let backgroundConfiguration { draw(backgroundConfiguration, in: &element) }
    return element
  }
}
