import LessonModel
import Testing

@testable import TutorCommands

/// The line that says what is next.
@Suite struct NextLineTests {
  private func line(_ title: String, width: Int = 80) throws -> String {
    let fixture = try CourseFixture(titleOfTwo: title)
    let (lesson, step) = try #require(fixture.course.lessons.first.map { ($0, $0.steps[1]) })
    return NextLine.text(lesson, step, style: TerminalStyle(width: width))
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
    for lesson in fixture.course.lessons {
      for step in lesson.steps { progress.finish(step, of: lesson, in: fixture.course) }
    }
    #expect(
      NextLine.text(after: progress, in: fixture.course, style: TerminalStyle())
        == "That was the last step.\n")
  }
}
