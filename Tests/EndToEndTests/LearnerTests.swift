import Foundation
import TestSupport
import Testing

/// The learner's way through the course, with the built program.
@Suite struct LearnerTests {
  @Test func nextShowsTheFirstStepAndThenTheSecond() throws {
    let tutor = try TutorProgram()
    let first = try tutor.run("next")
    #expect(first.status == 0)
    #expect(first.errors == "")
    #expect(first.output.contains("One app on a device"))
    #expect(first.output.contains("Reader is in front"))
    let second = try tutor.run("next")
    #expect(second.status == 0)
    #expect(second.output.contains("An extension is a second program"))
    let status = try tutor.run("status")
    #expect(status.output.contains(": 2 of "))
  }

  @Test func whatAPredictionAtTheEndAsksAboutIsShownAfterIt() throws {
    let tutor = try TutorProgram()
    _ = try tutor.run("goto", "a-navigation-controller-around-it/nobody-asked")
    let text = try tutor.run("next").output
    let question = try #require(text.range(of: "What is on the shelf"))
    #expect(!text[..<question.lowerBound].contains("│ [\"Salads\"]"))
    let outcome = try #require(text.range(of: "\nWhat happens\n"))
    #expect(question.upperBound < outcome.lowerBound)
    #expect(text[outcome.upperBound...].contains("│ [\"Salads\"]\n"))
  }

