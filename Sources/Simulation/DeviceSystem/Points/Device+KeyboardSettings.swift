import DeviceEvents
import DeviceProtocol

extension Device {
  /// The user adds a keyboard in Settings, or takes it away; full access is offered where it is asked
  /// for (documented), and a change of it ends the keyboard's process (observed).
  func turnKeyboard(_ name: String, _ isOn: Bool, hasFullAccess: Bool) -> SceneAnswer {
    for app in apps.indices {
      guard
        let index = apps[app].extensions.firstIndex(where: {
          $0.displayName == name && $0.point == Self.keyboardPoint
        })
      else { continue }
      let former = apps[app].extensions[index]
      guard former.requestsOpenAccess || !hasFullAccess else {
        return .impossible(
          "Settings offers no full access for '\(name)': its NSExtensionAttributes have no "
            + "RequestsOpenAccess that is true")
      }
      apps[app].extensions[index].isOn = isOn
      apps[app].extensions[index].hasFullAccess = isOn && hasFullAccess
      keyboards.removeAll { $0 == former.identifier && !isOn }
      if isOn, !keyboards.contains(former.identifier) { keyboards.append(former.identifier) }
      let place = "among the keyboards" + (hasFullAccess ? ", with full access" : "")
      recorder.record(former.name, .switched(isOn: isOn, place: place))
      if !isOn || former.hasFullAccess != hasFullAccess { endProcess(of: former) }
      return .done
    }
    let names = installedKeyboards.map { "'\($0.displayName)'" }.joined(separator: ", ")
    return .impossible(
      "the settings have no keyboard '\(name)': "
        + (names.isEmpty ? "none is installed" : "there are \(names)"))
  }

  /// The user lets a word stand for others, in Settings.
  func replaceText(_ shortcut: String, by text: String) -> SceneAnswer {
    textReplacements[shortcut] = text
    return .done
  }

  var installedKeyboards: [InstalledExtension] {
    apps.flatMap(\.extensions).filter { $0.point == Self.keyboardPoint }
  }

  static let keyboardPoint = "com.apple.keyboard-service"

  private func endProcess(of installed: InstalledExtension) {
    guard let keyboard, keyboard.session.installed.identifier == installed.identifier else {
      return
    }
    endKeyboard()
  }
}
