import Foundation
import TestSupport
import Testing

/// On a machine without a JavaScript engine, every command skips what needs one, and says so.
@Suite(.serialized) struct MissingEngineTests {
  private let tutor: TutorProgram
  private let environment: [String: String]
  private static let reason = "a JavaScript engine is missing: apt-get install \(package)"

  init() throws {
    tutor = try TutorProgram()
    let course = try PagesCourse.shared.get()
    environment = ["TUTOR_ROOT": course.path, "TUTOR_JSC": course.path + "/none"]
  }

  private func run(_ words: String...) throws -> TutorProgram.Result {
    try tutor.run(words, environment: environment)
  }

  @Test func testingSkipsTheStepAndNothingFails() throws {
    let text = try run("test", "pages/")
    #expect(text.status == 0 && text.errors == "")
    let lines = text.output.split(separator: "\n").map {
      $0.replacing(/\((\d+ ms|cached)\)/, with: "(…)")
        .replacing(#/ \(\d of \d programs cached\)/#, with: "")
    }
    #expect(
      lines.sorted() == [
        "2 passed, 0 failed, 2 skipped", "ok     pages/prose (…)", "ok     pages/sum (…)",
        "skipped pages/exercise (not run on this machine: \(Self.reason))",
        "skipped pages/visit (not run on this machine: \(Self.reason))",
      ])

    let json = try run("test", "pages/visit", "--json", "--junit", "results.xml")
    #expect(json.status == 0)
    #expect(
      json.output.replacing(/"milliseconds" : \d+/, with: "\"milliseconds\" : …") == """
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
    let junit = try tutor.folder.read("results.xml")
    #expect(
      junit.replacing(/time="[0-9.]+"/, with: "time=\"…\"") == """
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

  @Test func theLearnerIsToldAndGoesOn() throws {
    let shown = try run("next")
    #expect(shown.status == 0 && shown.errors == "")
    let answers = try #require(shown.output.range(of: "\nThe answers:\n"))
    #expect(
      shown.output[answers.upperBound...] == """
          ✓ a) loaded https://a.example/ — The page itself.
          ✗ b) blocked https://a.example/ — Nobody blocks it.

        What happens

          Not run on this machine
          │ \(Self.reason)

          Expected output
          │ loaded https://a.example/

        Next: Exercise (pages/exercise). Type ./tutor next

        """)
    #expect(try run("show", "pages/visit").status == 0)
  }

  @Test func anExerciseThatCannotBeCheckedIsGonePast() throws {
    _ = try run("goto", "pages/exercise")
    #expect(try run("next").output.contains("Your turn. Edit"))
    let checked = try run("check")
    #expect(checked.status == 3 && checked.errors == "")
    #expect(
      checked.output == """
        Exercise

          Not checked on this machine
          │ \(Self.reason)

        It stays open, and the course goes on. ./tutor solution --anyway shows the
        course's solution next to yours.

        Next: Prose (pages/prose). Type ./tutor next

        """)
    #expect(try run("next").output.contains("There is nothing to run."))
    #expect(try run("list").output.contains("· Exercise  (pages/exercise, exercise)"))
    #expect(
      try run("status").output.hasSuffix(
        """
        Not checked, because this machine lacks something they need:
          ./tutor check pages/exercise

        """))
    _ = try run("next")
    _ = try run("next")
    #expect(
      try run("next").output == """
        You have seen all 4 steps of Course.
        Not checked, because this machine lacks something they need:
          ./tutor check pages/exercise

        """)
  }

  @Test func nothingIsAcceptedOfAStepThatWasNotRun() throws {
    let file = try PagesCourse.shared.get().file("Lessons/pages/lesson.md")
    let before = try Data(contentsOf: file)
    let result = try run("accept", "pages/visit")
    #expect(
      result
        == TutorProgram.Result(
          status: 3, output: "",
          errors: "tutor: nothing written: the step isn't run on this machine: "
            + "\(Self.reason)\n"))
    #expect(try Data(contentsOf: file) == before)
  }

  @Test func theSiteHasEveryPage() throws {
    let built = try run("site", "build", "--output=Site")
    #expect(built.status == 0 && built.errors == "")
    #expect(
      built.output == """
        3 files written, 0 unchanged
        Open \(tutor.folder.file("Site/index.html").path)
        2 steps were not run on this machine: \(Self.reason)
          pages/visit
          pages/exercise

        """)
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
    let result = try run("doctor")
    #expect(result.status == 0)
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
