import DeviceEvents
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What an author is told when a scene asks for something that doesn't exist.
@Suite struct SceneMistakeTests {
  struct Mistake: CustomTestStringConvertible {
    var code: String
    var message: String
    var testDescription: String { code }
  }

  @Test(arguments: [
    Mistake(
      code: #"_ = device.container("Raeder")"#,
      message:
        "no app, extension or group is named 'Raeder': "
        + "there are 'Reader', 'Share', 'group.reader'"),
    Mistake(
      code: #"device.uninstall("Reader"); _ = device.container("Reader")"#,
      message: "no app, extension or group is named 'Reader': nothing is installed"),
    Mistake(
      code: #"_ = device.container("Reader").view(of: "../Share/Documents/note.txt")"#,
      message: "'../Share/Documents/note.txt' leads out of the container of 'Reader'"),
    Mistake(
      code: #"_ = device.container("Reader").text(of: "Documents/../../Share")"#,
      message: "'Documents/../../Share' leads out of the container of 'Reader'"),
    Mistake(
      code: """
        device.container("Reader").showChanges(since: device.container("Share").snapshot())
        """,
      message: "the snapshot is of 'Share', but this is 'Reader'"),
    Mistake(
      code: #"device.webServer().answer("upload")"#,
      message: "'upload' isn't a path: a path begins with '/', and has no '?', '#' or space"),
    Mistake(
      code: #"device.webServer().answer("/soup?page=2", body: "soup")"#,
      message: "'/soup?page=2' isn't a path: a path begins with '/', and has no '?', '#' or space"),
    Mistake(
      code: #"_ = Shareable.file(at: URL(fileURLWithPath: "/nowhere.mov"))"#,
      message: "there is no file at /nowhere.mov"),
  ])
  func whatCannotBeEndsTheSceneWithTheReasonAtItsLine(_ mistake: Mistake) async throws {
    var lesson = ShareLesson()
    lesson.scene = "import ExtensionHost\nimport Foundation\n\n\(mistake.code)\nprint(\"goes on\")"
    let outcome = try await Running.run(lesson.markdown).outcome
    let crash = try #require(outcome.lines.first { $0.hasPrefix("Scene: crashes: ") })
    #expect(crash.hasSuffix(": \(mistake.message)"))
    #expect(outcome.placeOfCrash == Place(file: "Scene/main.swift", line: 4))
    #expect(outcome.text(of: "Scene") == "")
  }
}

extension Outcome {
  /// Where the first process to crash did so.
  fileprivate var placeOfCrash: Place? {
    for event in events {
      if case .ended(.crashed(_, _, let place)) = event.action { return place }
    }
    return nil
  }
}
