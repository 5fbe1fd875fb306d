import Foundation
import TestSupport
import Testing

@testable import TutorCommands

/// The history as files: what earlier tutors wrote, what is damaged, and what can't be written.
@Suite struct HistoryFolderTests {
  private let place: ExerciseFixture

  init() throws { place = try ExerciseFixture() }

  @Test func whatAnEarlierTutorKeptComesBack() throws {
    try place.write("first", to: ".history/1/Reader/App.swift")
    try place.write("list", to: ".history/1/Share/Info.plist")
    try place.write("second", to: ".history/2/Reader/App.swift")
    // It also kept the starting files if reset was called twice.
    try place.write("app", to: ".history/3/Reader/App.swift")
    try place.folder.layOut(place.starter)
    #expect(
      try ["undo", "undo", "undo", "redo"].map(place.run) == [
        "second", "first", "nothing", "second",
      ])
    #expect(try place.workspace.read("lesson/step/.history/1/Reader/App.swift") == "first")
  }

  @Test(arguments: ["", "{", "[]", #"{"order": [7, 2, 2], "origin": 9}"#])
  func withoutASoundOrderTheNumbersAreTheOrder(_ order: String) throws {
    try place.write("first", to: ".history/1/Reader/App.swift")
    try place.write("second", to: ".history/2/Reader/App.swift")
    try place.write(order, to: ".history/order.json")
    try place.folder.layOut(place.starter)
    let texts = try ["undo", "undo"].map(place.run)
    #expect(Set(texts) == ["first", "second"])
  }

  @Test func aNumberedFolderThatHoldsNoTextIsPassedOverAndStays() throws {
    try place.write("first", to: ".history/1/Reader/App.swift")
    let empty = place.folder.url.appendingPathComponent(".history/2/Reader")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    try place.write("mine")
    #expect(try ["reset", "undo", "undo"].map(place.run) == ["app", "mine", "first"])
    #expect(FileManager.default.fileExists(atPath: empty.path))
  }

  @Test func whereNothingCanBeKeptNothingIsReplaced() throws {
    try place.write("mine")
    // A file where the folder should be: there is no place to keep anything.
    try place.write("", to: ".history")
    for word in ["reset", "to 1"] {
      if word == "reset" {
        let failure = #expect(throws: Failure.self) { try place.run(word) }
        #expect(failure?.status == .machine)
      } else {
        #expect(try place.run(word) == "nothing")
      }
      #expect(place.app == "mine")
    }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: place.folder.url.path + "/Reader")
    #expect(files == ["App.swift"])
  }

  @Test func theSameTextsAreOnDiskOnce() throws {
    for _ in 0..<5 { for word in ["A", "reset", "B", "reset"] { _ = try place.run(word) } }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: place.folder.url.appendingPathComponent(".history").path)
    #expect(names.sorted() == ["1", "2", "order.json"])
  }
}
