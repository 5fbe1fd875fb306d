public import Foundation

/// Manages a table.
///
/// Simulated: the table is its view, and it is the table's data source and delegate; when the view
/// appears rows are asked for once and the choice is taken back (documented). Differs: the methods
/// that are optional on iOS are there with their defaults.
@preconcurrency @MainActor
open class UITableViewController: UIViewController,
  UITableViewDataSource, UITableViewDelegate
{
  private let style: UITableView.Style
  private var hasAppeared = false

  /// Makes a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller with a plain table; both arguments are kept.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a controller with a plain table.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// Whether the choice is taken back when the view appears.
  open var clearsSelectionOnViewWillAppear = true
  /// What makes the rows anew when they are pulled down.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Makes the table.
  open override func loadView() {
    if state.makeView != nil { super.loadView() }
    if !(viewIfLoaded is UITableView) {
      let table = UITableView(frame: UIScreen.main.bounds, style: style)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view = table
    }
    guard let table = viewIfLoaded as? UITableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  /// Asks for the rows, and takes the choice back.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = viewIfLoaded as? UITableView else { return }
    if !hasAppeared { table.reloadData() }
    hasAppeared = true
    guard clearsSelectionOnViewWillAppear else { return }
    for row in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: row, animated: animated)
    }
  }

  /// Sets whether rows can be removed and moved.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  // MARK: The table's data source

  /// How many sections there are: one.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// What the index says: nothing.
  ///
  /// Type-checks only: no index is drawn.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section of an entry of the index: that of the same number.
  ///
  /// Type-checks only: no index is drawn.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// The rows of a section: none.
  open func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { 0 }
  /// The cell of a row: an empty one.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// What the header of a section says: nothing.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// What the footer of a section says: nothing.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Whether a row can be removed: it can.
  ///
  /// Type-checks only: the user doesn't remove rows.
  open func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Whether a row can be moved: it can't.
  ///
  /// Type-checks only: the user doesn't move rows.
  open func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { false }
  /// The user removes a row or adds one.
  ///
  /// Type-checks only: the user doesn't remove rows.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// The user moves a row.
  ///
  /// Type-checks only: the user doesn't move rows.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: The table's delegate

  /// The height of a row.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.unanswered }
  /// The height of a header.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.unanswered }
  /// The height of a footer.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { UITableView.unanswered }
  /// The height that a row is taken to have until it is seen.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.unanswered }
  /// The view of a header.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  /// The view of a footer.
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }
  /// A cell is about to be seen.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// A cell is no longer seen.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Whether a row shows that a finger is on it; if not, it isn't chosen.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// A finger is on a row.
  open func tableView(
    _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
  ) {}
  /// The finger is gone.
  open func tableView(
    _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
  ) {}
  /// The row to choose in place of the tapped one; `nil` for none.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// The row to leave in place of another; `nil` for none.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// The user has chosen a row.
  open func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {}
  /// A row is no longer chosen.
  open func tableView(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
  ) {}
  /// The user has tapped the button at the end of a row.
  ///
  /// Type-checks only: that button can't be tapped.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// What can be done to a row while the table is edited.
  ///
  /// Type-checks only: it isn't asked for.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// What the button that removes a row says.
  ///
  /// Type-checks only: it isn't asked for.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Whether a row moves in while the table is edited.
  ///
  /// Type-checks only: it isn't asked for.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// How far a row moves in.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }
  /// Actions for a swipe to the left.
  ///
  /// Type-checks only: the user doesn't swipe.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Actions for a swipe to the right.
  ///
  /// Type-checks only: the user doesn't swipe.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// A header is about to be seen.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  /// A footer is about to be seen.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  // MARK: Scrolling

  /// Another part is shown.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A finger begins to scroll.
  ///
  /// Type-checks only: it isn't called.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The finger has gone up.
  ///
  /// Type-checks only: it isn't called.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The content has come to rest.
  ///
  /// Type-checks only: it isn't called.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
