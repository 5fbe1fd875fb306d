import DeviceEvents
import Findings
import ScreenPictures
import TestSupport
import Testing

/// Whole pictures in text, as they are in the folder of goldens.
@Suite struct ScreenTextTests {
  static let styles: [(name: String, style: ScreenText.Style)] = [
    ("60", style(60)), ("40", style(40)), ("60-ascii", style(60, usesUnicode: false)),
    ("24", style(24)),
  ]

  static func style(_ columns: Int, usesUnicode: Bool = true) -> ScreenText.Style {
    ScreenText.Style(
      columns: columns, usesUnicode: usesUnicode, width: { $0.terminalWidth },
      spelling: { text in
        usesUnicode ? text : text.map { $0.isASCII ? String($0) : "?" }.joined()
      })
  }

  @Test func screensLookLikeThis() {
    let goldens = Golden(in: "Goldens/Texts")
    for (name, style) in Self.styles {
      let texts = SampleScreen.all.map { sample in
        "\(sample.name)\n\(ScreenText(sample.screen, style: style).lines.joined(separator: "\n"))\n"
      }
      goldens.expect(texts.joined(separator: "\n"), in: "\(name).txt")
    }
    goldens.expectNothing(besides: Self.styles.map { "\($0.name).txt" })
  }

  @Test(arguments: SampleScreen.all, [20, 30, 40, 53, 60, 200])
  func noLineIsWiderThanItMayBe(_ sample: SampleScreen, columns: Int) {
    for line in ScreenText(sample.screen, style: Self.style(columns)).lines {
      #expect(line.terminalWidth <= min(columns, 60), "\(line)")
    }
  }

  @Test(arguments: SampleScreen.all) func asciiIsEnough(_ sample: SampleScreen) {
    for line in ScreenText(sample.screen, style: Self.style(60, usesUnicode: false)).lines {
      #expect(line.utf8.allSatisfy { $0 < 0x80 }, "\(line)")
    }
  }
}
