import LessonModel

extension StepScript {
  /// How a file differs from what the lesson showed of it before.
  package struct CodeChanges: Hashable, Sendable {
    package var parts: [Part]
    /// The title that opens the whole file.
    package static let wholeTitle = ScriptWords.wholeFile

    /// A part of the file.
    package enum Part: Hashable, Sendable {
      /// Lines to show.
      case lines([Line])
      /// How many lines are unchanged, as a number and in words.
      case folded(Int, String)
    }

    /// A current or former line of the file.
    package struct Line: Hashable, Sendable {
      package var text: String
      package var side: Side
    }

    /// Which version of the file has a line.
    package enum Side: Hashable, Sendable {
      case both, new, old

      /// The sign in front of such a line.
      package var sign: String {
        switch self {
        case .both: " "
        case .new: "+"
        case .old: "-"
        }
      }
    }
  }
}

extension StepScript.CodeChanges {
  /// How many lines are shown around a change.
  private static let context = 2
  /// The least number of lines that are folded; fewer are shown.
  private static let leastFolded = 4

  /// What a part has changed in a file; without marks, the lines are shown as they are now.
  init?(of part: Snippet.Part, to text: String, marked: Bool = true) {
    self.init(from: part.earlier, to: text, newAtMost: 1)
    guard !marked else { return }
    parts = parts.map { part in
      guard case .lines(let lines) = part else { return part }
      return .lines(lines.filter { $0.side != .old }.map { Line(text: $0.text, side: .both) })
    }
  }

  /// What has changed in a file; `nil` if so much has changed that the file is shown as a whole.
  ///
  /// - Parameters:
  ///   - earlier: The former file.
  ///   - text: The current file.
  ///   - share: The share of changed lines that is allowed.
  init?(from earlier: String, to text: String, newAtMost share: Double = 0.5) {
    let lines = TextDifference(from: earlier, to: text).lines.map { line in
      let side: Side =
        switch line.side {
        case .both: .both
        case .first: .old
        case .second: .new
        }
      return Line(text: line.text, side: side)
    }
    var isShown = lines.map { $0.side != .both }
    let changed = isShown.count { $0 }
    guard !lines.isEmpty, Double(changed) <= share * Double(lines.count) else { return nil }
    for (index, line) in lines.enumerated() where line.side != .both {
      for near in max(0, index - Self.context)...min(lines.count - 1, index + Self.context) {
        isShown[near] = true
      }
    }
    parts = []
    var rest = zip(lines, isShown).map { $0 }[...]
    while let (_, shows) = rest.first {
      let run = rest.prefix { $0.1 == shows }
      rest = rest.dropFirst(run.count)
      if !shows, run.count >= Self.leastFolded {
        parts.append(.folded(run.count, ScriptWords.asBefore(run.count)))
      } else if case .lines(let lines) = parts.last {
        parts[parts.count - 1] = .lines(lines + run.map(\.0))
      } else {
        parts.append(.lines(run.map(\.0)))
      }
    }
  }
}
