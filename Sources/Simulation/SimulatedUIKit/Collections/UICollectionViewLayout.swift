public import Foundation

/// Arranges the items of a collection.
///
/// Simulated: asked for the attributes of what is seen. Differs: decorations aren't asked for.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  weak var owner: UICollectionView?
  /// Makes a layout.
  public override init() { super.init() }
  /// Makes a layout; what was archived is ignored.
  public required init?(coder: NSCoder) { super.init() }
  /// The view that it arranges.
  open var collectionView: UICollectionView? { owner }
  /// The size of all.
  open var collectionViewContentSize: CGSize { .zero }
  /// Called before attributes are asked for.
  open func prepare() {}
  /// Says that everything is to be arranged anew.
  open func invalidateLayout() { owner?.setNeedsLayout() }
  /// Whether everything is to be arranged anew for other bounds.
  ///
  /// Type-checks only: everything is, whenever the view is laid out.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// How what is in a rectangle is arranged.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// How an item is arranged.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
}

/// How one thing in a collection is arranged.
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
  /// Makes the attributes of nothing.
  public override init() { super.init() }
  /// What tells one arrangement from another.
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
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// Whether it isn't shown.
  open var isHidden = false
  /// How far in front it is.
  open var zIndex = 0
  /// Its size.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// Its middle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The name of a header or footer; `nil` of an item.
  open private(set) var representedElementKind: String?
}

/// Arranges items in lines.
///
/// Simulated: lines from left to right that go down, or from top to bottom that go right. Differs:
/// items of a line keep the least gap and stand at its beginning; sizes that follow from what is
/// inside aren't asked for.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that follows from what is inside.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private var placed: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero

  /// The size of items.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size that items are taken to have.
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
  /// Whether headers stay in sight.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in sight.
  open var sectionFootersPinToVisibleBounds = false

  /// The size of all.
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

  /// What is in a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { placed.filter { $0.frame.intersects(rect) } }

  /// How an item is arranged.
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { placed.first { $0.indexPath == indexPath && $0.representedElementKind == nil } }
}

extension UICollectionView {
  /// The direction in which lines follow each other.
  ///
  /// Simulated: the documented values.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}
