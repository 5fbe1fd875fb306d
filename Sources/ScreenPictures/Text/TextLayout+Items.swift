import DeviceEvents

extension TextLayout {
  /// The lines of an item with everything inside it.
  func lines(of item: ScreenElement, in region: TextRegion) -> [String] {
    switch item.kind {
    case .label, .sectionTitle: placed(words(item, in: region), item, in: region)
    case .button, .barButton, .icon: placed(words(item, in: region), item, in: region, .center)
    case .toggle, .activity, .image: placed(words(item, in: region), item, in: region)
    case .slider, .progress, .segments: placed(words(item, in: region), item, in: region)
    case .textField, .textView: placed(input(item, in: region), item, in: region)
    case .cell: cell(item, in: region)
    case .navigationBar: bar(item, in: region)
    case .alert, .shareSheet: frame(item, ruler.signs.modal, in: region)
    case .area, .table, .webPage, .other: frame(item, ruler.signs.field, in: region)
    }
  }

  /// The minimum number of columns for showing an item well.
  func leastColumns(of item: ScreenElement) -> Int {
    switch item.kind {
    case .label, .sectionTitle: min(ruler.longestWord(item.text ?? ""), 20)
    case .button, .barButton: min(ruler.width(title(item)) + 4, 28)
    case .icon: min(max(ruler.longestWord(item.text ?? ""), 3), 12)
    case .toggle: 3
    case .activity: 2
    case .image: min(ruler.width(image(item)), 14)
    case .slider, .progress, .textField: 12
    case .segments, .textView, .cell, .alert, .shareSheet, .webPage, .area, .table, .other: 16
    case .navigationBar: 24
    }
  }
}

extension TextLayout {
  /// A button's title, with its state.
  private func title(_ item: ScreenElement) -> String {
    let chosen = item.isOn == true ? "\(ruler.signs.tick) " : ""
    let words = ruler.spelled(item.text?.onOneLine ?? "")
    return chosen + words
      + (item.isDimmed ? (words.isEmpty ? "" : ", ") + TextPictureWords.dimmed : "")
  }

  private func image(_ item: ScreenElement) -> String {
    let (width, height) = (Int(item.frame.width.rounded()), Int(item.frame.height.rounded()))
    return TextPictureWords.image(
      item.text.map { ruler.spelled($0.onOneLine) }, width: width, height: height,
      times: ruler.signs.times)
  }

  private func words(_ item: ScreenElement, in region: TextRegion) -> [String] {
    let signs = ruler.signs
    let room = region.columns
    let text = ruler.spelled(item.text?.onOneLine ?? "")
    switch item.kind {
    case .button, .barButton:
      return framed(ruler.wrapped(title(item), to: room - 4), "[ ", " ]")
    case .icon:
      let letter = text.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() }
      return ["[\(letter ?? " ")]"] + ruler.wrapped(text, to: room)
    case .toggle:
      let dimmed = item.isDimmed && room >= 10 ? " dimmed" : ""
      return [(item.isOn == true ? "[x]" : "[ ]") + dimmed]
    case .activity:
      return [signs.wheel]
    case .image:
      return ruler.wrapped(image(item), to: room)
    case .slider, .progress:
      let columns = max(min(region.columns(item.frame.width), room) - 6, 4)
      return [gauge(item, columns: columns)]
    case .segments:
      return segments(item, text: text, room: room)
    default:
      return ruler.wrapped(item.text ?? "", to: max(wanted(item, in: region), 1))
    }
  }

  /// The column at which to break a text: its frame's width, or that of its longest word.
  private func wanted(_ item: ScreenElement, in region: TextRegion) -> Int {
    min(
      max(region.columns(item.frame.width), ruler.longestWord(item.text ?? "")), region.columns)
  }

  private func framed(_ lines: [String], _ before: String, _ after: String) -> [String] {
    let width = ruler.widest(lines)
    return lines.enumerated().map { index, line in
      let start = index == 0 ? before : String(repeating: " ", count: before.count)
      let isLast = index == lines.count - 1
      return start + (isLast ? line : ruler.padded(line, to: width)) + (isLast ? after : "")
    }
  }

  private func gauge(_ item: ScreenElement, columns: Int) -> String {
    let signs = ruler.signs
    let fraction = item.fraction ?? 0
    let percent = "\(Int((fraction * 100).rounded())) %"
    if item.kind == .progress {
      let done = Int((fraction * Double(columns)).rounded())
      return String(repeating: signs.full, count: done)
        + String(repeating: signs.rest, count: columns - done) + " " + percent
    }
    let left = Int((fraction * Double(columns - 1)).rounded())
    return String(repeating: signs.rule, count: left) + signs.knob
      + String(repeating: signs.rule, count: columns - 1 - left) + " " + percent
  }

  private func segments(_ item: ScreenElement, text: String, room: Int) -> [String] {
    let parts = item.children.compactMap { child -> String? in
      guard let text = child.text else { return nil }
      let words = ruler.spelled(text.onOneLine)
      return child.isOn == true ? "[\(words)]" : " \(words) "
    }
    guard !parts.isEmpty else { return ruler.wrapped(text, to: room) }
    let bar = ruler.signs.bar
    let line = bar + parts.joined(separator: bar) + bar
    return ruler.width(line) <= room ? [line] : parts.flatMap { ruler.wrapped($0, to: room) }
  }

  private func input(_ item: ScreenElement, in region: TextRegion) -> [String] {
    let columns = max(region.columns(item.frame.width), min(12, region.columns))
    let isEmpty = item.text?.isEmpty ?? true
    let signs = ruler.signs
    var lines: [String] = []
    if !isEmpty {
      lines = ruler.wrapped(item.text ?? "", to: columns - 4)
    } else if let placeholder = item.placeholder {
      lines = ruler.wrapped(signs.open + placeholder + signs.close, to: columns - 4)
    }
    if !item.isEnabled {
      lines.append(
        item.isDimmed ? TextPictureWords.dimmedField : TextPictureWords.readOnlyField)
    }
    let rows = item.kind == .textView ? min(max(Int(item.frame.height / 32), 1), 4) : 1
    while lines.count < rows { lines.append("") }
    return ruler.box(lines, columns: columns, signs.field)
  }

  /// Puts lines where their element's frame is, or as close as they fit.
  private func placed(
    _ lines: [String], _ item: ScreenElement, in region: TextRegion,
    _ alignment: ScreenElement.Alignment? = nil
  ) -> [String] {
    let start = region.column(item.frame.x)
    let room = region.columns(item.frame.width)
    let block = ruler.widest(lines)
    return lines.map { line in
      // A box or a multi-line button keeps its shape.
      let width = item.kind == .label || item.kind == .icon ? ruler.width(line) : block
      let slack = max(room - width, 0)
      let column =
        switch alignment ?? item.alignment {
        case .leading: start
        case .center: start + slack / 2
        case .trailing: start + slack
        }
      return String(repeating: " ", count: max(min(column, region.columns - width), 0)) + line
    }
  }
}
