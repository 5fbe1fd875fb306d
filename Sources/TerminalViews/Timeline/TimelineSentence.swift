import StepScripts

/// A row of a timeline in words.
struct TimelineSentence {
  let line: TerminalLine

  /// Puts a row into words; beside lanes, the lanes show what went wrong.
  init(
    _ timeline: Timeline, _ row: Timeline.Row, style: TerminalStyle, isBesideLanes: Bool
  ) {
    let isMarked = !isBesideLanes || !row.kind.isFailure
    var pieces = isMarked ? Self.mark(row.kind, style.glyphs) : []
    pieces.append(
      TerminalLine.Piece(timeline.lanes[row.lane].name, TimelineLanes.look(row.lane, bold: true)))
    let look: Look =
      row.kind.isFailure
      ? .color(.red) : row.kind == .print || row.kind == .end ? .dim : .plain
    pieces.append(TerminalLine.Piece((isBesideLanes ? row.afterName : ": ") + row.text, look))
    if let detail = row.detail {
      pieces.append(TerminalLine.Piece(row.joint, look))
      pieces.append(TerminalLine.Piece(detail, row.kind.isFailure ? look : row.kind.detailLook))
    }
    if let times = row.times { pieces.append(TerminalLine.Piece(" (\(times))", .dim)) }
    line = TerminalLine(pieces)
  }

  private static func mark(_ kind: Timeline.Kind, _ glyphs: Glyphs) -> [TerminalLine.Piece] {
    switch kind {
    case .offered: [TerminalLine.Piece(glyphs.yes + " ", .color(.green))]
    case .withheld: [TerminalLine.Piece(glyphs.no + " ", .color(.yellow))]
    case .failure: [TerminalLine.Piece(glyphs.no + " ", .color(.red, bold: true))]
    case .crash: [TerminalLine.Piece(glyphs.crash + " ", .color(.red, bold: true))]
    case .launch, .front, .request, .end, .print, .share, .load, .store, .user, .completed,
      .cancelled:
      []
    }
  }
}

extension Timeline.Kind {
  /// Values stand out; reasons don't.
  fileprivate var detailLook: Look {
    switch self {
    case .load, .store: .color(.green)
    case .print, .end: .dim
    case .launch, .front, .request, .share, .user, .offered, .withheld, .completed, .cancelled,
      .failure, .crash:
      .plain
    }
  }
}
