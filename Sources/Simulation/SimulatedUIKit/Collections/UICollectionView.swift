package import DeviceEvents
public import Foundation

/// A view that shows items in sections, arranged by a layout.
///
/// Simulated: the data source is asked as on iOS, cells are made for the visible items and reused,
/// and a tap goes through the delegate's calls. Differs: changes aren't animated.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The position that an item takes when it is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top.
    public static let top = ScrollPosition(rawValue: 1)
    /// The middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left.
    public static let left = ScrollPosition(rawValue: 8)
    /// The middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  var items = CollectionItems()
  let pool = ReusePool()

  /// Makes a view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.owner = self
  }
  /// Makes a view with a flow layout; the archive is ignored.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.owner = self
  }

  /// The object that supplies the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which is told what the user does.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      setNeedsLayout()
    }
  }
  /// The object that arranges the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      if oldValue !== collectionViewLayout { oldValue.owner = nil }
      collectionViewLayout.owner = self
      setNeedsLayout()
    }
  }
  /// A view behind all items.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether items are being edited; a list's cells then show their editing accessories.
  open var isEditing = false {
    didSet {
      for cell in items.cells.values { cell.setNeedsUpdateConfiguration() }
      setNeedsLayout()
    }
  }
  /// Whether cells are requested early; they aren't.
  open var isPrefetchingEnabled = true

  /// Sets the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// The number of sections.
  open var numberOfSections: Int { counted().count }
  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = counted()
    return counts.indices.contains(section) ? counts[section] : 0
  }
  /// Asks for everything again at the next layout.
  open func reloadData() {
    items.chosen = []
    refresh()
  }
  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet) { refresh() }
  /// Asks for items again.
  open func reloadItems(at indexPaths: [IndexPath]) { refresh() }
  /// Asks for the content of items again; their cells stay, and aren't prepared for reuse
  /// (documented).
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    layoutIfNeeded()
    for path in indexPaths { reconfigure(path) }
  }
  /// Inserts items.
  open func insertItems(at indexPaths: [IndexPath]) { refresh() }
  /// Deletes items.
  open func deleteItems(at indexPaths: [IndexPath]) { refresh() }
  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { refresh() }
  /// Inserts sections.
  open func insertSections(_ sections: IndexSet) { refresh() }
  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet) { refresh() }
  /// Makes changes that belong together.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    refresh()
    completion?(true)
  }

  /// Registers a class for the cells of an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, identifier)
  }
  /// Registers a nib for the cells of an identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib, identifier)
  }
  /// Registers a class for the headers or footers of an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { pool.register(viewClass, elementKind + " " + identifier) }
  /// Registers a nib for the headers or footers of an identifier.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { pool.register(nib, kind + " " + identifier) }

  /// Returns a cell that is no longer visible, or a new one; it traps if nothing is registered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = items.kept[indexPath], cell.reuseIdentifier == identifier { return cell }
    guard
      let cell = pool.view(identifier, make: TableCellMaker.reusable) as? UICollectionViewCell
    else {
      preconditionFailure(
        "could not dequeue a cell with identifier \(identifier): register a nib or a class for it")
    }
    take(cell, for: indexPath, nil)
    cell.reuse(identifier)
    return cell
  }
  /// Returns a header or footer that is no longer visible, or a new one; it traps if nothing is
  /// registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = pool.view(elementKind + " " + identifier, make: TableCellMaker.reusable)
    guard let view = view as? UICollectionReusableView else {
      preconditionFailure(
        "could not dequeue a view of kind \(elementKind) with identifier \(identifier): register "
          + "a nib or a class for it")
    }
    take(view, for: indexPath, elementKind)
    view.reuse(identifier)
    return view
  }
  /// Returns a visible header or footer, or else `nil`.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    layoutIfNeeded()
    return items.titles[CollectionItems.Title(kind: elementKind, path: indexPath)]
  }
  /// Returns the visible headers or footers of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layoutIfNeeded()
    return items.titles.filter { $0.key.kind == elementKind }
      .sorted { $0.key.path < $1.key.path }.map(\.value)
  }

  /// Returns the cell of a visible item, or else `nil`.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutIfNeeded()
    return items.cells[indexPath]
  }
  /// Returns the item of a visible cell, or else `nil`.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    items.cells.first { $0.value === cell }?.key
  }
  /// Returns the item at a point.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    items.cells.first { $0.value.frame.contains(point) }?.key
  }
  /// The visible cells.
  open var visibleCells: [UICollectionViewCell] {
    layoutIfNeeded()
    return items.cells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The visible items.
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return items.cells.keys.sorted()
  }
  /// The selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { items.chosen }
  /// Selects an item; the delegate isn't told (documented).
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if indexPath == nil || !allowsMultipleSelection {
      for other in items.chosen where other != indexPath {
        deselectItem(at: other, animated: animated)
      }
    }
    guard let indexPath else { return }
    if !items.chosen.contains(indexPath) { items.chosen.append(indexPath) }
    items.cells[indexPath]?.isSelected = true
  }
  /// Deselects an item; the delegate isn't told (documented).
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    items.chosen.removeAll { $0 == indexPath }
    items.cells[indexPath]?.isSelected = false
  }
  /// Scrolls to an item, but not beyond the content.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    collectionViewLayout.revealSideways(indexPath)
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
      return
    }
    if scrollPosition.isEmpty {
      scrollRectToVisible(frame, animated: animated)
    } else {
      setContentOffset(offset(of: frame, at: scrollPosition), animated: animated)
    }
    setNeedsLayout()
  }
  /// Returns how an item is arranged.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Shows the items in the visible part.
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  /// Describes a table with its cells.
  package override func screenElement() -> ScreenElement {
    layoutIfNeeded()
    var element = super.screenElement()
    element.kind = .table
    element.background = element.background ?? screenColor(collectionViewLayout.background)
    return element
  }
}

extension UICollectionView {
  /// Returns the content offset that puts an item at a position.
  private func offset(of frame: CGRect, at place: ScrollPosition) -> CGPoint {
    var offset = contentOffset
    if place.contains(.top) { offset.y = frame.minY }
    if place.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if place.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    if place.contains(.left) { offset.x = frame.minX }
    if place.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if place.contains(.right) { offset.x = frame.maxX - bounds.width }
    return CGPoint(
      x: max(0, min(offset.x, contentSize.width - bounds.width)),
      y: max(0, min(offset.y, contentSize.height - bounds.height)))
  }
}
