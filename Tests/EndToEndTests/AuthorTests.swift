import Foundation
import FoundationXML
import TestSupport
import Testing

/// The author's commands, in a course of their own.
@Suite struct AuthorTests {
  private let tutor: TutorProgram
  private let environment: [String: String]

  init() throws {
    tutor = try TutorProgram()
    environment = ["TUTOR_ROOT": tutor.folder.path]
    try tutor.folder.write(
      "title: Course\nparts:\n  - title: Part\n    lessons:\n      - 01-first\n",
      to: "Lessons/course.yml")
    try tutor.folder.write(
      """
      ---
      format: 1
      id: first
      title: First
      summary: It prints one.
      ---
      ## Step

      ```swift
      print(1)
      ```

      ```text output
      1
      ```

      """, to: "Lessons/01-first/lesson.md")
  }

  private func run(_ words: String...) throws -> TutorProgram.Result {
    switch words.count {
    case 1: try tutor.run(words[0], environment: environment)
    case 2: try tutor.run(words[0], words[1], environment: environment)
    case 3: try tutor.run(words[0], words[1], words[2], environment: environment)
    default: try tutor.run(words[0], words[1], words[2], words[3], environment: environment)
    }
  }

  @Test func aNewLessonIsListedAndFailsUntilItIsFilledIn() throws {
    let made = try run("new", "lesson", "Größe & Files")
    #expect(made.status == 0, "\(made)")
    #expect(
      made.output == """
        Created Lessons/grosse-files/lesson.md, and listed it in Lessons/course.yml.
        Its test fails until it says what happens: ./tutor test grosse-files

        """)
    let tested = try run("test")
    #expect(tested.status == 1)
    #expect(
      tested.output.replacing(/[0-9]+ ms/, with: "… ms") == """
        ok     first/step (… ms)
        FAILED grosse-files/first (… ms)
        1 passed, 1 failed

        """)
    let again = try run("new", "lesson", "Größe & Files")
    #expect(again.status == 2)
    #expect(again.errors == "tutor: a lesson 'grosse-files' already exists\n")
  }

  @Test func aCourseOfOnesOwnIsMadeAndReadFromAnywhere() throws {
    let made = try run("new", "course", "mine")
    #expect(made.status == 0, "\(made)")
    #expect(
      made.output == """
        Created mine/Lessons/course.yml, and a first lesson in Lessons/a-first-lesson/lesson.md.
        Read it with './tutor next --course mine' and check it with './tutor test --course mine',
        which fails until the lesson says what happens.

        """)
    #expect(
      try tutor.folder.read("mine/Lessons/course.yml") == """
        title: "mine"
        parts:
          - title: The first part
            lessons:
              - a-first-lesson

        """)
    for folder in ["mine", "mine/Lessons"] {
      let listed = try run("list", "--course", folder)
      #expect(listed.status == 0, "\(listed)")
      #expect(listed.output.contains("a-first-lesson/first"))
      #expect(!listed.output.contains("first/step"))
      let linted = try run("lint", "--course", folder)
      #expect(linted.output == "1 lesson, 1 step: no findings\n")
    }
    let again = try run("new", "course", "mine")
    #expect(again.status == 2)
    #expect(again.errors.hasSuffix("/mine/Lessons/course.yml' already exists\n"))
    let none = try run("list", "--course", "nowhere")
    #expect(none.status == 2)
    #expect(
      none.errors
        == "tutor: no course in 'nowhere': it has neither a course.yml nor a Lessons/course.yml\n")
  }

  @Test func resultsAreWrittenAsTestsToo() throws {
    let lesson = try tutor.folder.read("Lessons/01-first/lesson.md")
    try tutor.folder.write(
      lesson + """
        ## Prose

        There is nothing to run.

        ## Wrong

        ```swift
        print(2)
        ```

        ```text output
        3
        ```

        """, to: "Lessons/01-first/lesson.md")
    let tested = try run("test", "--junit", "results.xml")
    #expect(tested.status == 1)
    #expect(tested.output.contains("FAILED first/wrong"))
    let written = try tutor.folder.read("results.xml")
    let text = written.replacing(/time="[0-9.]+"/, with: "time=\"…\"")
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="tutor test" tests="3" failures="1" skipped="1" time="…">
          <testsuite name="Lessons/01-first/lesson.md" tests="3" failures="1" skipped="1" time="…">
            <testcase classname="first" name="first/step" time="…"/>
            <testcase classname="first" name="first/prose" time="…">
              <skipped message="the step has no program to run"/>
            </testcase>
            <testcase classname="first" name="first/wrong" time="…">
              <failure message="The output differs: expected '3', found '2'">\
        Lessons/01-first/lesson.md:27:1: error: The output differs: expected '3', found '2'&#10;</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    let alone = try run("test", "first/step", "--junit", "-")
    #expect(alone.status == 0)
    #expect(alone.output.hasPrefix("<?xml"))
    #expect(XMLParser(data: Data(alone.output.utf8)).parse())
    #expect(try run("test", "--json", "--junit", "-").status == 2)
  }

  @Test func whyAStepHadToBeRunIsToldToWhoAsks() throws {
    func explanation() throws -> String {
      let tested = try run("test", "--explain")
      #expect(tested.status == 0)
      return tested.output.replacing(/[0-9]+ ms/, with: "… ms")
    }
    let lesson = try tutor.folder.read("Lessons/01-first/lesson.md")
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
      lesson.replacing("## Step", with: "A sentence.\n\n## Step"), to: "Lessons/01-first/lesson.md")
    #expect(try explanation() == known)
    try tutor.folder.write(
      lesson.replacing("print(1)", with: "print(2 - 1)"), to: "Lessons/01-first/lesson.md")
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
    let json = try run("test", "--explain", "--json")
    #expect(
      json.output.contains(
        """
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
        """), "\(json.output)")
  }

  /// Removes part of the cache.
  private func forget(_ names: String...) throws {
    for name in names {
      try FileManager.default.removeItem(at: tutor.folder.file(".build/tutor-cache/\(name)"))
    }
  }

  @Test func onlyStepsThatKeepTheirPromisesAreKnown() throws {
    let file = "Lessons/01-first/lesson.md"
    let first = try tutor.folder.read(file)
    try tutor.folder.write(
      first + "\n## Second\n\n```swift\nprint(1)\n```\n\n```text output\n2\n```\n", to: file)
    func lines(_ words: String...) throws -> [Substring] {
      try tutor.run(["test"] + words, environment: environment).output
        .replacing(/[0-9]+ ms/, with: "… ms").split(separator: "\n")
    }
    // The program already ran for the first step, so its outcome is known; this verdict never is.
    #expect(try lines("first/step") == ["ok     first/step (… ms)", "1 passed, 0 failed"])
    #expect(
      try lines() == [
        "ok     first/step (cached)", "FAILED first/second (cached)",
        "1 passed, 1 failed (2 of 2 programs cached)",
      ])
    let again = try run("test")
    #expect(again.status == 1)
    #expect(again.errors.contains("\(file):"))
    #expect(
      try lines("--no-cache") == [
        "ok     first/step (… ms)", "FAILED first/second (… ms)", "1 passed, 1 failed",
      ])
    try tutor.folder.write(first, to: file)
    #expect(
      try lines() == [
        "ok     first/step (cached)", "1 passed, 0 failed (1 of 1 programs cached)",
      ])
  }

  @Test func aNewStepFailsUntilItsOutputIsAccepted() throws {
    #expect(try run("new", "step", "first", "Another").status == 0)
    #expect(try run("test", "another").status == 1)
    #expect(try run("accept", "first/another").status == 0)
    #expect(try run("test").status == 0)
    #expect(try run("new", "step", "first", "Another").status == 2)
    let wrong = try run("new", "step", "frist", "More")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("did you mean 'first'"))
  }

  @Test func aPointsExampleIsCopiedAndListed() throws {
    let example = "---\nformat: 1\nid: dial\ntitle: A dial\n---\n"
    try tutor.folder.write(example, to: "Lessons/points/dial.md")
    #expect(
      try run("new", "point").output == "Extension points with an example:\n\ndial  A dial\n")
    let file = tutor.folder.file("mine.md").path
    let made = try tutor.run("new", "point", "dial", "--output=\(file)", environment: environment)
    #expect(made.status == 0, "\(made)")
    #expect(made.output == "Created \(file). It runs as it is: ./tutor run \(file)\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == example)
    let again = try tutor.run("new", "point", "dial", "--output=\(file)", environment: environment)
    #expect(again.status == 2)
    #expect(again.errors.contains("already exists"))
    let wrong = try run("new", "point", "dail")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("did you mean 'dial'"))
  }

  @Test func aTitleWithoutLettersGivesNoLesson() throws {
    let result = try run("new", "lesson", "???")
    #expect(result.status == 2)
    #expect(result.errors.contains("doesn't make an id"))
  }

  @Test func lintNamesWhatAnAuthorOverlooked() throws {
    #expect(try run("lint").output.contains("1 lesson, 1 step: no findings"))
    let file = "Lessons/01-first/lesson.md"
    let text = try String(contentsOf: tutor.folder.file(file), encoding: .utf8)
    try tutor.folder.write(text + "\nSee [there](#nowhere).\n", to: file)
    let found = try run("lint")
    #expect(found.status == 1)
    #expect(found.errors.contains("\(file):17:13: error:"))
    #expect(found.errors.contains("nowhere"))
    let json = try run("lint", "--json")
    #expect(json.status == 1)
    #expect(json.output.contains("\"broken-link\""))
    #expect(
      (try? JSONSerialization.jsonObject(with: Data(json.output.utf8))) is [String: Any])
  }

  @Test func aPreviewHoldsTheLessonsPage() throws {
    for part in ["styles", "templates"] {
      try FileManager.default.createDirectory(
        at: tutor.folder.file("Site"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Repository.file("Site/\(part)"), to: tutor.folder.file("Site/\(part)"))
    }
    let built = try run("site", "preview", "first", "--once")
    #expect(built.status == 0, "\(built)")
    let page = tutor.folder.file("Site/public/lessons/first/index.html")
    #expect(try String(contentsOf: page, encoding: .utf8).contains("<h1>First</h1>"))
    #expect(try run("site", "preview", "frist", "--once").errors.contains("did you mean 'first'"))
  }
}
