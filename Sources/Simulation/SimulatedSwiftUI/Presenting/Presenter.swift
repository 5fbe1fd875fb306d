import Foundation
import SimulatedFoundation
import SimulatedUIKit

/// Presents over a controller what its views ask for, and removes it again.
@MainActor final class Presenter: NSObject, UIAdaptivePresentationControllerDelegate {
  private struct Shown {
    var presentation: Presentation
    let controller: UIViewController
  }

  private weak var owner: UIViewController?
  private var shown: [Shown] = []

  init(_ owner: UIViewController) {
    self.owner = owner
    super.init()
  }

  /// Shows these, each over the one before.
  func show(_ wanted: [Presentation]) {
    // What is shown keeps its place; what is new comes over it.
    let kept = shown.compactMap { item in
      wanted.first { $0.node === item.presentation.node }
    }
    let wanted = kept + wanted.filter { new in !kept.contains { $0.node === new.node } }
    let same = zip(shown, wanted).prefix { $0.presentation.node === $1.node }.count
    for index in 0..<same {
      shown[index].presentation = wanted[index]
      (shown[index].controller as? PieceController)?.show(wanted[index])
    }
    let gone = shown[same...]
    shown.removeSubrange(same...)
    for item in gone.reversed() {
      if item.controller.presentingViewController != nil {
        item.controller.dismiss(animated: true)
      }
      if !wanted.contains(where: { $0.node === item.presentation.node }) {
        item.presentation.wasDismissed()
      }
    }
    for presentation in wanted[same...] { present(presentation) }
  }

  /// Whether something that it presents covers the whole screen.
  var coversScreen: Bool {
    shown.contains {
      $0.controller.modalPresentationStyle == .fullScreen
        && $0.controller.presentingViewController != nil
    }
  }

  private func present(_ presentation: Presentation) {
    guard let source = shown.last?.controller ?? owner else { return }
    let controller = controller(for: presentation)
    shown.append(Shown(presentation: presentation, controller: controller))
    // A view may present something while its own controller is just being shown.
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard self?.shown.contains(where: { $0.controller === controller }) == true else { return }
        source.present(controller, animated: true)
      }
    }
  }

  private func controller(for presentation: Presentation) -> UIViewController {
    switch presentation.content {
    case .sheet(_, let isFullScreen, let staysUp):
      let controller = PieceController()
      controller.show(presentation)
      controller.modalPresentationStyle = isFullScreen ? .fullScreen : .automatic
      controller.isModalInPresentation = staysUp || isFullScreen
      controller.presentationController?.delegate = self
      return controller
    case .question(let title, let message, let actions, let isAlert):
      return question(
        presentation, title.isEmpty ? nil : title, message, actions, isAlert: isAlert)
    }
  }

  private func question(
    _ presentation: Presentation, _ title: String?, _ message: String?, _ actions: Piece,
    isAlert: Bool
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: title, message: message, preferredStyle: isAlert ? .alert : .actionSheet)
    if isAlert {
      for case let source as UITextField in actions.natives { alert.addTextField(like: source) }
    }
    let buttons = actions.buttons
    for (title, button) in buttons {
      alert.addAction(
        UIAlertAction(title: title, style: button.style) { [weak self, weak alert] _ in
          button.action()
          if let alert { self?.removed(alert) }
        })
    }
    // An alert without a button gets one, and a sheet of actions one that cancels (documented).
    let cancels = buttons.contains { $0.view.cancels }
    if isAlert ? buttons.isEmpty : !cancels {
      let style = isAlert ? UIAlertAction.Style.default : .cancel
      alert.addAction(
        UIAlertAction(title: isAlert ? "OK" : "Cancel", style: style) { [weak self, weak alert] _ in
          if let alert { self?.removed(alert) }
        })
    }
    return alert
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    removed(presentationController.presentedViewController)
  }

  private func removed(_ controller: UIViewController) {
    shown.first { $0.controller === controller }?.presentation.wasRemoved()
  }
}

extension UIAlertController {
  /// Adds a field that does what another one does.
  fileprivate func addTextField(like source: UITextField) {
    addTextField { field in
      field.placeholder = source.placeholder
      field.text = source.text
      field.isSecureTextEntry = source.isSecureTextEntry
      field.addAction(
        UIAction { [weak field] _ in
          source.text = field?.text
          source.sendActions(for: .editingChanged)
        }, for: .editingChanged)
    }
  }
}

extension TappedView {
  fileprivate var style: UIAlertAction.Style {
    cancels ? .cancel : destroys ? .destructive : .default
  }
}

/// A controller that shows a piece that another one's views have made.
private final class PieceController: UIViewController {
  private var piece: Piece?

  override func loadView() {
    view = PieceView()
    view.backgroundColor = .systemBackground
  }

  func show(_ presentation: Presentation) {
    guard case .sheet(let piece, let isFullScreen, let staysUp) = presentation.content else {
      return
    }
    isModalInPresentation = staysUp || isFullScreen
    (view as? PieceView)?.piece = piece
  }
}

private final class PieceView: UIView {
  var piece: Piece? { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let piece else { return }
    let insets = safeAreaInsets
    let safe = CGRect(
      x: insets.left, y: insets.top, width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    PiecePlacing.place(piece, in: self, safe: safe)
  }
}
