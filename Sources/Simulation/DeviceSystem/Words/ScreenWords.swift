import DeviceEvents

/// What the user does on screens, and why a screen isn't shown or can't be used.
enum ScreenWords {
  /// Returns what the user does, for the log: `taps "Post"`.
  static func act(_ act: ScreenAct) -> String {
    switch act {
    case .tap(let name): "taps \(quoted(name))"
    case .type(let text, into: nil): "types \(quoted(text))"
    case .type(let text, let name?): "types \(quoted(text)) into \(quoted(name))"
    case .clear(nil): "clears the text"
    case .clear(let name?): "clears \(quoted(name))"
    case .press(let name): "long-presses \(quoted(name))"
    case .closeMenu: "taps beside the menu"
    case .pullDown: "pulls the sheet down"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\n": "\\n"
      case "\"": "\\\""
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }

  static func taps(_ title: String) -> String { "taps \"\(title)\"" }

  static func busy(_ name: String) -> String {
    "'\(name)' doesn't answer: its main queue is busy"
  }

  static func showsNothing(_ name: String, _ reason: String) -> String {
    "'\(name)' shows nothing: \(reason)"
  }

  static let unusable = "only what an app or an extension shows can be used"

  static func ownApp(_ name: String) -> String {
    "'\(name)' is one of the device's own apps: it shows nothing to a scene"
  }

  static func covered(_ name: String, by other: String) -> String {
    "'\(other)' is in front of '\(name)'"
  }

  static func requestEnded(_ name: String) -> String {
    "'\(name)' no longer shows anything: its request has ended"
  }

  static func unseen(_ name: String, host: String) -> String {
    "'\(name)' can't be seen: '\(host)' isn't in the foreground"
  }

  static func notLoaded(_ name: String) -> String { "'\(name)' couldn't be loaded" }
  static let noInterface = "there is no such interface: the system didn't ask for it"

  static func putAway(_ name: String) -> String {
    "'\(name)' no longer shows anything: the system has closed it"
  }
}
