import Foundation
import TestSupport
import Testing

/// The author's commands, in a course of their own.
@Suite struct AuthorTests {
  private let tutor: TutorProgram

  /// A lesson of one step, which keeps its promise.
  static let lesson = """
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

    """

  private let file = "Lessons/lesson/lesson.md"

  init() throws { tutor = try TutorProgram(lesson: Self.lesson) }

  private func run(_ words: String...) throws -> TutorProgram.Result {
    try tutor.run(words).steady(in: tutor.folder)
  }

  /// What `test` says of a step as `new` makes it.
  private static func unfilled(_ file: String, line: Int) -> String {
    """
    \(file):\(line):1: error: The output differs: expected 'Write what the reader should look at, \
    or let './tutor accept' do it.', found 'what the step shows'
    \(line) | Write what the reader should look at, or let './tutor accept' do it.
       | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

    """
  }

  /// What `lint` says where the list of the simulation's symbols isn't beside the course.
  private static let namesAreNotChecked = """
    tutor: names of APIs aren't checked: Docs/fidelity/symbols.tsv isn't here, or can't be read

    """

  @Test func aNewLessonIsListedAndFailsUntilItIsFilledIn() throws {
    try run("new", "lesson", "Größe & Files").expect(
      output: """
        Created Lessons/grosse-files/lesson.md, and listed it in Lessons/course.yml.
        Its test fails until it says what happens: ./tutor test grosse-files

        """)
    try run("test").expect(
      status: 1,
      output: """
        ok     first/step (… ms)
        FAILED grosse-files/first (… ms)
        1 passed, 1 failed

        """, errors: Self.unfilled("Lessons/grosse-files/lesson.md", line: 21))
    try run("new", "lesson", "Größe & Files").expect(
      status: 2, errors: "tutor: a lesson 'grosse-files' already exists\n")
  }

  @Test func aCourseOfOnesOwnIsMadeAndReadFromAnywhere() throws {
    try run("new", "course", "mine").expect(
      output: """
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
      try run("list", "--course", folder).expect(
        output: "A first lesson  (1 minute)\n  · The first step  (a-first-lesson/first)\n")
      try run("lint", "--course", folder).expect(
        output: "1 lesson, 1 step: no findings\n", errors: Self.namesAreNotChecked)
    }
    try run("new", "course", "mine").expect(
      status: 2, errors: "tutor: 'FOLDER/mine/Lessons/course.yml' already exists\n")
    try run("list", "--course", "nowhere").expect(
      status: 2,
      errors: "tutor: no course in 'nowhere': it has neither a course.yml nor a "
        + "Lessons/course.yml\n")
  }

  @Test func aNewStepFailsUntilItsOutputIsAccepted() throws {
    try run("new", "step", "first", "Another").expect(
      output: """
        Added the step to the end of \(file).
        Its test fails until it says what happens: ./tutor test first/another

        """)
    try run("test", "another").expect(
      status: 1, output: "FAILED first/another (… ms)\n0 passed, 1 failed\n",
      errors: Self.unfilled(file, line: 26))
    try run("accept", "first/another").expect(output: "written:\n\(file):25\n")
    try run("test").expect(
      output: """
        ok     first/step (… ms)
        ok     first/another (cached)
        2 passed, 0 failed (1 of 2 programs cached)

        """)
    try run("new", "step", "first", "Another").expect(
      status: 2, errors: "tutor: 'first' already has a step 'another'\n")
    try run("new", "step", "frist", "More").expect(
      status: 2, errors: "tutor: no lesson 'frist', did you mean 'first'\n")
  }

  @Test func aPointsExampleIsCopiedAndListed() throws {
    let example = "---\nformat: 1\nid: dial\ntitle: A dial\n---\n"
    try tutor.folder.write(example, to: "Lessons/points/dial.md")
    try run("new", "point").expect(output: "Extension points with an example:\n\ndial  A dial\n")
    let file = tutor.folder.file("mine.md").path
    try run("new", "point", "dial", "--output=\(file)").expect(
      output: "Created FOLDER/mine.md. It runs as it is: ./tutor run FOLDER/mine.md\n")
    #expect(try tutor.folder.read("mine.md") == example)
    try run("new", "point", "dial", "--output=\(file)").expect(
      status: 2, errors: "tutor: 'FOLDER/mine.md' already exists\n")
    try run("new", "point", "dail").expect(
      status: 2,
      errors: "tutor: no example of a point 'dail', did you mean 'dial'; './tutor new point' "
        + "lists them all\n")
  }

  @Test func aTitleWithoutLettersGivesNoLesson() throws {
    try run("new", "lesson", "???").expect(
      status: 2,
      errors: "tutor: '???' doesn't make an id: it needs letters or digits, and at most 60 "
        + "characters\n")
  }

  @Test func lintNamesWhatAnAuthorOverlooked() throws {
    try run("lint").expect(
      output: "1 lesson, 1 step: no findings\n", errors: Self.namesAreNotChecked)
    try tutor.folder.write(Self.lesson + "\nSee [there](#nowhere).\n", to: file)
    try run("lint").expect(
      status: 1, output: "1 lesson, 1 step: 1 error\n",
      errors: """
        \(file):17:13: error: Link to '#nowhere' is broken: lesson 'first' has no step 'nowhere'
        17 | See [there](#nowhere).
           |             ^~~~~~~~
           = help: use the id of one of its steps, or remove '#nowhere'

        """ + Self.namesAreNotChecked)
    try run("lint", "--json").expect(
      status: 1,
      output: """
        {
          "findings" : [
            {
              "code" : "broken-link",
              "column" : 13,
              "file" : "\(file)",
              "line" : 17,
              "message" : "Link to '#nowhere' is broken: lesson 'first' has no step 'nowhere'",
              "remedy" : "use the id of one of its steps, or remove '#nowhere'",
              "severity" : "error"
            }
          ],
          "summary" : {
            "errors" : 1,
            "lessons" : 1,
            "steps" : 1,
            "warnings" : 0
          },
          "version" : 1
        }

        """, errors: Self.namesAreNotChecked)
  }

  @Test func aPreviewHoldsTheLessonsPage() throws {
    for part in ["styles", "templates"] {
      try FileManager.default.createDirectory(
        at: tutor.folder.file("Site"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Repository.file("Site/\(part)"), to: tutor.folder.file("Site/\(part)"))
    }
    try run("site", "preview", "first", "--once").expect(
      output: "built in … ms: FOLDER/Site/public/lessons/first/index.html\n")
    // Whole pages are goldens of SitePagesTests.
    #expect(
      try tutor.folder.read("Site/public/lessons/first/index.html").contains("<h1>First</h1>"))
    try run("site", "preview", "frist", "--once").expect(
      status: 2, errors: "tutor: no lesson 'frist', did you mean 'first'\n")
  }
}
