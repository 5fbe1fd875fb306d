import Foundation
import TestSupport
import Testing

/// The learner's way through the course, with the built program.
@Suite struct LearnerTests {
  /// A lesson of two steps with nothing to run.
  private static let steps = """
    ---
    format: 1
    id: steps
    title: Steps
    ---
    ## One {#one}

    The first.

    ## Two {#two}

    The second.

    """

  private static let one = """
    Steps · step 1 of 2 · 1 minute

    One
    ───

    The first.

    Next: Two (steps/two). Type ./tutor next

    """

  private static let two = """
    Steps · step 2 of 2

    Two
    ───

    The second.

    That was the last step.

    """

  @Test func nextShowsTheFirstStepAndThenTheSecond() throws {
    let tutor = try TutorProgram(lesson: Self.steps)
    try tutor.run("next").expect(output: Self.one)
    try tutor.run("status").expect(
      output: "Course: 1 of 2 steps done\nNext: Two (steps/two). Type ./tutor next\n")
    try tutor.run("next").expect(output: Self.two)
    try tutor.run("status").expect(
      output: "Course: 2 of 2 steps done\nYou have seen every step.\n")
    try tutor.run("next").expect(output: "You have seen all 2 steps of Course.\n")
  }

  /// The project's own course, whose texts may change any day: only what stays is compared.
  @Test func theCourseBeginsWithAnAppThatRuns() throws {
    let tutor = try TutorProgram()
    let first = try tutor.run("next")
    #expect(first.status == 0 && first.errors == "")
    #expect(first.output.contains("\n  Reader prints\n  │ Reader is in front\n"))
    let second = try tutor.run("next")
    #expect(second.status == 0 && second.errors == "")
    #expect(second.output.contains("\n  What happens on the device\n"))
    #expect(try tutor.run("status").output.contains(": 2 of "))
  }

  @Test func whatAPredictionAtTheEndAsksAboutIsShownAfterIt() throws {
    let tutor = try TutorProgram(
      lesson: """
        ---
        format: 1
        id: words
        title: Words
        ---
        ## Two words {#two-words}

        Two words are printed.

        ```swift
        print("one", "two")
        ```

        ```text output
        one two
        ```

        ### Prediction

        With what between them?

        - [ ] `one two` — A space.
        - [ ] `onetwo` — There is a space.

        """)
    try tutor.run("next").expect(
      output: """
        Words · step 1 of 1

        Two words
        ─────────

        Two words are printed.

            print("one", "two")

        What do you think is printed?

        With what between them?

          a) one two
          b) onetwo

        The answers:
          ✓ a) one two — A space.
          ✗ b) onetwo — There is a space.

        What happens

          Output
          │ one two

        That was the last step.

        """)
  }

  @Test func whatAPredictionInTheTextAsksAboutIsShownAfterItsAnswers() throws {
    let tutor = try TutorProgram(
      lesson: """
        ---
        format: 1
        id: words
        title: Words
        ---
        ## Two words {#two-words}

        Two words are printed.

        ```swift
        print("one", "two", separator: "")
        ```

        What is printed?

        - [ ] `onetwo` — The separator is empty.
        - [ ] `one two` — Not with this separator.

        ```text output
        onetwo
        ```

        There is no space.

        """)
    try tutor.run("next").expect(
      output: """
        Words · step 1 of 1

        Two words
        ─────────

        Two words are printed.

            print("one", "two", separator: "")

        What is printed?

          a) onetwo
          b) one two

        The answers:
          ✓ a) onetwo — The separator is empty.
          ✗ b) one two — Not with this separator.

          Output
          │ onetwo

        There is no space.

        That was the last step.

        """)
  }

  @Test func whatIsShownHasNoControlCharactersForAPipe() throws {
    let tutor = try TutorProgram()
    let result = try tutor.run("next")
    #expect(!result.output.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  @Test func aStepThatChangedIsShownAgain() throws {
    let tutor = try TutorProgram(lesson: Self.steps)
    _ = try tutor.run("next")
    let text = try tutor.folder.read("Workspace/progress.json")
    let changed = text.replacing(/"[0-9a-f]{64}"/, with: "\"another digest\"")
    try #require(changed != text)
    try tutor.folder.write(changed, to: "Workspace/progress.json")
    try tutor.run("next").expect(
      output: "This step has changed since you saw it.\n\n" + Self.one)
  }

  @Test func damagedProgressIsNamedSetAsideAndReplaced() throws {
    let tutor = try TutorProgram(lesson: Self.steps)
    _ = try tutor.run("next")
    try tutor.folder.write("not json", to: "Workspace/progress.json")
    try tutor.run("status").steady(in: tutor.folder).expect(
      output: "Course: 0 of 2 steps done\nNext: One (steps/one). Type ./tutor next\n",
      errors: "tutor: FOLDER/Workspace/progress.json can't be understood (it isn't JSON, or is "
        + "cut off); it is kept as progress.corrupt-1.json; there is no backup, so your "
        + "progress starts over\n")
    #expect(try tutor.folder.read("Workspace/progress.corrupt-1.json") == "not json")
    try tutor.run("next").expect(output: Self.one)
    try tutor.run("status").expect(
      output: "Course: 1 of 2 steps done\nNext: Two (steps/two). Type ./tutor next\n")
  }

  @Test func progressOfANewerTutorIsNamedAndLeftAlone() throws {
    let text = #"{"version": 99, "done": {}}"#
    let tutor = try TutorProgram(lesson: Self.steps)
    try tutor.folder.write(text, to: "Workspace/progress.json")
    try tutor.run("next").steady(in: tutor.folder).expect(
      status: 2,
      errors: "tutor: FOLDER/Workspace/progress.json was written by a newer tutor (version 99; "
        + "this one knows 1); update tutor, or move the file away\n")
    #expect(try tutor.folder.read("Workspace/progress.json") == text)
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
