public import Foundation

/// What a navigation bar shows for one controller.
///
/// Simulated: title, buttons and title view are shown by the bar whose top item it is. Differs: the
/// search controller's field isn't shown in the bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The choice between a large and a small title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The same as for the controller below.
    case automatic
    /// A large title.
    case always
    /// A small title.
    case never
  }

  /// The label of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, if there is room.
    case `default`
    /// One word.
    case generic
    /// No label.
    case minimal
  }

  weak var owner: UIViewController?
  weak var bar: UINavigationBar?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an empty item; the archive is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// The title.
  open var title: String? { didSet { changed() } }
  /// A line above the title.
  open var prompt: String? { didSet { changed() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// The title of the next controller's back button.
  open var backButtonTitle: String?
  /// The back button of the next controller.
  open var backBarButtonItem: UIBarButtonItem?
  /// The kind of label of that button.
  ///
  /// Simulated: keeps its value. Differs: it doesn't change the label.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether the buttons on the left appear beside the back button.
  open var leftItemsSupplementBackButton = false
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The buttons on the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The controller for searching the content.
  open var searchController: UISearchController?
  /// Whether the search field goes when the content is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// The look of the bar for this item.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The look of the bar where there is little height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar above content that is scrolled to its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The button on the left, or the first of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button on the right, or the first of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the button on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets whether the back button is hidden.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  func titleFollows(_ title: String?) { self.title = title }

  private func changed() { bar?.setNeedsLayout() }
}
