public import Foundation

/// A controller that shows results for what the user types in a search bar.
///
/// Simulated: the updater is called as the text changes. Differs: results appear only where code
/// shows them, and the bar only where code puts it.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar()

  /// Makes a controller; with `nil` the results appear in the content that is already there.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    watch()
  }
  /// Makes a controller; both arguments are kept.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    watch()
  }
  /// Makes a controller; the archive is ignored.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    watch()
  }

  /// The controller that shows the results.
  public let searchResultsController: UIViewController?
  /// The updater, which is told what is typed.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is told when the search begins and ends.
  ///
  /// Type-checks only: it isn't called.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the user is searching.
  open var isActive = false
  /// Whether the content below is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// An older name for the same setting; no longer used.
  open var dimsBackgroundDuringPresentation = true
  /// Whether the navigation bar hides.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button comes and goes automatically.
  open var automaticallyShowsCancelButton = true

  private func watch() {
    searchBar.whenChanged = { [weak self] in
      guard let self else { return }
      isActive = true
      searchResultsUpdater?.updateSearchResults(for: self)
    }
    searchBar.whenCancelled = { [weak self] in
      guard let self else { return }
      isActive = false
      searchBar.text = ""
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }
}

/// An object that is told what is typed in a search bar.
///
/// Simulated: called as the text changes.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// A delegate that is told when a search begins and ends.
///
/// Type-checks only: it isn't called.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called when the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
}
