import DeviceEvents
import DeviceProtocol

extension Device {
  /// Adds a keyboard in Settings, or removes it.
  ///
  /// Full access is offered if the keyboard asks for it (documented), and changing it ends the
  /// keyboard's process (observed).
  func turnKeyboard(_ name: String, _ isOn: Bool, hasFullAccess: Bool) -> SceneAnswer {
    let former: InstalledExtension
    switch installed(name, at: Self.keyboardList) {
    case .failure(let mistake): return .impossible(mistake.message)
    case .success(let found): former = found
    }
    guard former.requestsOpenAccess || !hasFullAccess else {
      return .impossible(KeyboardWords.noFullAccess(name))
    }
    change(former) { $0.hasFullAccess = isOn && hasFullAccess }
    keyboards.removeAll { $0 == former.identifier && !isOn }
    if isOn, !keyboards.contains(former.identifier) { keyboards.append(former.identifier) }
    set(
      former, isOn, place: hasFullAccess ? KeyboardWords.placeWithFullAccess : KeyboardWords.place)
    if !isOn || former.hasFullAccess != hasFullAccess { endProcess(of: former) }
    return .done
  }

  /// Makes a word stand for other words, in Settings.
  func replaceText(_ shortcut: String, by text: String) -> SceneAnswer {
    textReplacements[shortcut] = text
    return .done
  }

  static let keyboardPoint = "com.apple.keyboard-service"
  static let keyboardList = SwitchedPoint(
    point: keyboardPoint, kind: KeyboardWords.kind, place: KeyboardWords.place)

  private func endProcess(of installed: InstalledExtension) {
    guard let keyboard, keyboard.session.installed.identifier == installed.identifier else {
      return
    }
    endKeyboard()
  }
}
