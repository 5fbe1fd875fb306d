import DeviceEvents
import Foundation

/// The button in a bar that shows an item.
final class BarButton: UIControl {
  let item: UIBarButtonItem

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    item.button = self
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    if let view = item.customView { addSubview(view) }
    addAction(UIAction { [weak item] _ in item?.tap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    item = UIBarButtonItem()
    super.init(coder: coder)
  }

  /// Opens a menu; it belongs to the bar, whose buttons come and go.
  func open(_ menu: UIMenu) {
    var bar: UIView = self
    while !(bar is UINavigationBar), !(bar is UIToolbar), let outer = bar.superview { bar = outer }
    OpenMenu.open(menu, from: bar)
  }

  private var font: UIFont {
    item.style == .done ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
  }

  override var intrinsicContentSize: CGSize {
    if item.width > 0 { return CGSize(width: item.width, height: 44) }
    if let view = item.customView {
      let size = view.bounds.size == .zero ? view.sizeThatFits(.zero) : view.bounds.size
      return CGSize(width: size.width, height: 44)
    }
    guard item.image == nil, let title = item.shownTitle else {
      return CGSize(width: 44, height: 44)
    }
    return CGSize(width: TextMeasure.size(title, font).width, height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let view = item.customView else { return }
    let size = view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
    view.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    if item.customView != nil { return element }
    element.kind = .barButton
    element.text = item.shownTitle
    element.isEnabled = item.isEnabled
    element.isBold = item.style == .done
    element.fontSize = 17
    element.alignment = .center
    let color = item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
    element.color = screenColor(color ?? item.tintColor ?? tintColor)
    return element
  }
}
