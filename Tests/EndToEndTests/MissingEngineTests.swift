import Foundation
import TestSupport
import Testing

/// On a machine without a JavaScript engine, every command skips what needs one, and says so.
@Suite(.serialized) struct MissingEngineTests {
  private let tutor: TutorProgram
  private let environment: [String: String]
  private static let reason = "a JavaScript engine is missing: apt-get install \(package)"

  init() throws {
    let course = try PagesCourse.shared.get()
    tutor = try TutorProgram(course: course)
    environment = ["TUTOR_JSC": course.path + "/none"]
  }

  private func run(_ words: String...) throws -> TutorProgram.Result {
    try tutor.run(words, environment: environment).steady(in: tutor.folder)
  }

  @Test func testingSkipsTheStepAndNothingFails() throws {
    let text = try run("test", "pages/")
    #expect(text.status == 0 && text.errors == "")
    let lines = text.output.split(separator: "\n").map {
      $0.replacing(/\((… ms|cached)\)/, with: "(…)")
        .replacing(#/ \(\d of \d programs cached\)/#, with: "")
    }
    #expect(
      lines.sorted() == [
        "2 passed, 0 failed, 2 skipped", "ok     pages/prose (…)", "ok     pages/sum (…)",
        "skipped pages/exercise (not run on this machine: \(Self.reason))",
        "skipped pages/visit (not run on this machine: \(Self.reason))",
      ])

    try run("test", "pages/visit", "--json", "--junit", "results.xml").expect(
      output: """
        {
          "results" : [
            {
              "cached" : false,
              "file" : "Lessons/pages/lesson.md",
              "id" : "pages/visit",
              "line" : 9,
              "message" : "not run on this machine: \(Self.reason)",
              "milliseconds" : …,
              "status" : "skipped"
            }
          ],
          "summary" : {
            "cached" : 0,
            "compiledAlone" : 1,
            "failed" : 0,
            "lessons" : 1,
            "passed" : 0,
            "programs" : 1,
            "skipped" : 1,
            "steps" : 1
          },
          "version" : 1
        }

        """)
    #expect(
      try tutor.folder.read("results.xml").withoutTimes == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="tutor test" tests="1" failures="0" skipped="1" time="…">
          <testsuite name="Lessons/pages/lesson.md" tests="1" failures="0" skipped="1" time="…">
            <testcase classname="pages" name="pages/visit" time="…">
              <skipped message="not run on this machine: \(Self.reason)"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  /// What the first step shows before it comes to what was printed.
  private static let visit = """
    Pages · step 1 of 4 · 3 minutes

    A visit
    ───────

      The scene plays the user
        import ExtensionHost
        print(device.open(.browser).visit("<p>Hi</p>", at: "https://a.example/"))

    It prints:


    """

  private static let question = """
    What do you think is printed?

    What is loaded?

      a) loaded https://a.example/
      b) blocked https://a.example/

    The answers:
      ✓ a) loaded https://a.example/ — The page itself.
      ✗ b) blocked https://a.example/ — Nobody blocks it.

    What happens


    """

  private static let notRun = """
      Not run on this machine
      │ \(reason)

      Expected output
      │ loaded https://a.example/

    """

  @Test func theLearnerIsToldAndGoesOn() throws {
    try run("next").expect(
      output: Self.visit + Self.question + Self.notRun
        + "\nNext: Exercise (pages/exercise). Type ./tutor next\n")
    try run("show", "pages/visit").expect(output: Self.visit + Self.notRun)
  }

  @Test func anExerciseThatCannotBeCheckedIsGonePast() throws {
    _ = try run("goto", "pages/exercise")
    try run("next").expect(
      output: """
        Pages · step 2 of 4

        Exercise
        ────────

        Print yes.

          Reader/App.swift
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
              func applicationDidBecomeActive(_ application: UIApplication) { print("no"
          ↪ ) }
            }

        Your turn. Edit
          FOLDER/Workspace/pages/exercise/Reader/App.swift
        then type ./tutor check. ./tutor hint helps; ./tutor reset starts over.

        """)
    try run("check").expect(
      status: 3,
      output: """
        Exercise

          Not checked on this machine
          │ \(Self.reason)

        It stays open, and the course goes on. ./tutor solution --anyway shows the
        course's solution next to yours.

        Next: Prose (pages/prose). Type ./tutor next

        """)
    try run("next").expect(
      output: """
        Pages · step 3 of 4

        Prose
        ─────

        There is nothing to run.

        Next: A sum (pages/sum). Type ./tutor next

        """)
    try run("list").expect(
      output: """
        Pages  (3 minutes)
          · A visit  (pages/visit)
          · Exercise  (pages/exercise, exercise)
          ✓ Prose  (pages/prose)
          · A sum  (pages/sum)

        """)
    let notChecked = """
      Not checked, because this machine lacks something they need:
        ./tutor check pages/exercise

      """
    try run("status").expect(
      output: "Course: 1 of 4 steps done\nNext: A sum (pages/sum). Type ./tutor next\n"
        + notChecked)
    _ = try run("next")
    _ = try run("next")
    try run("next").expect(output: "You have seen all 4 steps of Course.\n" + notChecked)
  }

  @Test func nothingIsAcceptedOfAStepThatWasNotRun() throws {
    let file = try PagesCourse.shared.get().file("Lessons/pages/lesson.md")
    let before = try Data(contentsOf: file)
    let result = try run("accept", "pages/visit")
    result.expect(
      status: 3,
      errors: "tutor: nothing written: the step isn't run on this machine: "
        + "\(Self.reason)\n")
    #expect(try Data(contentsOf: file) == before)
  }

  @Test func theSiteHasEveryPage() throws {
    try run("site", "build", "--output=Site").expect(
      output: """
        3 files written, 0 unchanged
        Open FOLDER/Site/index.html
        2 steps were not run on this machine: \(Self.reason)
          pages/visit
          pages/exercise

        """)
    // Whole pages are goldens of SitePagesTests; this is what a missing engine makes of one.
    let page = try tutor.folder.read("Site/lessons/pages/index.html")
    #expect(
      page.contains(
        """
        <figure class="failure meant">
        <figcaption>Not run on this machine</figcaption>
        <p>\(Self.reason)</p>
        </figure>
        <figure class="output">
        <figcaption>Expected output</figcaption>
        """))
    #expect(page.contains("<samp>loaded https://a.example/</samp>"))
    #expect(page.contains("<strong class=\"right\">Right.</strong> The page itself."))
    #expect(page.contains("The exercise&#39;s check: not run on this machine"))
    #expect(page.contains("Not run on this machine: A visit, Exercise. Every other output"))
  }

  @Test func doctorSaysWhatToType() throws {
    // The other lines are about this machine, so only what names the engine is compared.
    let result = try run("doctor")
    #expect(result.status == 0 && result.errors == "")
    #expect(
      result.output.contains(
        "note     no JavaScript engine: steps that open a web page are skipped"))
    // For an ordinary user the line ends with a quote.
    let line = try #require(
      result.output.split(separator: "\n").first { $0.contains("apt-get install") })
    #expect(
      line.trimmingCharacters(in: ["'"])
        .hasSuffix("apt-get install -y --no-install-recommends \(Self.package)"))
    #expect(!result.output.contains("scripts run in them"))
  }
}

extension MissingEngineTests {
  /// The engine's package, as the device names it.
  private static let package: String = {
    let device = try? BuildProducts.executable("tutor-device").path
    let lacks = try? Tool.run("TUTOR_JSC=/none", [device ?? "", "lacks"], in: Repository.root)
    return lacks?.output.split(separator: "\n").first { $0.hasPrefix("a JavaScript engine\t") }
      .map { String($0.split(separator: "\t")[1]) } ?? "…"
  }()
}
