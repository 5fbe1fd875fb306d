import Foundation
import TestSupport
import Testing

/// What becomes of a learner's progress when the course's lessons and steps get other names.
@Suite struct RenamedStepTests {
  @Test func progressGoesByIdsThroughRenamedFoldersAndRemovedSteps() throws {
    let course = try TemporaryFolder()
    let tutor = try TutorProgram(course: course)
    func write(_ folder: String, steps: [String]) throws {
      try course.write(
        "title: C\nparts:\n  - title: P\n    lessons: [\(folder)]\n", to: "Lessons/course.yml")
      try course.write(
        "---\nformat: 1\nid: a\ntitle: A\n---\n"
          + steps.map { "\n## Step \($0) {#\($0)}\n\nText.\n" }.joined(),
        to: "Lessons/\(folder)/lesson.md")
    }
    try write("01-a", steps: ["one", "two"])
    for _ in 1...2 { #expect(try tutor.run("next").status == 0) }
    try tutor.run("status").expect(output: "C: 2 of 2 steps done\nYou have seen every step.\n")

    try FileManager.default.removeItem(at: course.file("Lessons/01-a"))
    try write("a", steps: ["one", "three"])
    try tutor.run("status").expect(
      output: "C: 1 of 2 steps done\nNext: Step three (a/three). Type ./tutor next\n")
    try tutor.run("next").expect(
      output: """
        A · step 2 of 2

        Step three
        ──────────

        Text.

        That was the last step.

        """)
    // A step that comes back is still done.
    try write("a", steps: ["one", "two", "three", "four"])
    try tutor.run("status").expect(
      output: "C: 3 of 4 steps done\nNext: Step four (a/four). Type ./tutor next\n")
  }

  @Test func anExerciseWithANewNameHasItsFilesAndAllTheirEarlierTexts() throws {
    let course = try TemporaryFolder()
    let tutor = try TutorProgram(course: course)
    func write(_ lesson: String, _ step: String, moved: String = "") throws {
      try course.write(
        "title: C\nparts:\n  - title: P\n    lessons: [\(lesson)]\n\(moved)",
        to: "Lessons/course.yml")
      try course.write(
        LinksCourse.lesson.replacing("id: links", with: "id: \(lesson)")
          .replacing("{#knocking}", with: "{#\(step)}"),
        to: "Lessons/\(lesson)/lesson.md")
    }
    try write("old", "knocking")
    #expect(try tutor.run("goto", "old/knocking").status == 0)
    #expect(try tutor.run("next").status == 0)
    try tutor.folder.write("let links = 2\n", to: "Workspace/old/knocking/Reader/App.swift")
    #expect(try tutor.run("reset").status == 0)
    try tutor.folder.write("let links = 3\n", to: "Workspace/old/knocking/Reader/App.swift")

    try FileManager.default.removeItem(at: course.file("Lessons/old"))
    try write("new", "tapping", moved: "moved:\n  old/knocking: new/tapping\n")
    try tutor.run("goto", "old/knocking").expect(
      output: "Next: Who is knocking? (new/tapping). Type ./tutor next\n",
      errors: "'old/knocking' is now 'new/tapping'\n")
    // Without a name the exercise is the one that was worked on.
    try tutor.run("undo", "--list").steady(in: tutor.folder).expect(
      output: """
        Who is knocking?
          ▶ now  not kept yet, 7 lines differ from the starting files
              1  TIME, 7 lines differ from the starting files
        './tutor undo --to NUMBER' brings one back, and keeps what is there.

        """)
    let file = "Workspace/new/tapping/Reader/App.swift"
    #expect(try tutor.folder.read(file) == "let links = 3\n")
    try tutor.run("undo").steady(in: tutor.folder).expect(
      output: """
        Who is knocking?
        Brought back text 1 of 2:
          FOLDER/Workspace/new/tapping/Reader/App.swift
        './tutor redo' goes forward, './tutor undo --list' lists what is kept.

        """)
    #expect(try tutor.folder.read(file) == "let links = 2\n")
  }
}
