import DeviceEvents

extension ScreenElement {
  /// Whether it looks disabled; elements that can't be used anyway never do.
  var isDimmed: Bool {
    guard !isEnabled else { return false }
    switch kind {
    case .label, .button, .textField, .toggle, .slider, .segments, .barButton: return true
    case .area, .image, .textView, .progress, .activity, .table, .cell, .sectionTitle,
      .navigationBar, .alert, .webPage, .shareSheet, .icon, .other:
      return false
    }
  }

  /// Whether the inner element is a label that only repeats this one's text.
  func repeats(_ inner: ScreenElement) -> Bool {
    guard inner.kind == .label, let words = inner.text, inner.children.isEmpty else { return false }
    switch kind {
    case .area, .table: return false
    default: return words == text || words == detail || words == placeholder
    }
  }

  /// Whether one of the labels inside repeats this element's text.
  var holdsWords: Bool {
    children.contains { repeats($0) || ($0.kind == .area && $0.children.contains(where: repeats)) }
  }

  /// The part of a row for its own text: pictures are at its left, switches at its right.
  var wordsFrame: ScreenFrame {
    var room = frame.inset(min(16, frame.width * 0.1), 2)
    let others = children.filter { !$0.frame.isEmpty && $0.frame.width < frame.width * 0.5 }
    let left = others.filter { $0.frame.midX < frame.x + frame.width * 0.35 }
    let right = others.filter { $0.frame.midX > frame.x + frame.width * 0.65 }
    let start = max(room.x, (left.map(\.frame.maxX).max() ?? room.x - 12) + 12)
    let end = min(room.maxX, (right.map(\.frame.x).min() ?? room.maxX + 12) - 12)
    room.x = start
    room.width = max(end - start, 0)
    return room
  }
}
