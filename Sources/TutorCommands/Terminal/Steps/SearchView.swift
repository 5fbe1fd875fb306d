import Findings
import LessonModel
import TerminalViews

/// The steps that a search found, with the words marked.
enum SearchView {
  /// A step for a reader: its path and title, then the line that shows it best.
  static func lines(_ found: FoundStep, width: Int, style: TerminalStyle) -> [TerminalLine] {
    let path = TerminalLine.Piece(found.lesson.path(of: found.step) + "  ", .dim)
    let title = marked(found.step.title, found.titleMatches, otherwise: .bold)
    let heading = TerminalLine([path] + title).wrapped(to: width)
    guard let line = found.line else { return heading }
    return heading + [excerpt(line.text, line.matches, width: width - 4, style: style)]
  }

  /// The part of a line around the first of its best matches, as much as fits.
  private static func excerpt(
    _ text: String, _ matches: [WordSearch.Match], width: Int, style: TerminalStyle
  ) -> TerminalLine {
    let best = matches.map(\.fit).max()
    let first = matches.first { $0.fit == best }?.range ?? 0..<0
    let characters = Array(text)
    let dots = style.usesUnicode ? "…" : "..."
    let room = min(width, 100) - 2 * dots.count
    guard text.terminalWidth > room else {
      return TerminalLine([TerminalLine.Piece("    ")] + marked(text, matches, otherwise: .plain))
    }
    // Up to a third of the room goes to text before the match, the rest to what follows.
    var start = max(0, first.lowerBound - room / 3)
    var end = start
    var taken = 0
    while end < characters.count, taken + characters[end].terminalWidth <= room {
      taken += characters[end].terminalWidth
      end += 1
    }
    while start > 0, end == characters.count, taken + characters[start - 1].terminalWidth <= room {
      start -= 1
      taken += characters[start].terminalWidth
    }
    let visible = matches.filter { $0.range.lowerBound >= start && $0.range.upperBound <= end }
      .map { match in
        var match = match
        match.range = (match.range.lowerBound - start)..<(match.range.upperBound - start)
        return match
      }
    return TerminalLine(
      [TerminalLine.Piece("    " + (start > 0 ? dots : ""))]
        + marked(String(characters[start..<end]), visible, otherwise: .plain)
        + [TerminalLine.Piece(end < characters.count ? dots : "")])
  }

  /// A text with its matches highlighted.
  private static func marked(
    _ text: String, _ matches: [WordSearch.Match], otherwise: Look
  ) -> [TerminalLine.Piece] {
    let characters = Array(text)
    var pieces: [TerminalLine.Piece] = []
    var position = 0
    for match in matches where match.range.lowerBound >= position {
      if match.range.lowerBound > position {
        pieces.append(
          TerminalLine.Piece(String(characters[position..<match.range.lowerBound]), otherwise))
      }
      pieces.append(
        TerminalLine.Piece(String(characters[match.range]), .color(.yellow, bold: true)))
      position = match.range.upperBound
    }
    if position < characters.count {
      pieces.append(TerminalLine.Piece(String(characters[position...]), otherwise))
    }
    return pieces
  }
}
