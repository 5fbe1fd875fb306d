import ScreenPictures
import StepScripts

/// The lanes beside one row of a timeline, as an SVG.
///
/// Lines run from edge to edge, in percent, whatever the row's height; dots and arrows stay at the
/// height of the first line of text.
struct TimelineDrawing {
  let timeline: Timeline
  let colors: ProcessColors
  let index: Int

  /// The middle of the first line of text, in pixels.
  private static let middle = 14

  /// The width of a lane and the room for an arrow's head and the lifelines, both in multiples of a
  /// label's font size: 4.6rem and 1rem by 0.68rem, as in the style sheet.
  private static let laneWidth = 4.6 / 0.68
  private static let arrowEnds = 1 / 0.68

  var markup: Markup {
    let row = timeline.rows[index]
    var shapes = timeline.lanes.indices.map(lifeline).joined()
    if let arrow = row.arrow {
      shapes += self.arrow(arrow)
    }
    shapes += dot(row)
    return "<svg aria-hidden=\"true\" focusable=\"false\">\(shapes)</svg>"
  }
}

extension TimelineDrawing {
  private func style(_ lane: Int) -> Markup { colors.style(timeline.lanes[lane].name) }

  /// The middle of a lane, in percent of the drawing's width.
  private func x(_ lane: Int) -> Markup {
    let tenths = (2 * lane + 1) * 500 / timeline.lanes.count
    return "\(tenths / 10).\(tenths % 10)%"
  }

  private func line(
    _ kind: Markup, _ x1: Markup, _ y1: Markup, _ x2: Markup, _ y2: Markup
  ) -> Markup {
    "<line class=\"\(kind)\" x1=\"\(x1)\" y1=\"\(y1)\" x2=\"\(x2)\" y2=\"\(y2)\"/>"
  }

  /// The lane's line: strong while the process runs, faint otherwise; it begins and ends at the
  /// dot.
  private func lifeline(_ lane: Int) -> Markup {
    let middle: Markup = "\(Self.middle)"
    let life = timeline.lanes[lane].lives.first { $0.contains(index) }
    guard let life else { return line("idle", x(lane), "0", x(lane), "100%") }
    let starts = life.lowerBound == index
    let ends = life.upperBound == index && index < timeline.rows.count - 1
    let running = line(
      "life \(style(lane))", x(lane), starts ? middle : "0", x(lane), ends ? middle : "100%")
    let before = starts ? line("idle", x(lane), "0", x(lane), middle) : .empty
    let after = ends ? line("idle", x(lane), middle, x(lane), "100%") : .empty
    return before + running + after
  }

  private func arrow(_ arrow: Timeline.Arrow) -> Markup {
    let toRight = arrow.to > arrow.from
    let middle: Markup = "\(Self.middle)"
    let (back, high, low): (Markup, Markup, Markup) =
      (toRight ? "-7" : "7", "\(Self.middle - 4)", "\(Self.middle + 4)")
    // A nested drawing has its origin at the arrow's end, so that the head can be in pixels.
    let head: Markup = """
      <svg class="head" x="\(x(arrow.to))" overflow="visible">\
      <polyline class="\(style(arrow.from))" \
      points="\(back),\(high) 0,\(middle) \(back),\(low)"/></svg>
      """
    let shaft = line("shaft \(style(arrow.from))", x(arrow.from), middle, x(arrow.to), middle)
    return shaft + head + label(arrow)
  }

  /// The arrow's label, above the shaft; it is left out if there is no room, since the sentence has
  /// it too.
  private func label(_ arrow: Timeline.Arrow) -> Markup {
    let room = Double(abs(arrow.to - arrow.from)) * Self.laneWidth - Self.arrowEnds
    guard TextWidth.of(arrow.label, size: 1) <= room else { return .empty }
    let tenths = (arrow.from + arrow.to + 1) * 500 / timeline.lanes.count
    return """
      <text x="\(tenths / 10).\(tenths % 10)%" y="\(Self.middle - 5)">\(arrow.label)</text>
      """
  }

  private func dot(_ row: Timeline.Row) -> Markup {
    // An arrow already shows who acts on whom.
    guard row.arrow == nil else { return .empty }
    let color: Markup = row.kind.isFailure ? "bad" : style(row.lane)
    return """
      <circle class="\(color)" cx="\(x(row.lane))" cy="\(Self.middle)" r="4"/>
      """
  }
}
