import Foundation
import TestSupport
import Testing

/// `reset`, `undo` and `redo`, with the built program.
@Suite struct UndoTests {
  private let tutor: TutorProgram
  private let name = "Workspace/opening-the-containing-app/knocking/Reader/AppDelegate.swift"
  private let step = "opening-the-containing-app/knocking"

  init() throws {
    tutor = try TutorProgram()
    _ = try tutor.run("goto", "knocking")
  }

  /// What a command prints, with the file's path shortened, and the file's text after it.
  private func run(_ words: String...) throws -> (status: Int32, text: String, mine: String) {
    let result = try tutor.run(words)
    return (
      result.status,
      (result.output + result.errors).replacing(tutor.folder.file(name).path, with: "FILE"),
      (try? tutor.folder.read(name)) ?? ""
    )
  }

  @Test func noTextIsLostHoweverItIsReplaced() throws {
    try tutor.folder.write("first", to: name)
    let reset = try run("reset")
    #expect(reset.status == 0)
    #expect(
      reset.text
        == "Who is knocking?\nBack to the starting files:\n  FILE\n"
        + "'./tutor undo' brings back what you had.\n")
    #expect(reset.mine.contains("keeping"))

    let again = try run("reset")
    #expect(
      again.text
        == "Who is knocking?\nThese are already the starting files:\n  FILE\n"
        + "'./tutor undo' brings back what you wrote before.\n")

    try tutor.folder.write("second", to: name)
    let undone = try run("undo")
    #expect(undone.mine == "first")
    #expect(
      undone.text
        == "Who is knocking?\nBrought back text 1 of 2:\n  FILE\n"
        + "'./tutor redo' goes forward, './tutor undo --list' lists what is kept.\n")
    #expect(try run("redo").mine == "second")
    #expect(try run("undo", "--to", "1").mine == "first")

    let nothing = try run("undo")
    #expect(nothing.status == 1)
    #expect(nothing.mine == "first")
    #expect(
      nothing.text
        == "tutor: nothing older than your files is kept of '\(step)'; './tutor redo' goes the "
        + "other way, and './tutor undo --list' lists what is kept\n")
  }

  @Test func whatIsKeptIsListed() throws {
    #expect(
      try run("undo", "--list").text == """
        Who is knocking?
          ▶ now  the starting files, which './tutor reset' brings back
        Nothing is kept yet: reset, undo and redo keep what they replace.

        """)
    _ = try run("next")
    let starter = try tutor.folder.read(name)
    try tutor.folder.write(starter + "// one\n", to: name)
    _ = try run("reset")
    try tutor.folder.write(starter + "// one\n// two\n", to: name)
    let time = #/\d{4}-\d\d-\d\d \d\d:\d\d/#
    #expect(
      try run("undo", "--list").text.replacing(time, with: "TIME") == """
        Who is knocking?
          ▶ now  not kept yet, 2 lines differ from the starting files
              1  TIME, 1 line differs from the starting files
        './tutor undo --to NUMBER' brings one back, and keeps what is there.

        """)
    _ = try run("undo")
    #expect(
      try run("undo", "--list").text.replacing(time, with: "TIME") == """
        Who is knocking?
            2  TIME, 2 lines differ from the starting files
          ▶ 1  TIME, 1 line differs from the starting files
        './tutor undo --to NUMBER' brings one back, and keeps what is there.

        """)
    let unknown = try run("undo", "--to", "3")
    #expect(unknown.status == 1)
    #expect(
      unknown.text
        == "tutor: no text 3 is kept; './tutor undo --list' shows which are\n")
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
    #expect(failed.status == 3)
    #expect(failed.output == "")
    #expect(
      failed.errors.hasSuffix(
        "' can't be written: File too large; your files are unchanged; free some disk space, and "
          + "try again\n"))
    let undone = try run("undo")
    #expect(undone.status == 1)
    #expect(undone.text == "tutor: nothing is kept of '\(step)' yet: your files are all there is\n")
    #expect(undone.mine == mine)
    #expect(try run("reset").status == 0)
    #expect(try run("undo").mine == mine)
  }
}
