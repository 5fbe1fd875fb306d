import Findings
import ScreenPictures
import StepScripts

/// Photographs of the device's screen, one below the other.
enum PhotographView {
  static func lines(
    _ photographs: StepScript.Photographs, style: TerminalStyle
  ) -> [TerminalLine] {
    let looks = ScreenText.Style(
      columns: style.width - 4, usesUnicode: style.usesUnicode, isList: style.isDumb,
      width: { $0.terminalWidth }, spelling: { style.usesUnicode ? $0 : $0.inASCII })
    let pictures = photographs.shown.flatMap { photograph in
      let caption = photograph.caption.line()
      let picture = ScreenText(photograph.screen, style: looks).lines.map { TerminalLine($0) }
      return [TerminalLine.blank]
        + (caption.wrapped(to: style.width - 4) + picture).map { $0.indented(by: 2) }
    }
    let more = photographs.more.map { [.blank, TerminalLine($0, .dim).indented(by: 2)] } ?? []
    return [TerminalLine(photographs.title, .bold).indented(by: 2)] + pictures + more
  }
}
