package import DeviceEvents
public import Foundation

/// A view that a collection uses again: a cell, header or footer.
///
/// Simulated: a class that a collection makes views of learns its identifier after its initialiser.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Makes a view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view; what was archived is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The name under which the view is used again.
  open internal(set) var reuseIdentifier: String?
  /// Called before the view is used again; call `super`.
  open func prepareForReuse() {}
  /// Called when the layout has placed the view otherwise than before.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The place that the view would like to have.
  ///
  /// Type-checks only: sizes that follow from what is inside aren't asked for.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { layoutAttributes }

  private var applied: UICollectionViewLayoutAttributes.Values?

  func applyIfChanged(_ attributes: UICollectionViewLayoutAttributes) {
    guard applied != attributes.values else { return }
    applied = attributes.values
    apply(attributes)
  }

  func reuse(_ identifier: String) {
    applied = nil
    reuseIdentifier = identifier
    prepareForReuse()
  }
}

/// An item of a collection.
///
/// Simulated: its own views are in `contentView`, or come from a content configuration.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()
  private var made: (any UIView & UIContentView)?

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Makes a cell; what was archived is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(content)
    content.frame = bounds
  }

  /// What the cell's own views are in.
  open var contentView: UIView { content }
  /// Whether the cell is chosen.
  open var isSelected = false { didSet { showBackgrounds() } }
  /// Whether a finger is on the cell.
  open var isHighlighted = false { didSet { showBackgrounds() } }
  /// A view behind.
  open var backgroundView: UIView? { didSet { replace(oldValue) } }
  /// A view behind while the cell is chosen, or a finger is on it.
  open var selectedBackgroundView: UIView? { didSet { replace(oldValue) } }
  /// What is behind.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// What the cell shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      made?.removeFromSuperview()
      made = contentConfiguration?.makeContentView()
      if let made { content.addSubview(made) }
      setNeedsLayout()
    }
  }
  /// Called before the cell is used again; call `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }
  /// Gives the content all the room.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    made?.frame = content.bounds
  }
  private func replace(_ old: UIView?) {
    if old !== backgroundView, old !== selectedBackgroundView { old?.removeFromSuperview() }
    if let view = selectedBackgroundView { insertSubview(view, at: 0) }
    if let view = backgroundView { insertSubview(view, at: 0) }
    showBackgrounds()
    setNeedsLayout()
  }

  private func showBackgrounds() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  /// A cell with what it says.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.kind = .cell
    element.isSelected = isSelected ? true : nil
    if let color = backgroundConfiguration?.backgroundColor {
      element.background = screenColor(color)
    }
    if let list = contentConfiguration as? UIListContentConfiguration {
      element.text = list.shownText
      element.detail = list.shownSecondaryText
      element.children = []
    }
    return element
  }
}

/// An item of a list.
///
/// Simulated: as UICollectionViewCell.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// A configuration with a text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
