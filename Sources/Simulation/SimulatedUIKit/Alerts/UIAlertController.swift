import DeviceEvents
public import Foundation

/// A view controller that asks the user something, in front of everything else.
///
/// Simulated: title, message, fields and actions are on the screen; an action dismisses the alert
/// and then runs its handler. Differs: a text field is added with a height of one line.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The way in which it is shown.
  public enum Style: Int, Sendable { case actionSheet, alert }

  private var style = Style.actionSheet
  private var fields: [UITextField] = []
  private var buttons: [UIButton] = []

  /// Makes an alert, or an action sheet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    style = preferredStyle
    modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
  }

  /// The text below the title.
  open var message: String?
  /// The way in which it is shown.
  open var preferredStyle: Style { style }
  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The preferred action, which stands out.
  open var preferredAction: UIAlertAction?
  /// The fields in the order in which they were added.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  /// The severity of the alert.
  ///
  /// Simulated: keeps its value. An iPhone shows no difference.
  open var severity = UIAlertControllerSeverity.default

  /// Adds an action.
  ///
  /// Simulated: a second one with the style `cancel` traps, as on iOS.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      preconditionFailure("UIAlertController can only have one action with a style of cancel")
    }
    actions.append(action)
    action.whenChanged = { [weak self] in self?.showActions() }
    showActions()
  }

  /// Adds a field.
  ///
  /// Simulated: in an action sheet it traps, as on iOS.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard style == .alert else {
      preconditionFailure("Text fields can only be added to an alert controller of style alert")
    }
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    fields.append(field)
    viewIfLoaded?.addSubview(field)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Makes the view, with fields and actions.
  open override func loadView() {
    view = AlertView(self)
    for field in fields { view.addSubview(field) }
    showActions()
  }

  /// Called when the user chooses an action: the alert goes, then the handler runs.
  package func choose(_ action: UIAlertAction) {
    guard action.isEnabled, actions.contains(action) else { return }
    if let presenter = outermost.state.presenting {
      presenter.takeAway(animated: false) { action.run() }
    } else {
      action.run()
    }
  }
}

extension UIAlertController {
  private func showActions() {
    guard isViewLoaded else { return }
    for button in buttons { button.removeFromSuperview() }
    // The cancel action comes last in a sheet, and first beside one other action (observed).
    let cancels = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    let isRow = style == .alert && actions.count == 2
    buttons = (isRow ? cancels + others : others + cancels).map(button)
    for button in buttons { view.addSubview(button) }
    view.setNeedsLayout()
  }

  private func button(for action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.isEnabled = action.isEnabled
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    let isBold = preferredAction.map { $0 === action } ?? (action.style == .cancel)
    button.titleLabel?.font = isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    button.addAction(
      UIAction { [weak self, weak action] _ in
        if let action { self?.choose(action) }
      }, for: .touchUpInside)
    return button
  }

  func arrange(in view: UIView) {
    let width: CGFloat = style == .alert ? 270 : view.bounds.width - 16
    let left = (view.bounds.width - width) / 2
    var y = CGFloat(20) + textHeight(width: width - 32)
    let rowHeight: CGFloat = style == .alert ? 44 : 57
    let isRow = style == .alert && buttons.count == 2
    let rows = isRow ? 1 : buttons.count
    let height = y + CGFloat(fields.count) * 36 + CGFloat(rows) * rowHeight
    let top =
      style == .alert
      ? (view.bounds.height - height) / 2 : view.bounds.height - height - 34
    for field in fields {
      field.frame = CGRect(x: left + 16, y: top + y, width: width - 32, height: 30)
      y += 36
    }
    for (index, button) in buttons.enumerated() {
      button.frame =
        isRow
        ? CGRect(
          x: left + CGFloat(index) * width / 2, y: top + y, width: width / 2, height: rowHeight)
        : CGRect(x: left, y: top + y + CGFloat(index) * rowHeight, width: width, height: rowHeight)
    }
    (view as? AlertView)?.box = CGRect(x: left, y: top, width: width, height: height)
  }

  private func textHeight(width: CGFloat) -> CGFloat {
    let title = title.map {
      TextMeasure.size($0, .boldSystemFont(ofSize: 17), width: width).height
    }
    let message = message.map { TextMeasure.size($0, .systemFont(ofSize: 13), width: width).height }
    return (title ?? 0) + (message ?? 0) + 16
  }
}

/// The view of an alert: its box, with fields and buttons.
private final class AlertView: UIView {
  private weak var alert: UIAlertController?
  var box = CGRect.zero

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    alert?.arrange(in: self)
  }

  override func screenElement() -> ScreenElement {
    layoutIfNeeded()
    var element = super.screenElement()
    element.kind = .alert
    element.frame = ScreenFrame(
      x: element.frame.x + box.minX, y: element.frame.y + box.minY, width: box.width,
      height: box.height)
    element.text = alert?.title
    element.detail = alert?.message
    element.background = screenColor(.systemBackground)
    element.cornerRadius = 14
    return element
  }
}

/// A button of an alert, with what it does.
///
/// Simulated: its handler runs on the main queue once the alert is gone.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The kind of answer.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  private let handler: ((UIAlertAction) -> Void)?
  var whenChanged: (() -> Void)?

  /// Makes an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// The title of the button.
  public let title: String?
  /// The kind of answer.
  public let style: Style
  /// Whether the user can choose it.
  open var isEnabled = true { didSet { whenChanged?() } }
  /// The name by which tests find it.
  open var accessibilityIdentifier: String?

  func run() { handler?(self) }
}

/// The severity of an alert.
///
/// Simulated: the documented values.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// The usual severity.
  case `default`
  /// The severity of an alert that warns of a loss.
  case critical
}
