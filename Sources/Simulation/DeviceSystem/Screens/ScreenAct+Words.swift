import DeviceEvents

extension ScreenAct {
  /// What the user does, for the log: `taps "Post"`.
  var words: String {
    switch self {
    case .tap(let name): "taps \(quoted(name))"
    case .type(let text, into: nil): "types \(quoted(text))"
    case .type(let text, let name?): "types \(quoted(text)) into \(quoted(name))"
    case .clear(nil): "clears the text"
    case .clear(let name?): "clears \(quoted(name))"
    case .pullDown: "pulls the sheet down"
    }
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\n": "\\n"
      case "\"": "\\\""
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
