public import Foundation

/// What a navigation bar shows for one controller.
///
/// Simulated: title, buttons and title view are shown by the bar that the item is on top of.
/// Differs: the search controller's field isn't shown in the bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the controller below has it.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
  }

  /// How the back button is labelled.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// By the title, if there is room.
    case `default`
    /// By one word.
    case generic
    /// Not at all.
    case minimal
  }

  weak var owner: UIViewController?
  weak var bar: UINavigationBar?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an empty item; what was archived is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// The title.
  open var title: String? { didSet { changed() } }
  /// A line above the title.
  open var prompt: String? { didSet { changed() } }
  /// A view in the title's place.
  open var titleView: UIView? { didSet { changed() } }
  /// What the back button of the next controller says.
  open var backButtonTitle: String?
  /// The back button of the next controller.
  open var backBarButtonItem: UIBarButtonItem?
  /// How that button is labelled.
  ///
  /// Simulated: keeps its value. Differs: the button is labelled as without it.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the way back isn't shown.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether the buttons on the left stand beside the way back.
  open var leftItemsSupplementBackButton = false
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The buttons on the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// What searches in the controller's content.
  open var searchController: UISearchController?
  /// Whether the search field goes when something is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks for this item.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// How it looks where there is little height.
  open var compactAppearance: UINavigationBarAppearance?
  /// How it looks above content that is scrolled to its top.
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

  /// Sets whether the way back isn't shown.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  func titleFollows(_ title: String?) { self.title = title }

  private func changed() { bar?.setNeedsLayout() }
}
