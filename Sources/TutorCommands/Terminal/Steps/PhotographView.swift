import Findings
import ScreenPictures
import SitePages

/// Photographs of the device's screen, one below the other.
enum PhotographView {
  static func lines(
    _ photographs: StepScript.Photographs, style: TerminalStyle
  ) -> [TerminalLine] {
    let looks = ScreenText.Style(
      columns: style.width - 4, usesUnicode: style.usesUnicode, isList: style.isDumb,
      width: { $0.terminalWidth }, spelling: { style.usesUnicode ? $0 : $0.inASCII })
    let pictures = photographs.shown.flatMap { photograph in
      let caption = TerminalLine([
        TerminalLine.Piece(photograph.process.onOneLine, .bold),
        TerminalLine.Piece(": " + photograph.name.onOneLine),
      ])
      let picture = ScreenText(photograph.screen, style: looks).lines.map { TerminalLine($0) }
      return [TerminalLine.blank]
        + (caption.wrapped(to: style.width - 4) + picture).map { $0.indented(by: 2) }
    }
    let more =
      photographs.omitted > 0
      ? [.blank, TerminalLine("\(photographs.omitted) more", .dim).indented(by: 2)] : []
    return [TerminalLine("What the screen shows", .bold).indented(by: 2)] + pictures + more
  }
}

extension String {
  /// The first line, within bounds: a name is what a program says it is.
  fileprivate var onOneLine: String {
    let line = prefix { !$0.isNewline }.unicodeScalars.prefix(200)
    return String(line)
  }
}
