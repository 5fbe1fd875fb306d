import DeviceEvents

/// The contents of a screen in words.
struct ScreenWords: Sendable {
  private let visible: VisibleScreen

  /// The maximum number of elements named, and of characters in each text.
  private static let most = 60
  static let longest = 160

  init(_ visible: VisibleScreen) { self.visible = visible }

  /// Everything in one sentence.
  ///
  /// For example: `On the screen: a navigation bar “Share”; a button “Post”, dimmed.`
  var sentence: String {
    var all: [String] = []
    var rest = Array(visible.elements.reversed())
    while let element = rest.popLast() {
      if let words = element.words { all.append(words) }
      rest += element.children.reversed().filter { !element.repeats($0) }
    }
    guard !all.isEmpty else { return "The screen is empty." }
    let named = all.prefix(Self.most)
    let left = all.count - named.count + visible.omitted
    let more = left > 0 ? "; and \(left) more" : ""
    return "On the screen: \(named.joined(separator: "; "))\(more)."
  }
}

extension ScreenElement {
  /// The element in words, without those inside it; `nil` if it only contains others.
  var words: String? {
    guard var name = kind.name else { return nil }
    if kind == .navigationBar, text == nil { name = "a bar" }
    if kind == .label, text == nil { return nil }
    var words = name
    if let text { words += " \(text.quoted)" }
    if let state { words += ", \(state)" }
    if isSelected == true { words += ", selected" }
    if let detail { words += ", \(detail.quoted)" }
    if text == nil, let placeholder { words += ", empty, for \(placeholder.quoted)" }
    if isDimmed { words += ", dimmed" }
    if kind == .textView, !isEnabled { words += ", read-only" }
    return words
  }

  /// Its state or value: `on`, `40 percent`.
  private var state: String? {
    if let fraction { return "\(Int((fraction * 100).rounded())) percent" }
    guard let isOn else { return nil }
    switch kind {
    case .toggle: return isOn ? "on" : "off"
    case .cell: return isOn ? "ticked" : nil
    default: return isOn ? "chosen" : nil
    }
  }
}

extension ScreenElement.Kind {
  /// Its name; `nil` for elements that only contain others.
  var name: String? {
    switch self {
    case .area, .table: nil
    case .label: "the text"
    case .image: "an image"
    case .button: "a button"
    case .textField: "a text field"
    case .textView: "a text view"
    case .toggle: "a switch"
    case .slider: "a slider"
    case .segments: "segments"
    case .progress: "a progress bar"
    case .activity: "a spinner"
    case .cell: "a row"
    case .sectionTitle: "the heading"
    case .navigationBar: "a navigation bar"
    case .barButton: "a bar button"
    case .alert: "an alert"
    case .webPage: "a web page"
    case .shareSheet: "the share sheet"
    case .icon: "an icon"
    case .other: "a view of the class"
    }
  }
}

extension String {
  /// The text on one line in typographic quotes, shortened.
  fileprivate var quoted: String {
    let line = onOneLine
    let short = line.prefix(ScreenWords.longest)
    return "“\(short)\(short.endIndex < line.endIndex ? "…" : "")”"
  }
}
