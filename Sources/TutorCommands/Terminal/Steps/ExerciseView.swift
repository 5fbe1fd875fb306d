import CommonMark
import LessonChecks
import LessonModel
import Outcomes
import SitePages

/// What a learner sees of an exercise besides its task: where the files are, the verdict, hints, the
/// solution.
enum ExerciseView {
  /// Where the learner's files are, and what to do.
  static func invitation(_ paths: [String], style: TerminalStyle) -> String {
    let lines =
      [TerminalLine("Your turn. Edit", .bold)]
      + paths.map { TerminalLine($0).indented(by: 2) }
      + TerminalLine("then type ./tutor check. ./tutor hint helps; ./tutor reset starts over.")
      .wrapped(to: style.textWidth)
    return style.encode(lines)
  }

  /// What the check says: the author's verdict, what the check's scene printed, and, when asked
  /// for, what happened on the device.
  static func render(
    _ judgement: Judgement, showsTimeline: Bool, style: TerminalStyle
  ) -> String {
    var blocks: [[TerminalLine]] = []
    if judgement.passes {
      blocks.append([
        TerminalLine("\(style.glyphs.yes) The check passes.", .color(.green, bold: true))
      ])
    } else {
      blocks.append([TerminalLine("\(style.glyphs.no) Not yet.", .color(.red, bold: true))])
      if let text = judgement.advice {
        blocks.append(TerminalLine(text).wrapped(to: style.textWidth))
      }
    }
    let printed = judgement.outcome.text(of: "Scene")
    if !printed.isEmpty {
      blocks.append(
        OutputView.block(
          [TerminalLine.Piece("The check prints", .bold)], text: printed, bar: .dim, style: style))
    }
    let timeline = Timeline(events: judgement.outcome.events)
    if showsTimeline, !timeline.isEmpty {
      blocks.append(
        [TerminalLine("What happened on the device", .bold), .blank]
          + TimelineView.lines(timeline, style: style))
    }
    return style.encode(Array(blocks.joined(separator: [TerminalLine.blank])))
  }

  /// One hint with its number.
  static func hint(
    _ number: Int, of exercise: Exercise, in document: Document, style: TerminalStyle
  ) -> String {
    let hint = exercise.hints[number - 1]
    let title = TerminalLine("Hint \(number) of \(exercise.hints.count)", .bold)
    return style.encode(
      [title, .blank] + MarkdownView.lines(document, hint.nodes, style: style))
  }

  /// The author's solution with the reason for it.
  static func solution(
    _ exercise: Exercise, in document: Document, style: TerminalStyle
  ) -> String {
    let blocks: [[TerminalLine]] = exercise.solution.blocks.map { block in
      switch block {
      case .prose(let node): MarkdownView.lines(document, [node], style: style)
      case .snippet(let snippet): CodeView.lines(snippet, style: style)
      case .expectation: []
      }
    }
    let shown = [[TerminalLine("The solution", .bold)]] + blocks.filter { !$0.isEmpty }
    return style.encode(Array(shown.joined(separator: [TerminalLine.blank])))
  }
}

extension Judgement {
  /// The author's verdict; but what is left for everything else speaks of programs that run.
  fileprivate var advice: String? {
    guard let verdict else { return nil }
    let speaksOfARun = verdict.seen == .otherwise
    return speaksOfARun && !outcome.isBuilt ? "It can't be built yet." : verdict.text
  }
}
