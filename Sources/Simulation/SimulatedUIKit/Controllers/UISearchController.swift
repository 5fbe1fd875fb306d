public import Foundation

/// Shows results for what the user types in a search bar.
///
/// Simulated: the updater is called as the text changes. Differs: results appear only where code
/// shows them; the bar is seen only where code puts it.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar()

  /// Makes a controller; `nil` searches in what is there already.
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
  /// Makes a controller; what was archived is ignored.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    watch()
  }

  /// What shows the results.
  public let searchResultsController: UIViewController?
  /// Told of what is typed.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Told of the search's beginning and end.
  ///
  /// Type-checks only: it isn't called.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the user searches.
  open var isActive = false
  /// Whether what is below is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// The same; no longer used.
  open var dimsBackgroundDuringPresentation = true
  /// Whether the bar above goes.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that ends the search comes and goes by itself.
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

/// Told of what is typed in a search bar.
///
/// Simulated: called as the text changes.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Told of a search's beginning and end.
///
/// Type-checks only: it isn't called.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
}
