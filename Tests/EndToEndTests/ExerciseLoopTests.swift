import Foundation
import TestSupport
import Testing

/// The learner's loop on an exercise, with the built program.
@Suite struct ExerciseLoopTests {
  private let tutor: TutorProgram

  init() throws {
    tutor = try TutorProgram(course: LinksCourse.shared.get())
    _ = try run("goto", "knocking")
  }

  private func run(_ words: String...) throws -> TutorProgram.Result {
    try tutor.run(words).steady(in: tutor.folder)
  }

  private func write(_ mine: String) throws { try tutor.folder.write(mine, to: LinksCourse.file) }

  private var mine: String { get throws { try tutor.folder.read(LinksCourse.file) } }

  @Test func anExerciseStaysUntilItIsSolved() throws {
    for _ in 1...2 {
      try run("next").expect(
        output: LinksCourse.page + """
          Your turn. Edit
            FOLDER/\(LinksCourse.file)
          then type ./tutor check. ./tutor hint helps; ./tutor reset starts over.

          """)
      #expect(try mine == LinksCourse.starter)
    }
    try run("check").expect(
      status: 1,
      output: """
        Who is knocking?

        ✗ Not yet.

        Reader loses the link.

        """)

    try write(LinksCourse.solution)
    try run("check").expect(output: LinksCourse.passedWordForWord)
    try run("status").expect(
      output: """
        Course: 1 of 3 steps done
        Next: What comes next (links/next). Type ./tutor next

        """)
  }

  @Test func whoWentToAnExerciseAndSolvedItGoesOnFromThere() throws {
    _ = try run("next")
    try write(LinksCourse.solution)
    #expect(try run("check").status == 0)
    try run("next").expect(
      output: """
        Links · step 3 of 3

        What comes next
        ───────────────

        There is more.

        Next: What Reader is for (links/reader). Type ./tutor next

        """)
  }

  @Test func withoutAStepCommandsSpeakOfTheExerciseThatWasJustSolved() throws {
    _ = try run("next")
    let mine = LinksCourse.solution + "// mine\n"
    try write(mine)
    try run("check").expect(
      output: LinksCourse.passed
        + "Next: What comes next (links/next). Type ./tutor next\n")
    _ = try run("next")

    try run("solution").expect(
      output: LinksCourse.shownSolution + """

        Yours (-) and the solution (+) of Reader/App.swift:
          import UIKit
          @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func applicationDidBecomeActive(_ application: UIApplication) {
              print("kept")
            }
          }
        - // mine

        """)
    try run("hint").expect(output: LinksCourse.hints[0])
    try run("check").expect(
      output: LinksCourse.passed
        + "Next: What Reader is for (links/reader). Type ./tutor next\n")
    #expect(try run("reset").status == 0)
    #expect(try self.mine == LinksCourse.starter)
    #expect(try run("undo").status == 0)
    #expect(try self.mine == mine)
  }

  @Test func nextOnASolvedExerciseGoesOn() throws {
    _ = try run("next")
    try write(LinksCourse.solution)
    try run("next").expect(output: LinksCourse.page + LinksCourse.passedWordForWord)
  }

  @Test func whatTheLessonsCodeCantUseIsSaidWithoutShowingTheCode() throws {
    let tutor = try TutorProgram(
      lesson: """
        ---
        format: 1
        id: greeting
        title: A greeting
        targets: [{name: Reader, kind: app, identifier: com.example.Reader}]
        ---
        ## Greet {#greet}

        ```swift file=AppDelegate.swift target=Reader
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) {
            print(greeting(for: "Ada"))
          }
        }
        ```

        ```swift file=Greeting.swift target=Reader starter
        func greeting(of name: String) -> String { name }
        ```

        ### Check

        ```swift scene
        import ExtensionHost

        device.open("Reader")
        ```

        ```text output=Reader
        Hello, Ada
        ```

        | seen | verdict |
        |---|---|
        | otherwise | Reader doesn't greet. |

        ### Hints

        1. One.
        2. Two.

        ### Solution

        A label belongs to the name.

        ```swift file=Greeting.swift target=Reader
        func greeting(for name: String) -> String { "Hello, " + name }
        ```

        ### Accepted

        #### In one string

        ```swift file=Greeting.swift target=Reader
        func greeting(for name: String) -> String { "Hello, \\(name)" }
        ```

        #### Joined

        ```swift file=Greeting.swift target=Reader
        func greeting(for name: String) -> String { ["Hello", name].joined(separator: ", ") }
        ```

        ### Rejected

        #### Without a word

        > Reader doesn't greet.

        ```swift file=Greeting.swift target=Reader
        func greeting(for name: String) -> String { name }
        ```

        #### Without a name

        > Reader doesn't greet.

        ```swift file=Greeting.swift target=Reader
        func greeting(for name: String) -> String { "Hello" }
        ```

        """)
    _ = try tutor.run("next")
    try tutor.run("check").expect(
      status: 1,
      output: """
        Greet

        ✗ Not yet.

        It can't be built yet.

        The lesson's code, which uses yours, doesn't compile:
          incorrect argument label in call (have 'for:', expected 'of:')

        """)
  }

