package import DeviceEvents
public import Foundation

/// The bar at the top of a screen, with a title and buttons.
///
/// Simulated: it shows its top item, and its buttons can be tapped. Differs: it is always as high
/// as a bar with a small title; background pictures aren't drawn.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private let title = UILabel()
  private var shown: [BarButton] = []
  weak var container: UINavigationController?

  /// Makes a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    title.textAlignment = .center
    title.font = .boldSystemFont(ofSize: 17)
    addSubview(title)
  }

  /// The delegate, which is told of items that come and go.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The items, from the bottom of the stack to its top.
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }

  /// The item that the bar shows.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below the top one.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Sets all items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Pushes an item onto the stack.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Pops the top item.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    let top = topItem
    items = items?.dropLast()
    return top
  }

  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The colour behind title and buttons.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// The line below the bar.
  open var shadowImage: UIImage?
  /// The arrow of the back button.
  open var backIndicatorImage: UIImage?
  /// The mask of that arrow.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The look of the bar.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { take(standardAppearance) }
  }
  /// The look of the bar where there is little height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar above content that is scrolled to its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of the bar where both apply.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  private var backgrounds: [UIBarMetrics: UIImage] = [:]

  /// Sets the background picture.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics] = backgroundImage
  }

  /// Returns the background picture.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }

  /// Moves the title up or down.
  ///
  /// Type-checks only: the title is always in the middle.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}

  /// Returns the size of a bar with a small title.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  /// The size of a bar with a small title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  /// Lays out the title and the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  /// A bar with its title and buttons.
  package override func screenElement() -> ScreenElement {
    layoutIfNeeded()
    var element = super.screenElement()
    element.kind = .navigationBar
    element.text = topItem?.title
    return element
  }
}

extension UINavigationBar {
  private func take(_ appearance: UINavigationBarAppearance) {
    if let color = appearance.backgroundColor { backgroundColor = color }
    if !appearance.titleTextAttributes.isEmpty {
      titleTextAttributes = appearance.titleTextAttributes
    }
    setNeedsLayout()
  }

  /// The buttons on the left, and those on the right from the edge inwards.
  package var shownItems: (left: [UIBarButtonItem], right: [UIBarButtonItem]) {
    guard let top = topItem else { return ([], []) }
    var left = top.leftBarButtonItems ?? []
    if let back = backButton, left.isEmpty || top.leftItemsSupplementBackButton {
      left.insert(back, at: 0)
    }
    let right = top.rightBarButtonItems ?? []
    return (
      left.filter { !$0.isHidden && !$0.isSpace }, right.filter { !$0.isHidden && !$0.isSpace }
    )
  }

  private var backButton: UIBarButtonItem? {
    guard let below = backItem, topItem?.hidesBackButton == false else { return nil }
    if let own = below.backBarButtonItem, own.action != nil || own.primaryAction != nil {
      return own
    }
    let words = below.backBarButtonItem?.title ?? below.backButtonTitle ?? below.title ?? ""
    return UIBarButtonItem(
      primaryAction: UIAction(title: words.isEmpty ? "Back" : words) { [weak self] _ in
        self?.goBack()
      })
  }

  private func goBack() {
    guard let item = topItem else { return }
    if delegate?.navigationBar(self, shouldPop: item) == false { return }
    if let container {
      container.popViewController(animated: true)
    } else {
      popItem(animated: true)
    }
    delegate?.navigationBar(self, didPop: item)
  }

  private func arrange() {
    for button in shown { button.removeFromSuperview() }
    let (left, right) = shownItems
    var x: CGFloat = 16
    shown = []
    for item in left { x += place(item) { CGRect(x: x, y: 0, width: $0, height: 44) } + 8 }
    var end = bounds.width - 16
    for item in right {
      end -= place(item) { CGRect(x: end - $0, y: 0, width: $0, height: 44) } + 8
    }
    arrangeTitle(from: x, to: end)
  }

  /// Makes the button of an item, and returns its width.
  private func place(_ item: UIBarButtonItem, at frame: (CGFloat) -> CGRect) -> CGFloat {
    let button = BarButton(item)
    let width = button.intrinsicContentSize.width
    addSubview(button)
    button.frame = frame(width)
    item.whenChanged = { [weak self] in self?.setNeedsLayout() }
    shown.append(button)
    return width
  }

  private func arrangeTitle(from left: CGFloat, to right: CGFloat) {
    let margin = max(left, bounds.width - right)
    let frame = CGRect(x: margin, y: 0, width: max(bounds.width - 2 * margin, 0), height: 44)
    title.text = topItem?.title
    title.textColor = titleTextAttributes?[.foregroundColor] as? UIColor ?? .label
    if let font = titleTextAttributes?[.font] as? UIFont { title.font = font }
    title.isHidden = topItem?.titleView != nil
    title.frame = frame
    for view in subviews where !(view is BarButton) && view !== title && view !== topItem?.titleView
    {
      view.removeFromSuperview()
    }
    guard let own = topItem?.titleView else { return }
    if own.superview !== self { addSubview(own) }
    let size = own.bounds.size == .zero ? own.sizeThatFits(frame.size) : own.bounds.size
    own.frame = CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// A delegate that is told of items that come onto a bar and go.
///
/// Simulated: asked before the user goes back, and told afterwards. Differs: not asked about
/// pushes.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: NSObjectProtocol {
  /// Returns whether the user may go back.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when the user has gone back.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Allows it.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
