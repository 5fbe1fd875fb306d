import Findings
import Testing

/// The number of columns that characters take in a terminal.
@Suite struct TerminalWidthTests {
  @Test(arguments: [
    ("a", 1), ("ä", 1), ("e\u{301}", 1), ("\u{301}", 0), ("漢", 2), ("한", 2), ("Ａ", 2),
    ("😀", 2), ("👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("─", 1), ("…", 1), ("abc漢", 5),
  ])
  func textTakesColumns(_ text: String, _ columns: Int) {
    #expect(text.terminalWidth == columns)
  }
}
