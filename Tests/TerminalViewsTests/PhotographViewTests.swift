import Foundation
import LessonModel
import Outcomes
import TestSupport
import StepScripts
import TerminalViews
import Testing

/// Photographs of the screen in a terminal.
@Suite struct PhotographViewTests {
  static let styles: [(name: String, style: TerminalStyle)] = [
    ("80", TerminalStyle(width: 80)), ("44", TerminalStyle(width: 44)),
    ("80-ascii", TerminalStyle(width: 80, usesUnicode: false)),
    ("60-dumb", TerminalStyle(width: 60, usesUnicode: false, isDumb: true)),
  ]

  @Test func photographsLookLikeThis() throws {
    let goldens = Golden(in: "Goldens/Photographs")
    for (name, style) in Self.styles {
      goldens.expect(try Self.text(style), in: "\(name).txt")
    }
    goldens.expectNothing(besides: Self.styles.map { "\($0.name).txt" })
  }

  @Test(arguments: styles.map(\.style)) func whatAScreenSaysDrivesNoTerminal(
    _ style: TerminalStyle
  ) throws {
    let text = try Self.text(style, saying: HostileTextTests.evil)
    #expect(HostileTextTests.foreign(in: text) == [])
    #expect(text.contains("gpj."))
  }
}

extension PhotographViewTests {
  /// The part of a step with its photographs.
  static func text(_ style: TerminalStyle, saying words: String = "Save Link") throws -> String {
    let sample = try Sample()
    let (step, result) = try #require(sample.photographed(saying: words))
    let text = StepView(
      StepScript(step, of: sample.lesson, result: result), of: step, in: sample.lesson, style: style
    ).text
    let start = try #require(text.range(of: "  What the screen shows\n"))
    let end = try #require(text.range(of: "  Reader prints\n"))
    return String(text[start.lowerBound..<end.lowerBound])
  }
}
