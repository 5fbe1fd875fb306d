import Findings
import StepScripts

/// The lanes of a timeline as columns of characters.
struct TimelineLanes {
  let timeline: Timeline
  let glyphs: Glyphs
  /// The columns from one lane to the next.
  let pitch: Int
  /// The columns left for sentences.
  let textWidth: Int

  /// The width below which there are no lanes, and the minimum width of sentences.
  private static let narrowest = 72
  private static let leastText = 34
  private static let pitches = 9...15
  private static let margin = 1

  /// Makes room for the lanes; `nil` if there is too little.
  init?(_ timeline: Timeline, style: TerminalStyle) {
    guard style.width >= Self.narrowest, !timeline.lanes.isEmpty else { return nil }
    let room = (min(style.width, 140) - Self.margin - Self.leastText) / timeline.lanes.count
    let names = timeline.lanes.map { $0.name.terminalWidth + 2 }.max() ?? 0
    let labels =
      timeline.rows.compactMap { row -> Int? in
        // A type's name may be long, and the sentence has it too.
        row.kind == .load ? nil : row.arrow.map { Self.span($0, label: $0.label) }
      }.max() ?? 0
    let wanted = max(names, min(labels, Self.pitches.upperBound), Self.pitches.lowerBound)
    let pitch = min(wanted, room)
    guard pitch >= max(Self.pitches.lowerBound, min(names, Self.pitches.upperBound)) else {
      return nil
    }
    self.timeline = timeline
    self.pitch = pitch
    glyphs = style.glyphs
    textWidth = min(style.width, 140) - Self.margin - pitch * timeline.lanes.count - 1
  }

  /// The width between lanes that an arrow's label needs: `├ label ▶│`.
  private static func span(_ arrow: Timeline.Arrow, label: String) -> Int {
    (label.terminalWidth + 4 + abs(arrow.to - arrow.from) - 1) / max(abs(arrow.to - arrow.from), 1)
  }

  static func look(_ lane: Int, bold: Bool = false) -> Look {
    let colors: [Look.Color] = [.blue, .magenta, .green, .cyan, .yellow]
    return .color(colors[lane % colors.count], bold: bold)
  }

  /// The names above the lanes.
  var header: [[TerminalLine.Piece]] {
    var canvas = Canvas(width: width)
    for (lane, value) in timeline.lanes.enumerated() {
      let name = value.name.shortened(to: pitch - 1)
      canvas.write(
        name, at: x(lane) - name.terminalWidth / 2, Self.look(lane, bold: true))
    }
    return [canvas.pieces]
  }

  /// The lanes beside one line of a row's sentence; dots and arrows are beside the first.
  func drawing(row index: Int, line: Int) -> [TerminalLine.Piece] {
    let row = timeline.rows[index]
    var canvas = Canvas(width: width)
    for (lane, value) in timeline.lanes.enumerated() {
      let life = value.lives.first { $0.contains(index) }
      let isOver = line > 0 && life?.upperBound == index && index < timeline.rows.count - 1
      if life != nil, !isOver {
        canvas.write(glyphs.bar, at: x(lane), Self.look(lane))
      } else {
        canvas.write(glyphs.idle, at: x(lane), .dim)
      }
    }
    guard line == 0 else { return canvas.pieces }
    if let arrow = row.arrow {
      draw(arrow, on: &canvas)
    } else {
      canvas.write(sign(row), at: x(row.lane), signLook(row))
    }
    return canvas.pieces
  }
}

extension TimelineLanes {
  private var width: Int { Self.margin + pitch * timeline.lanes.count + 1 }

  private func x(_ lane: Int) -> Int { Self.margin + lane * pitch + pitch / 2 }

  private func sign(_ row: Timeline.Row) -> String {
    switch row.kind {
    case .crash: glyphs.crash
    case .failure: glyphs.no
    case .end: glyphs.end
    case .launch, .front, .request, .print, .share, .load, .store, .user, .offered, .withheld,
      .completed, .cancelled:
      glyphs.actor
    }
  }

  private func signLook(_ row: Timeline.Row) -> Look {
    row.kind.isFailure ? .color(.red, bold: true) : Self.look(row.lane)
  }

  private func draw(_ arrow: Timeline.Arrow, on canvas: inout Canvas) {
    let toRight = arrow.to > arrow.from
    let (left, right) = (x(min(arrow.from, arrow.to)), x(max(arrow.from, arrow.to)))
    let look = Self.look(arrow.from)
    for column in (left + 1)..<right { canvas.write(glyphs.rule, at: column, look) }
    canvas.write(toRight ? glyphs.forkRight : glyphs.forkLeft, at: x(arrow.from), look)
    canvas.write(
      toRight ? glyphs.headRight : glyphs.headLeft, at: x(arrow.to) + (toRight ? -1 : 1), look)
    let room = right - left - 1
    let label = " \(arrow.label) "
    let length = label.terminalWidth
    guard length < room else { return }
    let start = left + 1 + (room - length) / 2
    // The arrow's head stays where it is.
    canvas.write(label, at: toRight ? min(start, right - 1 - length) : max(start, left + 2), .plain)
  }
}

extension String {
  /// The text, truncated to a number of columns.
  fileprivate func shortened(to width: Int) -> String {
    guard terminalWidth > width else { return self }
    var result = ""
    var column = 0
    for character in self {
      column += character.terminalWidth
      if column > width - 1 { break }
      result.append(character)
    }
    return result + "…"
  }
}
