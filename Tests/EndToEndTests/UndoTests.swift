import Foundation
import TestSupport
import Testing

/// `reset`, `undo` and `redo`, with the built program.
@Suite struct UndoTests {
  private let tutor: TutorProgram
  private let name = LinksCourse.file
  private let step = LinksCourse.step

  init() throws {
    tutor = try TutorProgram(course: LinksCourse.shared.get())
    _ = try tutor.run("goto", "knocking")
  }

  /// What a command gives, with the file's path shortened.
  private func run(_ words: String...) throws -> TutorProgram.Result {
    var result = try tutor.run(words).steady(in: tutor.folder)
    result.output = result.output.replacing("FOLDER/\(name)", with: "FILE")
    return result
  }

  private var mine: String { get throws { try tutor.folder.read(name) } }

  @Test func noTextIsLostHoweverItIsReplaced() throws {
    try tutor.folder.write("first", to: name)
    try run("reset").expect(
      output: """
        Who is knocking?
        Back to the starting files:
          FILE
        './tutor undo' brings back what you had.

        """)
    #expect(try mine == LinksCourse.starter)

    try run("reset").expect(
      output: """
        Who is knocking?
        These are already the starting files:
          FILE
        './tutor undo' brings back what you wrote before.

        """)

    try tutor.folder.write("second", to: name)
    try run("undo").expect(
      output: """
        Who is knocking?
        Brought back text 1 of 2:
          FILE
        './tutor redo' goes forward, './tutor undo --list' lists what is kept.

        """)
    #expect(try mine == "first")
    #expect(try run("redo").status == 0)
    #expect(try mine == "second")
    #expect(try run("undo", "--to", "1").status == 0)
    #expect(try mine == "first")

    try run("undo").expect(
      status: 1,
      errors: "tutor: nothing older than your files is kept of '\(step)'; './tutor redo' goes the "
        + "other way, and './tutor undo --list' lists what is kept\n")
    #expect(try mine == "first")
  }

  @Test func whatIsKeptIsListed() throws {
    try run("undo", "--list").expect(
      output: """
        Who is knocking?
          ▶ now  the starting files, which './tutor reset' brings back
        Nothing is kept yet: reset, undo and redo keep what they replace.

        """)
    _ = try run("next")
    try tutor.folder.write(LinksCourse.starter + "// one\n", to: name)
    _ = try run("reset")
    try tutor.folder.write(LinksCourse.starter + "// one\n// two\n", to: name)
    try run("undo", "--list").expect(
      output: """
        Who is knocking?
          ▶ now  not kept yet, 2 lines differ from the starting files
              1  TIME, 1 line differs from the starting files
        './tutor undo --to NUMBER' brings one back, and keeps what is there.

        """)
    _ = try run("undo")
    try run("undo", "--list").expect(
      output: """
        Who is knocking?
            2  TIME, 2 lines differ from the starting files
          ▶ 1  TIME, 1 line differs from the starting files
        './tutor undo --to NUMBER' brings one back, and keeps what is there.

        """)
    try run("undo", "--to", "3").expect(
      status: 1, errors: "tutor: no text 3 is kept; './tutor undo --list' shows which are\n")
  }

  @Test func whereTheDiskIsFullNothingIsReplacedAndUndoTellsTheTruth() throws {
    let mine = String(repeating: "// mine\n", count: 1000)
    try tutor.folder.write(mine, to: name)
    _ = try run("hint")
    // Files can't grow beyond a few blocks, as on a full disk.
    let failed = try tutor.run(
      program: URL(fileURLWithPath: "/bin/sh"),
      [
        "-c", "trap '' XFSZ; ulimit -f 4; exec \"$0\" reset",
        BuildProducts.executable("tutor").path,
      ])
    // The number is the process's.
    var said = failed.steady(in: tutor.folder)
    said.errors = said.errors.replacing(/new-[0-9]+/, with: "new-N")
    said.expect(
      status: 3,
      errors: "tutor: 'FOLDER/Workspace/links/knocking/.history/new-N/Reader/App.swift' can't "
        + "be written: File too large; your files are unchanged; free some disk space, and "
        + "try again\n")
    try run("undo").expect(
      status: 1,
      errors: "tutor: nothing is kept of '\(step)' yet: your files are all there is\n")
    #expect(try self.mine == mine)
    #expect(try run("reset").status == 0)
    #expect(try self.mine == LinksCourse.starter)
    #expect(try run("undo").status == 0)
    #expect(try self.mine == mine)
  }
}
