import Foundation
import TestSupport
import Testing

/// However tutor ends, nothing that it started goes on.
@Suite(.serialized) struct TutorEndTests {
  enum End: CustomTestStringConvertible, Sendable {
    case signal(Int32)
    case control(String)
    case closedWindow

    var testDescription: String {
      switch self {
      case .signal(let number): String(cString: strsignal(number))
      case .control(let key): "Control and \(key)"
      case .closedWindow: "the window is closed"
      }
    }
  }

  private static let ends: [End] = [
    .signal(SIGHUP), .signal(SIGINT), .signal(SIGKILL), .signal(SIGTERM), .control("c"),
    .closedWindow,
  ]

  /// What all runs of this suite share: the cache, by which their processes are recognised.
  private static let root = Result { try TemporaryFolder() }

  @Test(arguments: ends)
  func nothingRemainsOfACompilation(_ end: End) throws {
    let calls = 30
    let code = """
      struct Pair<T> { var a: T, b: T }
      func pair<T>(_ t: T) -> Pair<T> { Pair(a: t, b: t) }
      print(\(String(repeating: "pair(", count: calls))1\(String(repeating: ")", count: calls)))
      """
    try check(code, end: end) { $0.contains { $0.words.contains("swift-frontend -frontend") } }
  }

  @Test(arguments: ends)
  func nothingRemainsOfARun(_ end: End) throws {
    let mark = "300.\(getpid())"
    // A child that has detached itself, and its parent, which keeps working.
    let code = """
      import Foundation
      let strings: [String] = ["sh", "-c", "(setsid sh -c '(setsid sleep \(mark) &)' &)"]
      let words = strings.map { strdup($0) } + [nil]
      var shell: pid_t = 0
      posix_spawn(&shell, "/bin/sh", nil, nil, words, [nil])
      while true { usleep(1000) }
      """
    try check(code, end: end) { $0.contains { $0.words == "sleep \(mark)" } }
  }

  @Test func theNextRunRemovesTheFilesOfOneThatWasKilled() throws {
    let root = try Self.root.get()
    try check("while true {}", end: .signal(SIGKILL)) { entries in
      entries.contains { $0.words.hasSuffix("/Program") }
    }
    let tutor = try TutorProgram()
    try tutor.folder.write("```swift\nprint(1)\n```\n", to: "lesson.md")
    let result = try tutor.run("run", "lesson.md", environment: ["TUTOR_ROOT": root.path])
    #expect(result.status == 0)
    for name in ["runs", "work"] {
      let folder = root.file(".build/tutor-cache/" + name).path
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
  }

  /// Runs code, ends tutor once a condition on the run's processes holds, and checks what remains.
  private func check(
    _ code: String, end: End, once isReady: ([ProcessTable.Entry]) -> Bool
  ) throws {
    let (tutor, root) = (try TutorProgram(), try Self.root.get())
    try tutor.folder.write("```swift\n\(code)\n```\n", to: "lesson.md")
    let terminal = try Terminal()
    let process = try terminal.start(
      [BuildProducts.executable("tutor").path, "run", "lesson.md"],
      environment: tutor.environment.merging(["TUTOR_ROOT": root.path]) { $1 }, in: tutor.folder.url
    )
    let before = ProcessTable.wait(seconds: 60, mentioning: root.path, until: isReady)
    try #require(isReady(before), "\(before)\n\(terminal.screen)")
    switch end {
    case .signal(let number): kill(process, number)
    case .control: terminal.type("\u{3}")
    case .closedWindow: terminal.hangUp()
    }
    waitpid(process, nil, 0)
    let after = ProcessTable.wait(seconds: 5, mentioning: root.path, until: \.isEmpty)
    #expect(after == [])
    for entry in after { kill(entry.identifier, SIGKILL) }
  }
}