  @Test func aMistakeIsShownInTheLearnersOwnFile() throws {
    _ = try run("next")
    try write(LinksCourse.starter.replacing(#"print("lost")"#, with: "nonsense"))
    try run("check").expect(
      status: 1,
      // There is no verdict on what the program did: it did nothing.
      output: """
        Who is knocking?

        ✗ Not yet.

        It can't be built yet.

        """,
      errors: """
        FOLDER/\(LinksCourse.file):4:5: error: cannot find 'nonsense' in scope
        4 |     nonsense
          |     ^

        """)
  }

  @Test func hintsComeOneByOne() throws {
    for hint in LinksCourse.hints + LinksCourse.hints.suffix(1) {
      try run("hint").expect(output: hint)
    }
  }

  @Test func theLastHintKeepsItsWordAboutTheSolution() throws {
    for (left, hint) in zip(["3 more hints", "2 more hints", "1 more hint"], LinksCourse.hints) {
      try run("solution").expect(status: 1, errors: LinksCourse.refusal(left))
      try run("hint").expect(output: hint)
    }
    try run("solution").expect(output: LinksCourse.shownSolution)
  }

  @Test func theSolutionComparesItselfWithMine() throws {
    _ = try run("next")
    try run("solution").expect(status: 1, errors: LinksCourse.refusal("3 more hints"))
    try write(LinksCourse.solution.replacing("kept", with: "held"))
    try run("solution", "--anyway").expect(
      output: LinksCourse.shownSolution + """

        Yours (-) and the solution (+) of Reader/App.swift:
          import UIKit
          @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func applicationDidBecomeActive(_ application: UIApplication) {
        -     print("held")
        +     print("kept")
            }
          }

        """)
  }

  @Test func aStepThatIsNoExerciseIsToldSo() throws {
    try run("check", "reader").expect(
      status: 2,
      errors: "tutor: 'links/reader' isn't an exercise; './tutor list' marks them\n")
  }

  @Test func aSolvedExerciseSurvivesAChangeOfTheLessonAndIsToldOfIt() throws {
    let tutor = try TutorProgram(lesson: LinksCourse.lesson)
    _ = try tutor.run("goto", "knocking")
    _ = try tutor.run("next")
    let mine = LinksCourse.solution + "// mine\n"
    try tutor.folder.write(mine, to: LinksCourse.file)
    #expect(try tutor.run("check").status == 0)

    try tutor.folder.write(
      LinksCourse.lesson.replacing("Let Reader", with: "Have Reader"),
      to: "Lessons/lesson/lesson.md")
    try tutor.run("list", "--json").expect(
      output: """
        {
          "lessons" : [
            {
              "id" : "links",
              "minutes" : 3,
              "part" : "Part",
              "steps" : [
                {
                  "id" : "reader",
                  "kind" : "reading",
                  "state" : "open",
                  "title" : "What Reader is for"
                },
                {
                  "id" : "knocking",
                  "kind" : "exercise",
                  "state" : "stale",
                  "title" : "Who is knocking?"
                },
                {
                  "id" : "next",
                  "kind" : "reading",
                  "state" : "open",
                  "title" : "What comes next"
                }
              ],
              "title" : "Links"
            }
          ],
          "version" : 1
        }

        """)
    _ = try tutor.run("goto", "knocking")
    try tutor.run("next").expect(
      output: "This step has changed since you saw it.\n\n"
        + LinksCourse.page.replacing("Let Reader", with: "Have Reader") + LinksCourse.passed
        + "Next: What comes next (links/next). Type ./tutor next\n")
    #expect(try tutor.folder.read(LinksCourse.file) == mine)
  }

  /// A real exercise, whose texts may change any day: only what stays is compared.
  @Test func anExerciseOfTheCourseTakesTheCoursesSolution() throws {
    let tutor = try TutorProgram()
    let lesson = try Repository.read("Lessons/an-address-that-is-yours/lesson.md")
    let section = lesson[try #require(lesson.range(of: "### Solution")).upperBound...]
    let start = try #require(section.range(of: "target=Reader\n")).upperBound
    let end = try #require(section[start...].range(of: "```\n")).lowerBound
    let file = "Workspace/an-address-that-is-yours/knocking/Reader/SceneDelegate.swift"

    _ = try tutor.run("goto", "knocking")
    let shown = try tutor.run("next")
    #expect(shown.status == 0 && shown.errors == "")
    #expect(shown.output.contains("\nYour turn. Edit\n  \(tutor.folder.file(file).path)\n"))
    let open = try tutor.run("check")
    #expect(open.status == 1 && open.errors == "")
    #expect(open.output.contains("\n\n✗ Not yet.\n\n"))
    try tutor.folder.write(String(section[start..<end]), to: file)
    let passed = try tutor.run("check")
    #expect(passed.status == 0 && passed.errors == "")
    #expect(passed.output.contains("\n\n✓ The check passes.\n\n"))
  }
}
