package import StepScripts

/// A timeline for a terminal: the processes' lanes at the left, a sentence at the right.
///
/// ```
///    Browser      Share       Reader
///       ●           ·           ·      Browser shares 1 link
///       ├─ launch ─▶│           ·      Browser launches Share: Share.ShareViewController
///       │           ●           ·      Share loads public.url from Browser: https://example.com
/// ```
/// If there is too little room for that, or only plain lines are wanted, the sentences are shown
/// alone.
package enum TimelineView {
  package static func render(_ timeline: Timeline, style: TerminalStyle) -> String {
    style.encode(lines(timeline, style: style))
  }

  package static func lines(_ timeline: Timeline, style: TerminalStyle) -> [TerminalLine] {
    guard !style.isDumb, let lanes = TimelineLanes(timeline, style: style) else {
      return list(timeline, style: style)
    }
    let header = lanes.header.map { TerminalLine(Array($0)) }
    return header
      + timeline.rows.indices.flatMap { index in
        let sentence = TimelineSentence(
          timeline, timeline.rows[index], style: style, isBesideLanes: true)
        let lines = sentence.line.wrapped(to: lanes.textWidth)
        return lines.enumerated().map { number, line in
          TerminalLine(lanes.drawing(row: index, line: number) + line.pieces)
        }
      }
  }

  /// The sentences alone, in the form of expectations: `Share: loads public.url …`.
  private static func list(_ timeline: Timeline, style: TerminalStyle) -> [TerminalLine] {
    timeline.rows.flatMap { row in
      let sentence = TimelineSentence(timeline, row, style: style, isBesideLanes: false)
      return sentence.line.wrapped(to: style.width - 4).enumerated().map { number, line in
        line.indented(by: number == 0 ? 2 : 4)
      }
    }
  }
}
