package import DeviceEvents
public import Foundation

/// Shows rows in sections, one below the other.
///
/// Simulated: the data source is asked as on iOS, cells are made for the rows that are seen and used
/// again, and a tap goes through the delegate's calls. Differs: headers don't stay at the top;
/// changes aren't animated; rows that aren't seen count with their estimated height.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// Where a row comes to stand when it is scrolled to.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The height that follows from what is inside.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The image of the search field's entry in the index.
  public nonisolated static let indexSearch = "{search}"

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }
  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Makes a plain table; what was archived is ignored.
  public required init?(coder: NSCoder) {
    style = StoryboardCoder.tableStyle(coder)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// How sections look.
  open internal(set) var style: Style
  /// Says what the rows are.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Told of what the user does.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      setNeedsLayout()
    }
  }
  /// Asked for cells before they are seen.
  ///
  /// Type-checks only: it isn't asked.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// The height of rows.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The height of headers.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The height of footers.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The height that rows are taken to have until they are seen.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height that headers are taken to have until they are seen.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The height that footers are taken to have until they are seen.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Room above the first header.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// Room between cells' edges and their separators.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// What is between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of what is between rows.
  open var separatorColor: UIColor? = .separator
  /// An effect on what is between rows.
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
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows can be chosen while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be chosen while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether cells follow readable widths.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the content of cells keeps away from the edges that bars have.
  open var insetsContentViewsToSafeArea = true
  /// Whether rows can be dragged.
  ///
  /// Simulated: keeps its value, `true` at first (documented for collection views since iOS 15; before that
  /// `false` on a phone). Differs: nothing is dragged.
  open var dragInteractionEnabled = true
  /// The least number of rows for which an index is shown.
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

  /// How many sections there are.
  open var numberOfSections: Int { counted().count }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    let counts = counted()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Asks for everything anew, when the table is laid out next.
  open func reloadData() {
    recycleAll()
    rows.counts = nil
    rows.chosen = []
    setNeedsLayout()
  }

  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { refresh() }

  /// Asks for rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { refresh() }

  /// Asks for the content of rows anew, for the same cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) { refresh() }

  /// Begins changes that belong together.
  open func beginUpdates() {
    _ = counted()
    rows.depth += 1
  }

  /// Ends changes that belong together.
  ///
  /// Simulated: when the numbers of rows don't fit the changes it traps, as on iOS.
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

  /// Shows new rows.
  ///
  /// Simulated: as ``endUpdates()`` for numbers that don't fit.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insert(indexPaths) }
  }

  /// Shows rows no longer.
  ///
  /// Simulated: as ``endUpdates()`` for numbers that don't fit.
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

  /// Shows new sections.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.sections += sections.count }
  }

  /// Shows sections no longer.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.sections -= sections.count }
  }

  // MARK: Cells

  /// Has cells of that identifier made of a class.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass, identifier)
  }

  /// Has cells of that identifier made of a nib.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.register(nib, identifier)
  }

  /// Has headers and footers of that identifier made of a class.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.register(aClass, "header " + identifier)
  }

  /// Has headers and footers of that identifier made of a nib.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.register(nib, "header " + identifier)
  }

  /// A cell that is no longer seen, or a new one of a registered class; else `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let cell =
      pool.view(identifier) { type in
        TableCellMaker.cell(type, identifier)
      } as? UITableViewCell
    cell?.reuse(identifier)
    return cell
  }

  /// A cell that is no longer seen, or a new one; it traps when nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier): register a nib or a class for "
          + "it, or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// A header or footer that is no longer seen, or a new one of a registered class; else `nil`.
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

  /// The cell of a row that is seen; else `nil`.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return rows.cells[indexPath]
  }

  /// The row of a cell that is seen; else `nil`.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.cells.first { $0.value === cell }?.key
  }

  /// The row at a point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    return rows.frames.first { $0.value.contains(point) }?.key
  }

  /// The rows in a rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    layoutIfNeeded()
    return rows.frames.filter { $0.value.intersects(rect) }.keys.sorted()
  }

  /// The cells that are seen.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return rows.cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows that are seen.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return rows.cells.keys.sorted()
  }

  /// The header of a section that is seen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return rows.headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section that is seen.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return rows.footers[section] as? UITableViewHeaderFooterView
  }

  /// Where a row is.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    return rows.frames[indexPath] ?? .zero
  }

  // MARK: Choosing and scrolling

  /// The chosen row.
  open var indexPathForSelectedRow: IndexPath? { rows.chosen.first }

  /// The chosen rows.
  open var indexPathsForSelectedRows: [IndexPath]? { rows.chosen.isEmpty ? nil : rows.chosen }

  /// Chooses a row; the delegate isn't told (documented).
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

  /// Chooses a row no longer; the delegate isn't told (documented).
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

  /// Shows the rows that are in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  /// A table with its cells.
  package override func screenElement() -> ScreenElement {
    layoutIfNeeded()
    var element = super.screenElement()
    element.kind = .table
    return element
  }
}
