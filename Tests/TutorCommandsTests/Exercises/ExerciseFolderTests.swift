import Foundation
import TestSupport
import Testing

@testable import TutorCommands

/// The learner's files are never lost.
@Suite struct ExerciseFolderTests {
  private let workspace: TemporaryFolder
  private let folder: ExerciseFolder
  private let starter = [
    ExerciseFolder.File(path: "Share/Info.plist", text: "list"),
    ExerciseFolder.File(path: "Reader/App.swift", text: "app"),
  ]

  init() throws {
    workspace = try TemporaryFolder()
    folder = ExerciseFolder(workspace: workspace.url, lesson: "lesson", step: "step")
  }

  private func mine(_ text: String) throws {
    try workspace.write(text, to: "lesson/step/Reader/App.swift")
  }

  private var app: String? {
    try? String(contentsOf: folder.place(of: "Reader/App.swift"), encoding: .utf8)
  }

  @Test func layingOutWritesWhatIsMissingAndNothingElse() throws {
    try mine("mine")
    try folder.layOut(starter)
    #expect(
      try folder.read(starter.map(\.path)) == [
        starter[0], ExerciseFolder.File(path: "Reader/App.swift", text: "mine"),
      ])
  }

  @Test func aFileThatIsNotThereIsLeftOut() throws {
    #expect(try folder.read(["Share/Info.plist"]) == [])
  }

  @Test func eachResetCanBeTakenBackInTurn() throws {
    try folder.layOut(starter)
    for text in ["first", "second"] {
      try mine(text)
      try folder.reset(to: starter)
      #expect(app == "app")
    }
    #expect(try folder.undo() == ["Reader/App.swift", "Share/Info.plist"])
    #expect(app == "second")
    _ = try folder.undo()
    #expect(app == "first")
    #expect(try folder.undo() == [])
    #expect(app == "first")
  }

  @Test func aFileThatIsNoTextIsNamed() throws {
    try folder.layOut(starter)
    try Data([0xFF, 0xFE]).write(to: folder.place(of: "Reader/App.swift"))
    let failure = #expect(throws: Failure.self) { try folder.read(starter.map(\.path)) }
    #expect(failure?.status == .unusable)
    #expect(failure?.text.contains("Reader/App.swift") == true)
  }

  @Test func aFolderInAFilesPlaceIsNamed() throws {
    try workspace.write("x", to: "lesson/step/Share/Info.plist/inside")
    let failure = #expect(throws: Failure.self) { try folder.reset(to: starter) }
    #expect(failure?.status == .machine)
    #expect(failure?.text.contains("Share/Info.plist") == true)
  }
}

/// Two texts, line by line.
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
}
