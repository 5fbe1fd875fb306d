import TerminalViews
import Testing

@testable import TutorCommands

/// The line that says what is next.
@Suite struct NextLineTests {
  private func line(_ title: String, width: Int = 80) throws -> String {
    let steps = try CourseFixture(titleOfTwo: title).contents.steps
    return NextLine.text(steps[1], style: TerminalStyle(width: width))
  }

  @Test func aQuestionIsNotFollowedByAFullStop() throws {
    #expect(try line("Which?") == "Next: Which? (first/which). Type tutor next\n")
  }

  @Test func whatIsToBeTypedIsNeverBroken() throws {
    #expect(
      try line("A title that is long", width: 60)
        == "Next: A title that is long (first/a-title-that-is-long).\nType tutor next\n")
    #expect(
      try line("A title that is long", width: 40)
        == "Next: A title that is long\n(first/a-title-that-is-long).\nType tutor next\n")
  }

  @Test func atTheEndThereIsNoNextStep() throws {
    let fixture = try CourseFixture()
    var progress = TutorCommands.Progress()
    for step in fixture.contents.steps { progress.finish(step, in: fixture.contents) }
    #expect(
      NextLine.text(after: progress, in: fixture.contents, style: TerminalStyle())
        == "That was the last step.\n")
  }
}
