package import DeviceEvents
public import Foundation

/// A view that a collection reuses: a cell, header or footer.
///
/// Simulated: a class from which a collection makes views learns its identifier after its
/// initialiser.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Makes a view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The identifier under which the view is reused.
  open internal(set) var reuseIdentifier: String?
  /// Called before the view is reused; call `super`.
  open func prepareForReuse() {}
  /// Called when the layout has changed the view's placement.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the placement that the view would like to have.
  ///
  /// Type-checks only: sizes that follow from the content aren't requested.
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
  open var isSelected = false { didSet { showBackgrounds() } }
  /// Whether a finger is on the cell.
  open var isHighlighted = false { didSet { showBackgrounds() } }
  /// A view behind the content.
  open var backgroundView: UIView? { didSet { replace(oldValue) } }
  /// A view behind the content while the cell is selected, or a finger is on it.
  open var selectedBackgroundView: UIView? { didSet { replace(oldValue) } }
  /// The configuration of the background.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// The configuration of the content.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      made?.removeFromSuperview()
      made = contentConfiguration?.makeContentView()
      if let made { content.addSubview(made) }
      setNeedsLayout()
    }
  }
  /// Called before the cell is reused; call `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }
  /// Gives the content view all the room.
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

  /// Describes a cell with its texts.
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
  /// Returns a configuration with a text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
