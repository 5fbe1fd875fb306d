import DeviceEvents
import DeviceProtocol

extension DeviceLink {
  /// Returns what something shows.
  func look(at owner: ScreenOwner) -> Screen {
    guard case .screen(let screen) = perform(.look(owner)) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return screen
  }
}

extension Screen {
  /// Whether a text is visible somewhere.
  func shows(_ text: String) -> Bool { elements.contains { $0.shows(text) } }
}

extension ScreenElement {
  fileprivate func shows(_ wanted: String) -> Bool {
    let isEmpty = text?.isEmpty ?? true
    let texts = [text, detail, isEmpty ? placeholder : nil].compactMap(\.self)
    return texts.contains { $0.contains(wanted) } || children.contains { $0.shows(wanted) }
  }
}
