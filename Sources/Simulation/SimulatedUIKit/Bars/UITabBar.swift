public import Foundation

/// A tab bar's item for one controller.
///
/// Simulated: keeps its values.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// A standard tab of the system.
  public enum SystemItem: Int, Sendable {
    /// A standard tab.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    /// A standard tab.
    case downloads, mostRecent, mostViewed
  }

  /// Makes an empty item.
  public override init() { super.init() }

  /// Makes an empty item; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an item with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with a title and two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Makes a standard tab of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: Self.title(of: systemItem), image: nil, tag: tag)
  }

  private static func title(of item: SystemItem) -> String {
    switch item {
    case .topRated: "Top Rated"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    default: "\(item)".capitalized
    }
  }

  /// The picture while the tab is selected.
  open var selectedImage: UIImage?
  /// The text in the badge.
  open var badgeValue: String?
  /// The colour of the badge.
  open var badgeColor: UIColor?
}

/// A bar of tabs at the bottom of a screen.
///
/// Simulated: it shows its items as buttons, and a tap on one selects it.
@preconcurrency @MainActor open class UITabBar: UIView {
  private var shown: [UIButton] = []
  var choose: ((UITabBarItem) -> Void)?

  /// Makes a bar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a bar; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate, which is told of the selection.
  open weak var delegate: (any UITabBarDelegate)?
  /// The tabs.
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
  /// The selected tab.
  open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The colour behind the tabs.
  open var barTintColor: UIColor?
  /// The colour of tabs that aren't selected.
  open var unselectedItemTintColor: UIColor?
  /// The look of the bar.
  open var standardAppearance = UITabBarAppearance()
  /// The look of the bar above content that is scrolled to its end.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// Lays out the tabs side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for button in shown { button.removeFromSuperview() }
    let items = items ?? []
    let width = bounds.width / CGFloat(max(items.count, 1))
    shown = items.enumerated().map { index, item in
      let button = UIButton(type: .system)
      button.setTitle(item.title, for: .normal)
      button.setImage(item.image, for: .normal)
      button.isSelected = item === selectedItem
      button.isEnabled = item.isEnabled
      button.accessibilityIdentifier = item.accessibilityIdentifier
      button.addAction(
        UIAction { [weak self, weak item] _ in
          guard let self, let item else { return }
          selectedItem = item
          choose?(item)
          delegate?.tabBar(self, didSelect: item)
        }, for: .touchUpInside)
      addSubview(button)
      button.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
      return button
    }
  }
}

/// A delegate that is told which tab the user selects.
///
/// Simulated: called when a tab is tapped.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user has selected a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
