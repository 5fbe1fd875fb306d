import Foundation
import StepScripts
import TerminalViews
import TestSupport
import Testing

@testable import TutorCommands

/// The learner's files, as they are written and read.
@Suite struct ExerciseFolderTests {
  private let place: ExerciseFixture

  init() throws { place = try ExerciseFixture() }

  @Test func layingOutWritesWhatIsMissingAndNothingElse() throws {
    try place.write("mine")
    try place.folder.layOut(place.starter)
    #expect(
      try place.folder.read(place.starter.map(\.path)) == [
        place.starter[0], ExerciseFolder.File(path: "Reader/App.swift", text: "mine"),
      ])
  }

  @Test func aFileThatIsNotThereIsLeftOut() throws {
    #expect(try place.folder.read(["Share/Info.plist"]) == [])
  }

  @Test func aFileThatIsNoTextIsNamedAndNothingIsReplaced() throws {
    try place.folder.layOut(place.starter)
    let file = place.folder.place(of: "Reader/App.swift")
    try Data([0xFF, 0xFE]).write(to: file)
    let failure = #expect(throws: Failure.self) { try place.folder.reset(to: place.starter) }
    #expect(failure?.status == .unusable)
    #expect(
      failure?.text
        == "tutor: '\(file.path)' isn't a UTF-8 text file of at most 1048576 bytes; fix it, or move "
        + "it away\n")
    #expect(try Data(contentsOf: file) == Data([0xFF, 0xFE]))
  }

  @Test func aFileThatIsFarTooLargeIsNotReadAtAll() throws {
    try place.folder.layOut(place.starter)
    let file = place.folder.place(of: "Reader/App.swift")
    // Sparse: it takes no space on the disk, but reading it would take all memory.
    #expect(truncate(file.path, 1 << 42) == 0)
    let failure = #expect(throws: Failure.self) { try place.folder.read(["Reader/App.swift"]) }
    #expect(failure?.status == .unusable)
  }

  @Test func aPipeInAFilesPlaceIsNotWaitedFor() throws {
    try place.write("x", to: "Reader/Other.swift")
    #expect(mkfifo(place.folder.place(of: "Reader/App.swift").path, 0o600) == 0)
    #expect(throws: Failure.self) { try place.folder.read(["Reader/App.swift"]) }
  }

  @Test func aFolderInAFilesPlaceIsNamedAndNothingIsReplaced() throws {
    try place.write("mine")
    try place.write("x", to: "Share/Info.plist/inside")
    let failure = #expect(throws: Failure.self) { try place.folder.reset(to: place.starter) }
    #expect(failure?.status == .unusable)
    #expect(failure?.text.contains("Share/Info.plist") == true)
    #expect(place.app == "mine")
    let files = try FileManager.default.contentsOfDirectory(atPath: place.folder.url.path)
    #expect(files.sorted() == ["Reader", "Share"])
  }
}

/// Two texts, compared line by line.
@Suite struct TextDifferenceTests {
  @Test(arguments: [
    ("a\nb\n", "a\nb\n", "  a\n  b\n"),
    ("a\nb\n", "a\nc\n", "  a\n- b\n+ c\n"),
    ("a\n", "a\nb\n", "  a\n+ b\n"),
    ("a\nb\n", "b\n", "- a\n  b\n"),
    ("", "a", "+ a\n"),
    ("", "", ""),
  ])
  func linesHaveSigns(_ first: String, _ second: String, _ text: String) {
    #expect(TextDifference(from: first, to: second).text == text)
  }

  @Test func onATerminalWithColoursTheLinesHaveThem() {
    let difference = TextDifference(from: "a\nb\u{1B}[2J\n", to: "a\nc\n")
    func text(_ style: TerminalStyle) -> String {
      ExerciseView.difference(of: "Reader/App.swift", difference, style: style)
    }
    let title = "Yours (-) and the solution (+) of Reader/App.swift:"
    #expect(text(TerminalStyle()) == "\(title)\n  a\n- b\u{FFFD}[2J\n+ c\n")
    #expect(
      text(TerminalStyle(usesColor: true))
        == "\u{1B}[1m\(title)\u{1B}[0m\n  a\n\u{1B}[31m- b\u{FFFD}[2J\u{1B}[0m\n"
        + "\u{1B}[32m+ c\u{1B}[0m\n")
  }
}
