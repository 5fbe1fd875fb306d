public import Foundation

/// An object that arranges the items of a collection.
///
/// Simulated: asked for the attributes of what is visible.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  weak var owner: UICollectionView?
  /// Makes a layout.
  public override init() { super.init() }
  /// Makes a layout; the archive is ignored.
  public required init?(coder: NSCoder) { super.init() }
  /// The view that it arranges.
  open var collectionView: UICollectionView? { owner }
  /// The size of the whole content.
  open var collectionViewContentSize: CGSize { .zero }
  /// Called before attributes are requested.
  open func prepare() {}
  /// Marks everything as to be arranged again.
  open func invalidateLayout() { owner?.setNeedsLayout() }
  /// Returns whether everything is to be arranged again for new bounds.
  ///
  /// Type-checks only: everything is arranged at each layout of the view.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns the arrangement of the elements in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Returns the arrangement of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the arrangement of a header or footer.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Registers a class for the decorations of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(viewClass, elementKind)
  }
  /// Registers a nib for the decorations of a kind.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(nib, elementKind)
  }
  private let decorations = ReusePool()

  // MARK: What a collection asks of its layout

  /// The colour behind everything, unless the collection has its own.
  var background: UIColor? { nil }
  /// Takes the size that an element's content wants; `false` if it has it already.
  func takes(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) -> Bool { false }
  /// Forgets the sizes that contents want.
  func forgetSizes() {}
  /// Returns what a cell is for in a list.
  func role(of path: IndexPath, _ kind: String?) -> ListRole? { nil }
  /// Moves a row that can be scrolled sideways until an item is visible.
  func revealSideways(_ path: IndexPath) {}
  /// Makes a decoration; `nil` if nothing is registered for its kind.
  func decoration(_ kind: String) -> UICollectionReusableView? {
    decorations.view(kind, make: TableCellMaker.reusable) as? UICollectionReusableView
  }
}

/// Directions in which content decides about a size.
struct FlexibleAxes: OptionSet {
  let rawValue: Int
  static let horizontal = FlexibleAxes(rawValue: 1)
  static let vertical = FlexibleAxes(rawValue: 2)
}

/// The arrangement of one element of a collection.
///
/// Simulated: place, transparency and hiding.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// Makes the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Makes the attributes of a header or footer.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
  }
  /// Makes the attributes of a decoration.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    isDecoration = true
  }
  /// Makes attributes that belong to no item.
  public override init() { super.init() }
  /// The directions in which the content decides about the size.
  var flexible: FlexibleAxes = []
  private(set) var isDecoration = false
  /// The header, footer or decoration; `nil` for an item.
  var title: CollectionItems.Title? {
    representedElementKind.map { CollectionItems.Title(kind: $0, path: indexPath) }
  }
  /// Returns attributes that can be changed without an effect on these.
  func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes()
    (copy.indexPath, copy.frame, copy.alpha) = (indexPath, frame, alpha)
    (copy.isHidden, copy.zIndex, copy.flexible) = (isHidden, zIndex, flexible)
    (copy.representedElementKind, copy.isDecoration) = (representedElementKind, isDecoration)
    return copy
  }
  /// What distinguishes one arrangement from another.
  struct Values: Equatable {
    var indexPath: IndexPath
    var frame: CGRect
    var alpha: CGFloat
    var isHidden: Bool
    var zIndex: Int
  }
  var values: Values {
    Values(indexPath: indexPath, frame: frame, alpha: alpha, isHidden: isHidden, zIndex: zIndex)
  }

  /// The item.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Its place.
  open var frame = CGRect.zero
  /// Its opacity.
  open var alpha: CGFloat = 1
  /// Whether it is hidden.
  open var isHidden = false
  /// Its order from back to front.
  open var zIndex = 0
  /// Its size.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// Its center.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The kind of a header or footer; `nil` for an item.
  open private(set) var representedElementKind: String?
}

/// A layout that arranges items in lines.
///
/// Simulated: lines from left to right that continue downwards, or from top to bottom that continue
/// to the right. Differs: items of a line keep the minimum gap and begin at its start; sizes that
/// follow from the content aren't requested.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that lets the content decide.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private var placed: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero

  /// The size of items.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of items.
  open var estimatedItemSize = CGSize.zero
  /// The gap between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The gap between items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Room around a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The direction in which lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// Whether headers stay visible.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay visible.
  open var sectionFootersPinToVisibleBounds = false

  /// The size of the whole content.
  open override var collectionViewContentSize: CGSize { size }

  /// Arranges everything.
  open override func prepare() {
    super.prepare()
    guard let view = owner else { return }
    var flow = FlowArrangement(self, view)
    flow.arrange()
    placed = flow.placed
    size = flow.size
  }

  /// Returns the elements in a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { placed.filter { $0.frame.intersects(rect) } }

  /// Returns the arrangement of an item.
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { placed.first { $0.indexPath == indexPath && $0.representedElementKind == nil } }

  /// Returns the arrangement of a header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
  }
}

extension UICollectionView {
  /// The direction in which lines follow each other.
  ///
  /// Simulated: the documented values.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}
