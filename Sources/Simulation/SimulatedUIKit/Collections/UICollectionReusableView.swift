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
  /// Returns the placement that the view would like to have: where its layout lets the content
  /// decide, the size that its constraints give it.
  ///
  /// Simulated: called for the visible elements of a compositional layout with an estimated size.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let wanted = contentSize(
      in: layoutAttributes.size, flexible: layoutAttributes.flexible)
    if layoutAttributes.flexible.contains(.horizontal), wanted.width > 0 {
      layoutAttributes.size.width = wanted.width
    }
    if layoutAttributes.flexible.contains(.vertical), wanted.height > 0 {
      layoutAttributes.size.height = wanted.height
    }
    return layoutAttributes
  }

  /// The kind of header or footer that it is; `nil` for an item.
  var elementKind: String?

  /// Returns the size that the content wants; 0 where it doesn't matter to it.
  func contentSize(in size: CGSize, flexible: FlexibleAxes) -> CGSize {
    Self.fitting(self, in: size, flexible)
  }

  /// Returns the size that constraints give a view, or else its own.
  static func fitting(_ view: UIView, in size: CGSize, _ flexible: FlexibleAxes) -> CGSize {
    let across = flexible.contains(.horizontal)
    let down = flexible.contains(.vertical)
    let bound = view.systemLayoutSizeFitting(
      CGSize(width: across ? 0 : size.width, height: down ? 0 : size.height),
      withHorizontalFittingPriority: across ? .fittingSizeLevel : .required,
      verticalFittingPriority: down ? .fittingSizeLevel : .required)
    let own = view.intrinsicContentSize
    return CGSize(width: max(bound.width, own.width), height: max(bound.height, own.height))
  }

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
