import Foundation
import SimulatedUIKit

/// An action that the user can choose.
@MainActor struct OfferedAction {
  let title: String
  var destroys = false
  var isEnabled = true
  let action: @MainActor () -> Void
}

/// A sheet of actions from which the user chooses.
@MainActor enum ActionSheet {
  static func offer(_ buttons: [(title: String, view: TappedView)], over view: UIView?) {
    let actions = buttons.map { title, view in
      OfferedAction(
        title: title, destroys: view.destroys, isEnabled: view.isEnabled, action: view.action)
    }
    offer(actions, over: view)
  }

  static func offer(_ actions: [OfferedAction], over view: UIView?) {
    guard let owner = view?.owner else { return }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for offered in actions {
      let action = UIAlertAction(
        title: offered.title, style: offered.destroys ? .destructive : .default
      ) { _ in
        offered.action()
      }
      action.isEnabled = offered.isEnabled
      sheet.addAction(action)
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    owner.present(sheet, animated: true)
  }
}

extension UIView {
  /// The controller in whose view it is.
  var owner: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

extension Piece {
  /// A symbol of the system as large as the text around it.
  @MainActor static func symbol(_ name: String, in environment: EnvironmentValues) -> Piece {
    let side = TextMeasure.lineHeight(environment.uiFont)
    return .image(
      StyledImage(
        name: name, size: CGSize(width: side, height: side), isResizable: false,
        color: (environment.foreground ?? .primary).uiColor))
  }
}
