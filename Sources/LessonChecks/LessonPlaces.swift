import DeviceEvents
import Findings
import LessonModel
import Outcomes

/// The way from a program's own files back to the Markdown that they were written in.
///
/// What a program does is told at its own places (`Share/ShareViewController.swift:12`), so that it is the same
/// program wherever in a lesson it stands.
struct LessonPlaces {
  /// Lines of a program's file that stand together in a Markdown file.
  private struct Piece {
    /// The lines in the program's file, counted from 1.
    var lines: Range<Int>
    var file: String
    /// Where the first of them begins.
    var start: SourcePosition
  }

  private let pieces: [String: [Piece]]

  init(_ program: Program) {
    let snippets = [program.main].compactMap(\.self) + program.targets.flatMap(\.files)
    pieces = Dictionary(grouping: snippets, by: \.path).mapValues { snippets in
      snippets.map { snippet in
        let lines = snippet.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        return Piece(lines: 1..<(lines + 1), file: snippet.file, start: snippet.start)
      }
    }
  }

  /// The Markdown file, and the place in it; `nil` for what isn't the author's.
  func place(of position: SourcePosition, in file: String) -> (
    file: String, position: SourcePosition
  )? {
    let piece = pieces[file]?.first { $0.lines.contains(position.line) }
    return piece.map { piece in
      let place = SourcePosition(
        line: piece.start.line + position.line - piece.lines.lowerBound,
        column: piece.start.column + position.column - 1)
      return (piece.file, place)
    }
  }
}
