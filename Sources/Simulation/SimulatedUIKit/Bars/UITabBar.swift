public import Foundation

/// What a tab bar shows for one controller.
///
/// Simulated: keeps its values.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// A tab that the system knows.
  public enum SystemItem: Int, Sendable {
    /// One of the known tabs.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    /// One of the known tabs.
    case downloads, mostRecent, mostViewed
  }

  /// Makes an empty item.
  public override init() { super.init() }

  /// Makes an empty item; what was archived is ignored.
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

  /// Makes an item that the system knows.
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

  /// The picture while the tab is chosen.
  open var selectedImage: UIImage?
  /// What stands in the red spot.
  open var badgeValue: String?
  /// The colour of that spot.
  open var badgeColor: UIColor?
}

/// A bar of tabs at the bottom of a screen.
///
/// Simulated: it shows its items as buttons, and tapping one chooses it.
@preconcurrency @MainActor open class UITabBar: UIView {
  private var shown: [UIButton] = []
  var choose: ((UITabBarItem) -> Void)?

  /// Makes a bar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a bar; what was archived is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Told of the choice.
  open weak var delegate: (any UITabBarDelegate)?
  /// The tabs.
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
  /// The chosen tab.
  open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  /// Whether it can be seen through.
  open var isTranslucent = true
  /// The colour behind the tabs.
  open var barTintColor: UIColor?
  /// The colour of tabs that aren't chosen.
  open var unselectedItemTintColor: UIColor?
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance()
  /// How it looks above content that is scrolled to its end.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// Puts the tabs side by side.
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

/// Told which tab the user chooses.
///
/// Simulated: called when a tab is tapped.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user has chosen a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
