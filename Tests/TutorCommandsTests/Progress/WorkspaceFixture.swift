import Foundation
import TestSupport
import Testing

@testable import TutorCommands

/// A workspace in its own folder.
struct WorkspaceFixture {
  let folder: TemporaryFolder

  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "Workspace/" + name) }
  }

  var workspace: URL { folder.file("Workspace") }
  var store: ProgressStore { ProgressStore(workspace: workspace) }

  func read(_ name: String) throws -> String { try folder.read("Workspace/" + name) }

  func file(_ name: String) -> String { workspace.path + "/" + name }

  /// The names of the files in the workspace.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: workspace.path).sorted() }
  }

  /// The text of a progress file with done steps.
  static func text(done paths: String...) -> String {
    let done = paths.map { "\"\($0)\": {\"digest\": \"d\"}" }.joined(separator: ", ")
    return "{\"version\": 1, \"done\": {\(done)}}"
  }
}

extension ProgressStore {
  /// Records a step as done, for tests that need no lesson.
  @discardableResult
  func record(_ path: String) throws(Failure) -> [ProgressWarning] {
    try update { $0.done[path] = .init(digest: "d") }.warnings
  }

  /// The done steps in the files, which must need no repair.
  var recorded: Set<String> {
    get throws {
      let (progress, warnings) = try read()
      #expect(warnings == [])
      return Set(progress.done.keys)
    }
  }
}
