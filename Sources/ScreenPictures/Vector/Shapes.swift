import DeviceEvents

/// SVG under construction, and the only place where text is escaped and numbers are formatted.
struct Shapes: Hashable, Sendable {
  private(set) var text = ""

  mutating func add(_ name: String, _ attributes: [(String, String?)]) {
    open(name, attributes, ending: "/>")
  }

  mutating func open(_ name: String, _ attributes: [(String, String?)] = []) {
    open(name, attributes, ending: ">")
  }

  mutating func close(_ name: String) { text += "</\(name)>\n" }

  /// An element that contains text.
  mutating func add(_ name: String, _ attributes: [(String, String?)] = [], text words: String) {
    open(name, attributes, ending: ">")
    text.removeLast()
    text += Self.escaped(words) + "</\(name)>\n"
  }

  mutating func add(_ other: Shapes) { text += other.text }

  private mutating func open(
    _ name: String, _ attributes: [(String, String?)], ending: String
  ) {
    text += "<\(name)"
    for case (let key, let value?) in attributes {
      text += " \(key)=\"\(Self.escaped(value))\""
    }
    text += "\(ending)\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Double {
  /// The number in SVG's notation, with at most two decimals: `12`, `0.5`, `-3.25`.
  var number: String {
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
