package import DeviceEvents
import Foundation

/// A button of another framework, around whatever its label is.
package final class TappedView: UIControl {
  /// What the button does.
  package var action: @MainActor () -> Void = {}
  /// Whether it destroys something.
  package var destroys = false
  /// Whether it cancels.
  package var cancels = false
  /// Whether it says what its label does, although it has another name for screen readers.
  package var saysItsLabel = false
  /// Whether it is the chosen one of several; `nil` if that has no meaning.
  package var isOn: Bool?
  /// Whether it is in a bar.
  package var isBarButton = false

  /// Called when the user taps the button.
  package override func tap() {
    guard isEnabled else { return }
    action()
  }

  /// Describes a button with the text of its label; with several texts, a cell around them.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    let labels = element.children.flatMap(\.labels)
    guard labels.count <= 1 else {
      element.kind = .cell
      return element
    }
    element.kind = isBarButton ? .barButton : .button
    let said = labels.first?.text
    element.text =
      (saysItsLabel ? said : nil) ?? accessibilityLabel ?? said ?? element.children.firstName
    element.isOn = isOn
    if let label = labels.first {
      (element.color, element.fontSize, element.isBold) = (
        label.color, label.fontSize, label.isBold
      )
    }
    element.alignment = .center
    for back in element.children.flatMap({ $0.areas(filling: element.frame) }) {
      element.background = element.background ?? back.background
      element.cornerRadius = max(element.cornerRadius, back.cornerRadius)
    }
    element.children = []
    return element
  }
}

extension ScreenElement {
  /// The areas in the element that fill a frame, the outer ones first.
  fileprivate func areas(filling frame: ScreenFrame) -> [ScreenElement] {
    guard kind == .area, self.frame == frame else { return [] }
    return [self] + children.flatMap { $0.areas(filling: frame) }
  }

  /// The labels in the element.
  fileprivate var labels: [ScreenElement] {
    kind == .label ? [self] : children.flatMap(\.labels)
  }
}

extension [ScreenElement] {
  /// The first name of a picture.
  fileprivate var firstName: String? {
    for element in self {
      if element.kind == .image, let text = element.text { return text }
      if let name = element.children.firstName { return name }
    }
    return nil
  }
}
