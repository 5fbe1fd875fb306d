package import DeviceEvents
public import Foundation

/// A bar of buttons at the bottom of a screen.
///
/// Simulated: it shows its buttons, which can be tapped. Differs: background pictures aren't drawn.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private var shown: [BarButton] = []

  /// Makes a bar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a bar; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The buttons.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The colour behind the buttons.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// The look of the bar.
  open var standardAppearance = UIToolbarAppearance()
  /// The look of the bar above content that is scrolled to its end.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The size of a bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  /// Returns the size of a bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  /// Lays out the buttons in a row; flexible gaps share the remaining room.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for button in shown { button.removeFromSuperview() }
    let visible = (items ?? []).filter { !$0.isHidden }
    let buttons = visible.map { $0.isSpace ? nil : BarButton($0) }
    let widths = zip(visible, buttons).map { item, button in
      button?.intrinsicContentSize.width ?? (item.systemItem == .fixedSpace ? item.width : 0)
    }
    let gaps = visible.filter { $0.systemItem == .flexibleSpace }.count
    let used = widths.reduce(0, +) + 8 * CGFloat(max(visible.count - 1, 0))
    let gap = gaps == 0 ? 0 : max(bounds.width - 32 - used, 0) / CGFloat(gaps)
    var x: CGFloat = 16
    for (index, item) in visible.enumerated() {
      if let button = buttons[index] {
        addSubview(button)
        button.frame = CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
      }
      x += widths[index] + 8 + (item.systemItem == .flexibleSpace ? gap : 0)
      item.whenChanged = { [weak self] in self?.setNeedsLayout() }
    }
    shown = buttons.compactMap(\.self)
  }

  /// A bar with its buttons.
  package override func screenElement() -> ScreenElement {
    layoutIfNeeded()
    var element = super.screenElement()
    element.kind = .navigationBar
    return element
  }
}
