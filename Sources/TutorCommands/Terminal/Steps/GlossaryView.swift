import LessonModel
import TerminalViews

/// A term of the glossary: its name and the step that explains it, then what it means.
enum GlossaryView {
  static func lines(_ term: Glossary.Term, width: Int) -> [TerminalLine] {
    let heading = TerminalLine([
      TerminalLine.Piece(term.name, .bold), TerminalLine.Piece("  " + term.place, .dim),
    ])
    return heading.wrapped(to: width)
      + TerminalLine(term.meaning).wrapped(to: min(width, 80) - 4).map { line in
        TerminalLine([TerminalLine.Piece("    ")] + line.pieces)
      }
  }
}
