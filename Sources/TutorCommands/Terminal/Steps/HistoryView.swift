import Findings
import Foundation
import LessonModel
import StepScripts
import TerminalViews

/// What a learner sees of an exercise's kept texts.
enum HistoryView {
  /// The files that were replaced, and what can be done next.
  static func files(
    _ title: String, _ files: [String], _ advice: String, of exercise: LearnerExercise,
    style: TerminalStyle
  ) -> String {
    var lines = TerminalLine(exercise.step.title, .bold).wrapped(to: style.textWidth)
    lines += TerminalLine(title).wrapped(to: style.textWidth)
    lines += files.map { TerminalLine($0).indented(by: 2) }
    if !advice.isEmpty { lines += TerminalLine(advice).wrapped(to: style.textWidth) }
    return style.encode(lines)
  }

  /// The commands that are possible from a text.
  static func advice(_ result: ExerciseFolder.Return) -> String {
    let (hasOlder, hasNewer) = (result.position > 1, result.position < result.count)
    guard hasOlder || hasNewer else { return "" }
    return LearnerViewWords.ways(hasOlder: hasOlder, hasNewer: hasNewer)
  }

  /// Why nothing was restored.
  static func nothing(
    _ direction: TextHistory.Direction, of path: String, count: Int
  ) -> String {
    guard count > 0 else { return LearnerViewWords.nothingKept(of: path) }
    return switch direction {
    case .older: LearnerViewWords.nothingOlder(of: path)
    case .newer: LearnerViewWords.nothingNewer(of: path)
    }
  }

  /// All kept texts, newest first, with a mark at the current one.
  static func list(
    _ history: TextHistory, now: TextHistory.Texts, of exercise: LearnerExercise,
    style: TerminalStyle
  ) -> String {
    let index = history.index(of: now)
    var rows: [(mark: Bool, name: String, words: String)] = []
    if history.isStarter(now) {
      rows.append((true, LearnerViewWords.now, LearnerViewWords.startingFiles))
    } else if index == nil {
      rows.append(
        (true, LearnerViewWords.now, LearnerViewWords.notKept(differences(now, history))))
    }
    for entry in history.entries.reversed() {
      let isNow = !history.isStarter(now) && index.map { history.entries[$0] } == entry
      let words = [entry.date.map(time), differences(entry.texts, history)].compactMap { $0 }
      rows.append((isNow, String(entry.number), words.joined(separator: ", ")))
    }
    let width = rows.map(\.name.count).max() ?? 0
    var lines = TerminalLine(exercise.step.title, .bold).wrapped(to: style.textWidth)
    for row in rows {
      let name = String(repeating: " ", count: width - row.name.count) + row.name
      let words = TerminalLine(row.words).wrapped(to: style.textWidth - width - 6)
      for (number, line) in words.enumerated() {
        let margin =
          number > 0
          ? String(repeating: " ", count: width + 6)
          : "  \(row.mark ? style.glyphs.headRight : " ") \(name)  "
        lines.append(TerminalLine([TerminalLine.Piece(margin)] + line.pieces))
      }
    }
    let advice =
      history.entries.isEmpty
      ? LearnerViewWords.nothingKeptYet : LearnerViewWords.bringBack
    return style.encode(lines + TerminalLine(advice).wrapped(to: style.textWidth))
  }
}

extension HistoryView {
  /// When a text was replaced, in the learner's time zone.
  private static func time(_ date: Date) -> String {
    var seconds = time_t(date.timeIntervalSince1970)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return "" }
    var text = [CChar](repeating: 0, count: 64)
    let count = strftime(&text, text.count, "%Y-%m-%d %H:%M", &parts)
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// How much a text differs from the starter.
  private static func differences(_ texts: TextHistory.Texts, _ history: TextHistory) -> String {
    let count = texts.reduce(0) { sum, file in
      sum + TextDifference(from: history.starter[file.key] ?? "", to: file.value).count
    }
    return LearnerViewWords.differences(count)
  }
}
