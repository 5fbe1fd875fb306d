import Foundation
import TestSupport

@testable import TutorCommands

/// An exercise with two files in its own workspace.
struct ExerciseFixture {
  let workspace: TemporaryFolder
  let folder: ExerciseFolder
  let starter = [
    ExerciseFolder.File(path: "Share/Info.plist", text: "list"),
    ExerciseFolder.File(path: "Reader/App.swift", text: "app"),
  ]

  init() throws {
    workspace = try TemporaryFolder()
    folder = ExerciseFolder(workspace: workspace.url, lesson: "lesson", step: "step")
  }

  /// Writes a text as the learner.
  func write(_ text: String, to path: String = "Reader/App.swift") throws {
    try workspace.write(text, to: "lesson/step/" + path)
  }

  /// The text of the file that the learner edits.
  var app: String? { try? workspace.read("lesson/step/Reader/App.swift") }

  /// All texts within reach: those that are kept, the present one, and the starter.
  var reachable: Set<String> {
    get throws {
      let kept = folder.history(starter).entries.compactMap { $0.texts["Reader/App.swift"] }
      return Set(kept + [app, "app"].compactMap(\.self))
    }
  }

  /// Does what a learner does: `reset`, `undo`, `redo`, `to 1`, or writes any other text.
  ///
  /// - Returns: The file's text afterwards, or `nothing` if a command refused.
  func run(_ word: String) throws -> String {
    let result: ExerciseFolder.Return?
    switch word {
    case "reset":
      _ = try folder.reset(to: starter)
      return app ?? ""
    case "undo": result = try folder.step(.older, starter: starter)
    case "redo": result = try folder.step(.newer, starter: starter)
    case _ where word.hasPrefix("to "):
      result = try folder.step(to: Int(word.dropFirst(3)) ?? 0, starter: starter)
    default:
      try write(word)
      return word
    }
    return result == nil ? "nothing" : app ?? ""
  }
}
