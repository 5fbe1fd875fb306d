import DeviceProtocol

extension Device {
  /// Adds a keyboard to the user's keyboards, as in Settings.
  ///
  /// It isn't among them when its app is installed (documented).
  ///
  /// - Parameters:
  ///   - keyboard: The extension's name as the user sees it.
  ///   - fullAccess: Whether the user allows it full access, which is offered for a keyboard whose property
  ///     list has `RequestsOpenAccess`.
  public func turnOn(keyboard: String, fullAccess: Bool = false) {
    link.perform(.turnKeyboard(name: keyboard, isOn: true, hasFullAccess: fullAccess))
  }

  /// Removes a keyboard from the user's keyboards.
  ///
  /// - Parameter keyboard: The extension's name as the user sees it.
  public func turnOff(keyboard: String) {
    link.perform(.turnKeyboard(name: keyboard, isOn: false, hasFullAccess: false))
  }

  /// Makes a word stand for other words, as the user does under Text Replacement in Settings.
  ///
  /// - Parameters:
  ///   - shortcut: The text that is typed.
  ///   - text: The text that replaces it.
  public func replaceText(_ shortcut: String, with text: String) {
    link.perform(.replaceText(shortcut: shortcut, by: text))
  }
}

extension UserInterface {
  /// Picks a keyboard for the field that is being edited here.
  ///
  /// - Parameter name: The extension's name as the user sees it.
  /// - Returns: What the keyboard shows: nothing if only the system's may appear, in which case the
  ///   log says why.
  @discardableResult
  public func useKeyboard(_ name: String) -> ExtensionInterface {
    let answer = place.link.perform(.useKeyboard(place.owner, name: name))
    guard case .keyboard(let session) = answer else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return ExtensionInterface(session: session ?? -1, link: place.link)
  }
}