  @Test func whatAPredictionInTheTextAsksAboutIsShownAfterItsAnswers() throws {
    let tutor = try TutorProgram()
    _ = try tutor.run("goto", "from-the-share-sheet-to-my-app/too-narrow")
    let text = try tutor.run("next").output
    let places = try [
      "+         <key>NSExtensionActivationSupportsImageWithMaxCount</key>",
      "What happens?", "  c) not offered: wants images", "The answers:",
      "✓ c) not offered: wants images — The sheet has read the rule",
      "│ not offered: wants images", "A real device gives no reason",
    ].map { try #require(text.range(of: $0), "\($0) in \(text)").lowerBound }
    #expect(places == places.sorted())
  }

  @Test func whatIsShownHasNoControlCharactersForAPipe() throws {
    let tutor = try TutorProgram()
    let result = try tutor.run("next")
    #expect(!result.output.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  @Test func aStepThatChangedIsShownAgain() throws {
    let tutor = try TutorProgram()
    _ = try tutor.run("next")
    let file = tutor.folder.file("Workspace/progress.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let changed = text.replacing(/"[0-9a-f]{64}"/, with: "\"another digest\"")
    try #require(changed != text)
    try changed.write(to: file, atomically: true, encoding: .utf8)
    let again = try tutor.run("next")
    #expect(again.output.hasPrefix("This step has changed since you saw it."))
    #expect(again.output.contains("One app on a device"))
  }

  @Test func progressGoesByIdsThroughRenamedFoldersAndRemovedSteps() throws {
    let tutor = try TutorProgram()
    let environment = ["TUTOR_ROOT": tutor.folder.path]
    func write(_ folder: String, steps: [String]) throws {
      try tutor.folder.write(
        "title: C\nparts:\n  - title: P\n    lessons: [\(folder)]\n", to: "Lessons/course.yml")
      try tutor.folder.write(
        "---\nformat: 1\nid: a\ntitle: A\n---\n"
          + steps.map { "\n## Step \($0) {#\($0)}\n\nText.\n" }.joined(),
        to: "Lessons/\(folder)/lesson.md")
    }
    try write("01-a", steps: ["one", "two"])
    for _ in 1...2 { #expect(try tutor.run("next", environment: environment).status == 0) }
    #expect(try tutor.run("status", environment: environment).output.contains(": 2 of 2"))

    try FileManager.default.removeItem(at: tutor.folder.file("Lessons/01-a"))
    try write("a", steps: ["one", "three"])
    let status = try tutor.run("status", environment: environment)
    #expect(status.status == 0)
    #expect(status.output.contains(": 1 of 2"))
    #expect(
      try tutor.run("next", environment: environment).output.hasPrefix("A · step 2 of 2\n"))
    // A step that comes back is still done.
    #expect(try tutor.folder.read("Workspace/progress.json").contains("a/two"))
  }

  @Test func anExerciseWithANewNameHasItsFilesAndAllTheirEarlierTexts() throws {
    let tutor = try TutorProgram()
    let environment = ["TUTOR_ROOT": tutor.folder.path]
    func write(_ lesson: String, _ step: String, moved: String = "") throws {
      try tutor.folder.write(
        "title: C\nparts:\n  - title: P\n    lessons: [\(lesson)]\n\(moved)",
        to: "Lessons/course.yml")
      try tutor.folder.write(
        """
        ---
        format: 1
        id: \(lesson)
        title: L
        targets:
          - {name: Reader, kind: app, identifier: com.example.Reader}
        ---

        ## Count {#\(step)}

        ```swift file=Reader.swift target=Reader starter
        let links = 0
        ```

        ### Check

        ```swift scene
        import ExtensionHost
        ```

        | seen | verdict |
        |---|---|
        | otherwise | Count again. |

        ### Hints

        1. Count.
        2. Count the *links*.

        ### Solution

        There is one link.

        ```swift file=Reader.swift target=Reader
        let links = 1
        ```

        ### Accepted

        #### In binary

        ```swift file=Reader.swift target=Reader
        let links = 0b1
        ```

        #### With a type

        ```swift file=Reader.swift target=Reader
        let links = Int(1)
        ```

        ### Rejected

        #### Too many

        > Count again.

        ```swift file=Reader.swift target=Reader
        let links = 2
        ```

        #### Too few

        > Count again.

        ```swift file=Reader.swift target=Reader
        let links = -1
        ```

        """, to: "Lessons/\(lesson)/lesson.md")
    }
    try write("old", "count")
    #expect(try tutor.run("goto", "old/count", environment: environment).status == 0)
    #expect(try tutor.run("next", environment: environment).status == 0)
    try tutor.folder.write("let links = 2\n", to: "Workspace/old/count/Reader/Reader.swift")
    #expect(try tutor.run("reset", environment: environment).status == 0)
    try tutor.folder.write("let links = 3\n", to: "Workspace/old/count/Reader/Reader.swift")

    try FileManager.default.removeItem(at: tutor.folder.file("Lessons/old"))
    try write("new", "sum", moved: "moved:\n  old/count: new/sum\n")
    let goto = try tutor.run("goto", "old/count", environment: environment)
    #expect(goto.status == 0)
    #expect(goto.errors == "'old/count' is now 'new/sum'\n")
    // Without a name the exercise is the one that was worked on.
    let list = try tutor.run("undo", "--list", environment: environment)
    #expect(list.status == 0, "\(list)")
    let file = "Workspace/new/sum/Reader/Reader.swift"
    #expect(try tutor.folder.read(file) == "let links = 3\n")
    #expect(try tutor.run("undo", environment: environment).status == 0)
    #expect(try tutor.folder.read(file) == "let links = 2\n")
  }

  @Test func damagedProgressIsNamedSetAsideAndReplaced() throws {
    let tutor = try TutorProgram()
    _ = try tutor.run("next")
    try tutor.folder.write("not json", to: "Workspace/progress.json")
    let status = try tutor.run("status")
    #expect(status.status == 0)
    #expect(status.errors.contains("progress.json"))
    let aside = tutor.folder.file("Workspace/progress.corrupt-1.json")
    #expect(try String(contentsOf: aside, encoding: .utf8) == "not json")
    #expect(try tutor.run("next").status == 0)
    #expect(try tutor.run("status").errors == "")
  }

  @Test func progressOfANewerTutorIsNamedAndLeftAlone() throws {
    let text = #"{"version": 99, "done": {}}"#
    let tutor = try TutorProgram()
    try tutor.folder.write(text, to: "Workspace/progress.json")
    let result = try tutor.run("next")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.contains("progress.json"))
    #expect(
      try String(contentsOf: tutor.folder.file("Workspace/progress.json"), encoding: .utf8) == text)
  }

  @Test func withoutACommandTheStatusIsShown() throws {
    let tutor = try TutorProgram()
    #expect(try tutor.run() == tutor.run("status"))
  }

  @Test func theListIsOneJSONDocument() throws {
    let result = try TutorProgram().run("list", "--json")
    let list = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(list["version"] as? Int == 1)
    let lessons = try #require(list["lessons"] as? [[String: Any]])
    #expect(lessons.first?["id"] as? String == "from-the-share-sheet-to-my-app")
  }
}
