import Foundation

extension UIButton {
  /// Opens the button's menu; what is chosen becomes the title of a button that shows its choice.
  func openMenu() -> Bool {
    guard let menu else { return false }
    sendActions(for: .menuActionTriggered)
    OpenMenu.open(menu, from: self) { [weak self] action in
      guard let self, self.changesSelectionAsPrimaryAction else { return }
      for other in menu.actions { other.state = other === action ? .on : .off }
      self.setTitle(action.title, for: .normal)
      self.configuration?.title = action.title
    }
    return true
  }
}

extension UIMenu {
  /// The actions in the menu and in those inside.
  var actions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      (element as? UIMenu)?.actions ?? [element as? UIAction].compactMap(\.self)
    }
  }
}
