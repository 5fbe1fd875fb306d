import Foundation
import FoundationXML
import TestSupport
import Testing

/// `tutor test`: what it says of steps, and to machines, and what it needn't run again.
@Suite struct TestCommandTests {
  private let tutor: TutorProgram
  private let file = "Lessons/lesson/lesson.md"

  init() throws { tutor = try TutorProgram(lesson: AuthorTests.lesson) }

  private func run(_ words: String...) throws -> TutorProgram.Result {
    try tutor.run(words).steady(in: tutor.folder)
  }

  @Test func resultsAreWrittenAsTestsToo() throws {
    try tutor.folder.write(
      AuthorTests.lesson + """
        ## Prose

        There is nothing to run.

        ## Wrong

        ```swift
        print(2)
        ```

        ```text output
        3
        ```

        """, to: file)
    try run("test", "--junit", "results.xml").expect(
      status: 1,
      output: """
        ok     first/step (… ms)
        ok     first/prose (… ms)
        FAILED first/wrong (… ms)
        2 passed, 1 failed

        """,
      errors: """
        \(file):27:1: error: The output differs: expected '3', found '2'
        27 | 3
           | ^

        """)
    #expect(
      try tutor.folder.read("results.xml").withoutTimes == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="tutor test" tests="3" failures="1" skipped="1" time="…">
          <testsuite name="\(file)" tests="3" failures="1" skipped="1" time="…">
            <testcase classname="first" name="first/step" time="…"/>
            <testcase classname="first" name="first/prose" time="…">
              <skipped message="the step has no program to run"/>
            </testcase>
            <testcase classname="first" name="first/wrong" time="…">
              <failure message="The output differs: expected '3', found '2'">\
        \(file):27:1: error: The output differs: expected '3', found '2'&#10;</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    let alone = try run("test", "first/step", "--junit", "-")
    alone.expect(
      output: """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="tutor test" tests="1" failures="0" time="…">
          <testsuite name="\(file)" tests="1" failures="0" time="…">
            <testcase classname="first" name="first/step" time="…"/>
          </testsuite>
        </testsuites>

        """)
    #expect(XMLParser(data: Data(alone.output.utf8)).parse())
    try run("test", "--json", "--junit", "-").expect(
      status: 2,
      errors: """
        tutor: --json and --junit - both write to standard output; name a file for JUnit
          usage: ./tutor test [<filter>] [--no-cache] [--explain] [--json] [--junit <file>] \
        [--course <folder>]
          see './tutor test --help' for more information

        """)
  }

  @Test func whyAStepHadToBeRunIsToldToWhoAsks() throws {
    func explanation() throws -> String {
      let tested = try run("test", "--explain")
      #expect(tested.status == 0 && tested.errors == "")
      return tested.output
    }
    let lesson = AuthorTests.lesson
    let new = try explanation()
    #expect(
      new == """
        ok     first/step (… ms)
               new; compiled Program and ran
        1 passed, 0 failed

        """)
    let known = try explanation()
    #expect(
      known == """
        ok     first/step (cached)
               known
        1 passed, 0 failed (1 of 1 programs cached)

        """)
    try tutor.folder.write(
      lesson.replacing("## Step", with: "A sentence.\n\n## Step"), to: file)
    #expect(try explanation() == known)
    try tutor.folder.write(
      lesson.replacing("print(1)", with: "print(2 - 1)"), to: file)
    #expect(
      try explanation() == """
        ok     first/step (… ms)
               changed: the program; compiled Program and ran
        1 passed, 0 failed

        """)
    // Another process of the tool finds the steps' results under the same keys.
    try forget("verdicts.json", "outcomes")
    #expect(try explanation() == known)
    try forget("verdicts.json", "logs")
    #expect(
      try explanation() == """
        ok     first/step (… ms)
               nothing has changed; ran
        1 passed, 0 failed

        """)
    try run("test", "--explain", "--json").expect(
      output: """
        {
          "results" : [
            {
              "cached" : true,
              "file" : "\(file)",
              "id" : "first/step",
              "line" : 7,
              "message" : "",
              "milliseconds" : …,
              "status" : "passed",
              "work" : [
                {
                  "changed" : [

                  ],
                  "compiled" : [

                  ],
                  "program" : "first/step",
                  "ran" : false,
                  "refused" : false
                }
              ]
            }
          ],
          "summary" : {
            "cached" : 1,
            "compiledAlone" : 0,
            "failed" : 0,
            "lessons" : 1,
            "passed" : 1,
            "programs" : 1,
            "skipped" : 0,
            "steps" : 1
          },
          "version" : 1
        }

        """)
  }

  /// Removes part of the cache.
  private func forget(_ names: String...) throws {
    for name in names {
      try FileManager.default.removeItem(at: tutor.folder.file(".build/tutor-cache/\(name)"))
    }
  }

  @Test func onlyStepsThatKeepTheirPromisesAreKnown() throws {
    try tutor.folder.write(
      AuthorTests.lesson + "\n## Second\n\n```swift\nprint(1)\n```\n\n```text output\n2\n```\n",
      to: file)
    // The program already ran for the first step, so its outcome is known; this verdict never is.
    try run("test", "first/step").expect(output: "ok     first/step (… ms)\n1 passed, 0 failed\n")
    let problem = """
      \(file):24:1: error: The output differs: expected '2', found '1'
      24 | 2
         | ^

      """
    for _ in 1...2 {
      try run("test").expect(
        status: 1,
        output: """
          ok     first/step (cached)
          FAILED first/second (cached)
          1 passed, 1 failed (2 of 2 programs cached)

          """, errors: problem)
    }
    try run("test", "--no-cache").expect(
      status: 1,
      output: """
        ok     first/step (… ms)
        FAILED first/second (… ms)
        1 passed, 1 failed

        """, errors: problem)
    try tutor.folder.write(AuthorTests.lesson, to: file)
    try run("test").expect(
      output: "ok     first/step (cached)\n1 passed, 0 failed (1 of 1 programs cached)\n")
  }
}
