import DeviceEvents
import Foundation
import SimulatedFoundation

/// The menu that is open in this process; there is at most one.
@MainActor enum OpenMenu {
  private static var shown: MenuView?

  /// Opens a menu that belongs to a view.
  static func open(
    _ menu: UIMenu, from source: UIView, preview: UIViewController? = nil,
    chosen: @escaping (UIAction) -> Void = { _ in }, closed: @escaping () -> Void = {}
  ) {
    close()
    shown = MenuView(menu, from: source, preview: preview, chosen: chosen, closed: closed)
  }

  /// Closes the menu without a choice.
  static func close() {
    let old = shown
    shown = nil
    old?.closed()
  }

  /// Returns the menu if it belongs to the frontmost of some views, and can therefore be seen.
  static func view(over front: UIView?) -> MenuView? {
    guard let shown, let source = shown.source, let front, source.isDescendant(of: front) else {
      return nil
    }
    return shown
  }

  /// Returns the user's tap beside the menu.
  static func prepareClosing(over front: UIView?) -> Result<UserAction, ScreenFailure> {
    guard view(over: front) != nil else { return .failure(ScreenFailure(TappingWords.noMenu)) }
    return .success { close() }
  }
}

/// A menu on the screen: a button for each of its elements, and a preview above them.
final class MenuView: UIView {
  private(set) weak var source: UIView?
  let closed: () -> Void
  private let chosen: (UIAction) -> Void
  private let preview: UIViewController?
  private var rows: [UIView] = []
  private var shown: UIMenu?
  private var asked: Set<ObjectIdentifier> = []
  private var supplied: [ObjectIdentifier: [UIMenuElement]] = [:]

  init(
    _ menu: UIMenu, from source: UIView, preview: UIViewController?,
    chosen: @escaping (UIAction) -> Void, closed: @escaping () -> Void
  ) {
    self.source = source
    self.preview = preview
    self.chosen = chosen
    self.closed = closed
    super.init(frame: UIScreen.main.bounds)
    if let view = preview?.view { addSubview(view) }
    show(menu)
  }

  required init?(coder: NSCoder) {
    (chosen, closed, preview) = ({ _ in }, {}, nil)
    super.init(coder: coder)
  }

  /// Shows a menu in the place of another; elements that aren't made yet are asked for.
  private func show(_ menu: UIMenu) {
    shown = menu
    for element in menu.deferred where asked.insert(ObjectIdentifier(element)).inserted {
      element.supply { [weak self] made in
        self?.supplied[ObjectIdentifier(element)] = made
        self?.makeRows()
      }
    }
    makeRows()
  }

  private func makeRows() {
    guard let menu = shown else { return }
    for row in rows { row.removeFromSuperview() }
    rows = []
    if !menu.title.isEmpty {
      let label = UILabel()
      (label.text, label.font, label.textColor) = (
        menu.title, .systemFont(ofSize: 13), .secondaryLabel
      )
      rows.append(label)
    }
    rows += menu.children.flatMap(buttons)
    for row in rows { addSubview(row) }
    setNeedsLayout()
  }

  private func buttons(of element: UIMenuElement) -> [UIView] {
    switch element {
    case let inner as UIMenu where inner.options.contains(.displayInline):
      inner.children.flatMap(buttons)
    case let inner as UIMenu: [MenuButton(inner) { [weak self] in self?.show(inner) }]
    case let action as UIAction where !action.attributes.contains(.hidden):
      [MenuButton(action) { [weak self] in self?.choose(action) }]
    case let deferred as UIDeferredMenuElement:
      (supplied[ObjectIdentifier(deferred)] ?? []).flatMap(buttons)
    default: []
    }
  }

  /// The menu closes, and the action runs; unless it keeps the menu open.
  private func choose(_ action: UIAction) {
    if !action.attributes.contains(.keepsMenuPresented) { OpenMenu.close() }
    chosen(action)
    action.run(sender: source)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = CGFloat(rows.count) * 44
    let place = source.map { $0.convert($0.bounds, to: nil) } ?? .zero
    let left = min(max(place.minX, 16), max(bounds.width - 266, 16))
    let end = bounds.height - SafeArea.phone.bottom
    var y = max(min(place.maxY + 8, end - height), SafeArea.phone.top)
    if let view = preview?.view {
      let room = max(y - SafeArea.phone.top - 8, 0)
      let wanted = preview?.preferredContentSize.height ?? 0
      let shown = min(wanted > 0 ? wanted : 200, room)
      view.frame = CGRect(x: 16, y: y - shown - 8, width: bounds.width - 32, height: shown)
    }
    for row in rows {
      row.frame = CGRect(x: left, y: y, width: 250, height: 44)
      y += 44
    }
  }
}

extension UIMenu {
  /// The elements that are made when the menu opens.
  fileprivate var deferred: [UIDeferredMenuElement] {
    children.flatMap { element -> [UIDeferredMenuElement] in
      if let menu = element as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.deferred : []
      }
      return [element as? UIDeferredMenuElement].compactMap(\.self)
    }
  }
}

/// A line of a menu.
private final class MenuButton: UIControl {
  private let element: UIMenuElement

  init(_ element: UIMenuElement, _ action: @escaping () -> Void) {
    self.element = element
    super.init(frame: .zero)
    isEnabled = (element as? UIAction)?.attributes.contains(.disabled) != true
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    element = UIMenu()
    super.init(coder: coder)
  }

  override func screenElement() -> ScreenElement {
    var shown = super.screenElement()
    let action = element as? UIAction
    shown.kind = .button
    shown.text = element.title.isEmpty ? element.image?.shownName : element.title
    shown.detail = element.subtitle
    shown.isOn = action?.state == .on ? true : nil
    shown.background = screenColor(.systemBackground)
    let isDestructive = action?.attributes.contains(.destructive) == true
    shown.write(color: isDestructive ? .systemRed : .label, font: .systemFont(ofSize: 17))
    return shown
  }
}
