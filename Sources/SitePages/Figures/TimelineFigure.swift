import StepScripts

/// A timeline on a page: a list of sentences, readable on its own, beside a drawing of lanes.
///
/// The drawing is one small SVG for each row, as high as the row's text, so it needs no script and
/// no measuring; it scales with its column in the style sheet.
struct TimelineFigure {
  let title: String
  let timeline: Timeline
  let colors: ProcessColors

  /// More lanes than this can't be told apart; the sentences are then shown alone.
  static let mostLanes = 8

  var markup: Markup {
    guard hasLanes else { return figure(kind: "timeline plain") }
    return figure(kind: "timeline lanes-\(timeline.lanes.count)")
  }
}

extension TimelineFigure {
  private var hasLanes: Bool { timeline.lanes.count <= Self.mostLanes }

  private func figure(kind: String) -> Markup {
    let rows = timeline.rows.indices.map { row($0) }.joined()
    return """
      <figure class="\(kind)">
      <figcaption>\(title)</figcaption>
      \(hasLanes ? header : .empty)<ol>
      \(rows)</ol>
      </figure>

      """
  }

  private var header: Markup {
    let names = timeline.lanes.map { lane -> Markup in
      "<span class=\"\(colors.style(lane.name))\">\(lane.name)</span>"
    }
    return "<div class=\"names\" aria-hidden=\"true\">\(names.joined())</div>\n"
  }

  private func row(_ index: Int) -> Markup {
    let row = timeline.rows[index]
    let name = timeline.lanes[row.lane].name
    let style: Markup = hasLanes ? " class=\"\(colors.style(name))\"" : ""
    let times: Markup = row.times.map { " <span class=\"times\">\($0)</span>" } ?? .empty
    let drawing: Markup =
      hasLanes ? TimelineDrawing(timeline: timeline, colors: colors, index: index).markup : .empty
    let sentence: Markup =
      "\(mark(row.kind))<b\(style)>\(name)</b>\(row.afterName)\(row.text)"
    return """
      <li class="row is-\(row.kind.rawValue)">\(drawing)<p>\(sentence)\(detail(row))\(times)</p></li>

      """
  }

  /// Values are set as code, reasons as text.
  private func detail(_ row: Timeline.Row) -> Markup {
    guard let detail = row.detail else { return .empty }
    switch row.kind {
    case .load, .store, .print: return "\(row.joint)<code>\(detail)</code>"
    case .launch, .front, .request, .end, .share, .user, .offered, .withheld, .completed,
      .cancelled, .failure, .crash:
      return "\(row.joint)\(detail)"
    }
  }

  private func mark(_ kind: Timeline.Kind) -> Markup {
    switch kind {
    case .offered: "<span class=\"mark\" aria-hidden=\"true\">✓</span> "
    case .withheld, .failure: "<span class=\"mark\" aria-hidden=\"true\">✗</span> "
    case .crash: "<span class=\"mark\" aria-hidden=\"true\">✕</span> "
    case .launch, .front, .request, .end, .print, .share, .load, .store, .user, .completed,
      .cancelled:
      .empty
    }
  }
}
