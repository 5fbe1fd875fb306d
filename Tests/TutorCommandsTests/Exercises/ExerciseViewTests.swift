import Foundation
import LessonModel
import TerminalViews
import Testing

@testable import TutorCommands

/// What a learner sees of an exercise besides its task.
@Suite struct ExerciseViewTests {
  private let exercise: LearnerExercise

  init() throws {
    let (lesson, step) = try CourseFixture.withExercise().step("first/exercise")
    exercise = try #require(
      LearnerExercise(step, of: lesson, workspace: URL(fileURLWithPath: "/nowhere")))
  }

  @Test(arguments: [
    (
      true,
      "\nWhy it is right\n\nThere is one link, and `links` says so.\n\n"
        + "Your files are the course's solution, word for word.\n"
    ),
    (
      false,
      "\nWhy the course's solution is as it is\n\nThere is one link, and `links` says so.\n\n"
        + "tutor solution shows the course's solution, and how yours differs.\n"
    ),
  ])
  func whoPassesIsToldWhyAndHowToCompare(_ isTheCourses: Bool, _ text: String) {
    #expect(
      ExerciseView.afterPassing(
        exercise.exercise, in: exercise.lesson.document, isTheCourses: isTheCourses,
        style: TerminalStyle()) == text)
  }

  @Test func hintsAndSolutionsNameTheirExercise() {
    #expect(
      ExerciseView.hint(2, of: exercise, style: TerminalStyle())
        == "Hint 2 of 2 · Exercise\n\nCount the links.\n")
    #expect(
      ExerciseView.solution(exercise, style: TerminalStyle())
        == """
        The solution · Exercise

        There is one link, and `links` says so.

          Reader/Reader.swift
            let links = 1

        """)
  }

  @Test func whatIsKeptIsListedWithTheNewestFirst() {
    let history = TextHistory(
      starter: ["a": "1\n2\n"],
      entries: [
        .init(number: 2, texts: ["a": "1\n"]), .init(number: 10, texts: ["a": "1\n2\n3\n4\n"]),
      ])
    func list(_ text: String, _ style: TerminalStyle) -> String {
      HistoryView.list(history, now: ["a": text], of: exercise, style: style)
    }
    #expect(
      list("1\n", TerminalStyle()) == """
        Exercise
            10  2 lines differ from the starting files
          ▶  2  1 line differs from the starting files
        'tutor undo --to NUMBER' brings one back, and keeps what is there.

        """)
    #expect(
      list("", TerminalStyle(width: 40, usesUnicode: false)) == """
        Exercise
          > now  not kept yet, 2 lines differ
                 from the starting files
             10  2 lines differ from the
                 starting files
              2  1 line differs from the
                 starting files
        'tutor undo --to NUMBER' brings one
        back, and keeps what is there.

        """)
  }
}
