import DeviceEvents

/// A screen as lines of text: what each element is and says, with the elements inside it indented.
///
/// ```text
/// navigationBar "Reader"
///   barButton "Cancel"
///   barButton "Post" (dimmed)
/// textView "On reading"
/// ```
enum ScreenText {
  static func text(of screen: Screen) -> String {
    screen.elements.flatMap { lines($0, indentation: "", said: []) }.joined(separator: "\n")
  }

  /// Returns the lines for an element and those inside it; a label there that only repeats what the
  /// element has said is left out.
  private static func lines(
    _ element: ScreenElement, indentation: String, said: Set<String>
  ) -> [String] {
    if element.kind == .label, let text = element.text, said.contains(text) { return [] }
    let words = words(element)
    guard !words.isEmpty else {
      return inReadingOrder(element.children).flatMap {
        lines($0, indentation: indentation, said: said)
      }
    }
    let line = indentation + words.joined(separator: " ")
    let says = Set([element.text, element.detail].compactMap(\.self))
    return [line]
      + inReadingOrder(element.children).flatMap {
        lines($0, indentation: indentation + "  ", said: says)
      }
  }

  /// Returns the elements from top to bottom, and from left to right.
  private static func inReadingOrder(_ elements: [ScreenElement]) -> [ScreenElement] {
    func middle(_ element: ScreenElement) -> Double {
      (element.frame.y + element.frame.height / 2).rounded()
    }
    return elements.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      let isSame = middle(a) == middle(b) && a.frame.x == b.frame.x
      if isSame { return first.offset < second.offset }
      return (middle(a), a.frame.x) < (middle(b), b.frame.x)
    }.map(\.element)
  }

  /// Returns the words for one element; none for an area, which only contains others, or for a
  /// label or picture that says nothing.
  private static func words(_ element: ScreenElement) -> [String] {
    let text = element.text.flatMap { $0.isEmpty ? nil : quoted($0) }
    let name = element.identifier.map { "#\($0)" }
    let says = [text, element.detail.map(quoted)].compactMap(\.self)
    switch element.kind {
    case .area where says.isEmpty && name == nil, .label where says.isEmpty: return []
    default: break
    }
    let placeholder = text == nil ? element.placeholder.map { "(placeholder \(quoted($0)))" } : nil
    let state = [
      element.isOn.map { $0 ? "on" : "off" }, element.isSelected == true ? "selected" : nil,
      element.fraction.map(percentage),
      element.isEnabled ? nil : "(dimmed)",
    ]
    return [element.kind.rawValue] + says + ([placeholder] + state + [name]).compactMap(\.self)
  }

  private static func percentage(_ fraction: Double) -> String {
    fraction.isFinite ? "\(Int((min(max(fraction, 0), 1) * 100).rounded())) %" : ""
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
}
