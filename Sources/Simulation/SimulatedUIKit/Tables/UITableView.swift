package import DeviceEvents
public import Foundation

/// A view that shows rows in sections, one below the other.
///
/// Simulated: the data source is asked as on iOS, cells are made for the visible rows and reused,
/// and a tap goes through the delegate's calls. Differs: headers don't stay at the top; changes
/// aren't animated; rows that aren't visible count with their estimated height.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The look of sections.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The position that a row takes when it is scrolled to.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// The animation with which rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The height that lets the content decide.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The picture of the search field's entry in the index.
  public nonisolated static let indexSearch = "{search}"

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }
  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Makes a plain table; the archive is ignored.
  public required init?(coder: NSCoder) {
    style = StoryboardCoder.tableStyle(coder)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// The look of sections.
  open internal(set) var style: Style
  /// The object that supplies the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which is told what the user does.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      setNeedsLayout()
    }
  }
  /// An object that is asked to prepare rows before they become visible.
  ///
  /// Type-checks only: it isn't asked.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// The height of rows.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The height of headers.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The height of footers.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The estimated height of rows until they are visible.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The estimated height of headers until they are visible.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of footers until they are visible.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The room above the first header.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The room between cells' edges and their separators.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The style of separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of separators.
  open var separatorColor: UIColor? = .separator
  /// An effect on separators.
  open var separatorEffect: UIVisualEffect?
  /// A view behind all rows.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// A view above the first row.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  /// A view below the last row.
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether cells follow the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the content of cells keeps away from the edges of the safe area.
  open var insetsContentViewsToSafeArea = true
  /// Whether rows can be dragged.
  ///
  /// Simulated: keeps its value, initially `true` (documented for collection views since iOS 15;
  /// before that `false` on a phone). Differs: nothing can be dragged.
  open var dragInteractionEnabled = true
  /// The minimum number of rows for which an index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The colour of the index.
  open var sectionIndexColor: UIColor?
  /// Whether rows can be removed and moved.
  open var isEditing: Bool {
    get { rows.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  var rows = TableRows()
  let pool = ReusePool()

  /// Sets whether rows can be removed and moved.
  open func setEditing(_ editing: Bool, animated: Bool) {
    rows.isEditing = editing
    for cell in rows.cells.values { cell.setEditing(editing, animated: animated) }
  }

  // MARK: Counting

  /// The number of sections.
  open var numberOfSections: Int { counted().count }

  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    let counts = counted()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Asks for everything again at the next layout.
  open func reloadData() {
    recycleAll()
    rows.counts = nil
    rows.chosen = []
    setNeedsLayout()
  }

  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { refresh() }

  /// Asks for rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { refresh() }

  /// Asks for the content of rows again; their cells stay, and aren't prepared for reuse
  /// (documented).
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    layoutIfNeeded()
    for path in indexPaths { reconfigure(path) }
  }

  /// Begins changes that belong together.
  open func beginUpdates() {
    _ = counted()
    rows.depth += 1
  }

  /// Ends changes that belong together.
  ///
  /// Simulated: if the numbers of rows contradict the changes it traps, as on iOS.
  open func endUpdates() {
    rows.depth = max(rows.depth - 1, 0)
    settleChanges()
  }

  /// Makes changes that belong together.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Inserts rows.
  ///
  /// Simulated: as ``endUpdates()`` for contradictory numbers.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insert(indexPaths) }
  }

  /// Deletes rows.
  ///
  /// Simulated: as ``endUpdates()`` for contradictory numbers.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.delete(indexPaths) }
  }

  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change {
      $0.delete([indexPath])
      $0.insert([newIndexPath])
    }
  }

  /// Inserts sections.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.sections += sections.count }
  }

  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.sections -= sections.count }
  }

  // MARK: Cells

  /// Registers a class for the cells of an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass, identifier)
  }

  /// Registers a nib for the cells of an identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.register(nib, identifier)
  }

  /// Registers a class for the headers and footers of an identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.register(aClass, "header " + identifier)
  }

  /// Registers a nib for the headers and footers of an identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.register(nib, "header " + identifier)
  }

  /// Returns a cell that is no longer visible, or a new one of a registered class, or else `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let cell =
      pool.view(identifier) { type in
        TableCellMaker.cell(type, identifier)
      } as? UITableViewCell
    cell?.reuse(identifier)
    return cell
  }

  /// Returns a cell that is no longer visible, or a new one; it traps if nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = rows.kept[indexPath], cell.reuseIdentifier == identifier { return cell }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier): register a nib or a class for "
          + "it, or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// Returns a header or footer that is no longer visible, or a new one of a registered class, or
  /// else `nil`.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    let view =
      pool.view("header " + identifier) { type in
        TableCellMaker.header(type, identifier)
      } as? UITableViewHeaderFooterView
    view?.reuseIdentifier = identifier
    view?.prepareForReuse()
    return view
  }

  /// Returns the cell of a visible row, or else `nil`.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return rows.cells[indexPath]
  }

  /// Returns the row of a visible cell, or else `nil`.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.cells.first { $0.value === cell }?.key
  }

  /// Returns the row at a point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    return rows.frames.first { $0.value.contains(point) }?.key
  }

  /// Returns the rows in a rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    layoutIfNeeded()
    return rows.frames.filter { $0.value.intersects(rect) }.keys.sorted()
  }

  /// The visible cells.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return rows.cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The visible rows.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return rows.cells.keys.sorted()
  }

  /// Returns the header of a section, if it is visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return rows.headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, if it is visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return rows.footers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the rectangle of a row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    return rows.frames[indexPath] ?? .zero
  }

  // MARK: Choosing and scrolling

  /// The selected row.
  open var indexPathForSelectedRow: IndexPath? { rows.chosen.first }

  /// The selected rows.
  open var indexPathsForSelectedRows: [IndexPath]? { rows.chosen.isEmpty ? nil : rows.chosen }

  /// Selects a row; the delegate isn't told (documented).
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for row in rows.chosen { deselectRow(at: row, animated: animated) }
      return
    }
    if !allowsMultipleSelection {
      for row in rows.chosen where row != indexPath { deselectRow(at: row, animated: animated) }
    }
    if !rows.chosen.contains(indexPath) { rows.chosen.append(indexPath) }
    rows.cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row; the delegate isn't told (documented).
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    rows.chosen.removeAll { $0 == indexPath }
    rows.cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Scrolls to a row.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard let frame = rows.frames[indexPath] else { return }
    switch scrollPosition {
    case .none: scrollRectToVisible(frame, animated: animated)
    case .top: scroll(to: frame.minY, animated)
    case .middle: scroll(to: frame.midY - bounds.height / 2, animated)
    case .bottom: scroll(to: frame.maxY - bounds.height, animated)
    }
    setNeedsLayout()
  }

  private func scroll(to y: CGFloat, _ animated: Bool) {
    let end = max(contentSize.height - bounds.height, 0)
    setContentOffset(CGPoint(x: 0, y: min(max(y, 0), end)), animated: animated)
  }

  /// Shows the rows in the visible part.
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  /// Describes a table with its cells.
  package override func screenElement() -> ScreenElement {
    layoutIfNeeded()
    var element = super.screenElement()
    element.kind = .table
    return element
  }
}
