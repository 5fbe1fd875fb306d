import Foundation
import TestSupport
import Testing

/// What the launcher says about a test run, with a fake `swift`.
@Suite struct TestReportTests {
  private let part: LauncherPart

  init() throws {
    part = try LauncherPart("tests")
    try part.folder.write("", to: ".build/nothing")
  }

  /// Makes the next run print lines, write events, and end with a status.
  private func pretend(_ lines: String, events: String = "", status: Int32 = 0) throws {
    try part.folder.write(lines, to: "lines")
    try part.folder.write(events, to: "events")
    try part.program(
      "swift",
      """
      echo "swift $*" >>calls
      while [ "$1" != --event-stream-output-path ]; do shift; done
      cp events "$2" && cat lines && exit \(status)
      """)
  }

  /// The words with which `swift` was called, before those that were given.
  private var call: String {
    "swift test --package-path \(part.folder.path) --scratch-path \(part.folder.path)/.build/tutor "
      + "--skip-build --enable-swift-testing --disable-xctest --event-stream-output-path "
      + "\(part.folder.path)/.build/tutor-tests.events --event-stream-version 0"
  }

  private func skip(_ id: String, _ reason: String?) -> String {
    let escaped = id.replacingOccurrences(of: "/", with: #"\/"#)
    let because = reason.map { #": \"\#($0)\""# } ?? "."
    return #"{"kind":"event","payload":{"kind":"testSkipped","messages":[{"symbol":"skip","#
      + #""text":"Test x() skipped\#(because)"}],"testID":"\#(escaped)"},"version":0}"# + "\n"
  }

  private func event(_ kind: String, _ id: String) -> String {
    #"{"kind":"event","payload":{"kind":"\#(kind)","messages":[],"testID":""#
      + id.replacingOccurrences(of: "/", with: #"\/"#) + "\"},\"version\":0}\n"
  }

  @Test func ofTestsThatPassTheClosingLineIsEnough() throws {
    let lines = """
      ◇ Test a() started.
      ✔ Test a() passed after 0.1 seconds.
      ✔ Test run with 1 test in 1 suite passed after 0.2 seconds.

      """
    try pretend(lines)
    try part.run("run_tests --filter A").expect(
      output: "✔ Test run with 1 test in 1 suite passed after 0.2 seconds.\n")
    #expect(try part.folder.read("calls") == "\(call) --filter A\n")
    #expect(try part.folder.read(".build/tutor-tests.log") == lines)
  }

  @Test func suitesWithExitTestsRunByThemselvesAndWhatTheySkipIsAddedToTheList() throws {
    for (file, text) in [
      ("Tests/ATests/Some/EndTests.swift", "await #expect(processExitsWith: .failure) {}"),
      ("Tests/BTests/LastTests.swift", "await #expect(processExitsWith: .failure) {}"),
      ("Tests/BTests/OtherTests.swift", "// processExitsWith: is named, and no test has it"),
    ] { try part.folder.write(text, to: file) }
    try part.run("exit_tests").expect(output: "ATests\\.EndTests/|BTests\\.LastTests/\n")
    let closing = "✔ Test run with 1 test in 1 suite passed after 1 second.\n"
    try pretend(closing, events: skip("ATests.Some/a()/Some.swift:1:1", "no engine"))
    _ = try part.run("run_tests --skip End")
    try pretend(closing, events: skip("ATests.EndTests/b()/End.swift:1:1", "no engine"))
    _ = try part.run("run_exit_tests --filter End")
    #expect(
      try part.folder.read(".build/tutor-tests.skipped")
        == "ATests.Some/a()/Some.swift:1:1\tno engine\nATests.EndTests/b()/End.swift:1:1\tno engine\n"
    )
    #expect(try part.folder.read(".build/tutor-tests-exits.log") == closing)
  }

  @Test func allIsShownWhenAskedFor() throws {
    let lines = "◇ Test a() started.\n✔ Test run with 1 test in 1 suite passed after 1 second.\n"
    try pretend(lines)
    try part.run("run_tests --verbose").expect(output: lines)
    #expect(try part.folder.read("calls") == "\(call)\n")
  }

  @Test func whatFailedComesLastWithItsFirstLines() throws {
    try pretend(
      """
      ✘ Test b(word:) recorded an issue with 1 argument word → "x" at B.swift:3:5: Expectation failed
      ↳ one
      ↳ two
      ↳ three
      ↳ four
      ↳ five
      ↳ six
      ◇ Test c() started.
      ✘ Test case passing 1 argument word → "x" to b(word:) failed after 0.1 seconds with 1 issue.
      ✘ Test b(word:) with 2 test cases failed after 0.1 seconds with 1 issue.
      ✔ Test c() passed after 0.1 seconds.
      ✘ Suite B failed after 0.2 seconds with 1 issue.
      ✘ Test run with 2 tests in 1 suite failed after 0.2 seconds with 1 issue.

      """, status: 1)
    try part.run("run_tests").expect(
      status: 1,
      output: """
        ✘ Test b(word:) recorded an issue with 1 argument word → "x" at B.swift:3:5: Expectation failed
        ↳ one
        ↳ two
        ↳ three
        ↳ four
        ↳ five
        ✘ Test b(word:) with 2 test cases failed after 0.1 seconds with 1 issue.
        ✘ Test run with 2 tests in 1 suite failed after 0.2 seconds with 1 issue.
        the full output of the tests is in ROOT/.build/tutor-tests.log

        """)
  }

  @Test func aHundredFailuresFitIntoTheEndOfALog() throws {
    func issue(_ number: Int) -> String {
      """
      ✘ Test t\(number)() recorded an issue at T.swift:\(number):5: Expectation failed
      ↳ why

      """
    }
    func failure(_ number: Int) -> String {
      "✘ Test t\(number)() failed after 0.1 seconds with 1 issue.\n"
    }
    let closing = "✘ Test run with 100 tests in 1 suite failed after 1 second with 100 issues.\n"
    try pretend((1...100).map { issue($0) + failure($0) }.joined() + closing, status: 1)
    // That are 114 lines.
    try part.run("run_tests").expect(
      status: 1,
      output: (1...40).map(issue).joined() + "and 60 more issues\n"
        + (1...30).map(failure).joined() + "and 70 more failed tests\n" + closing
        + "the full output of the tests is in ROOT/.build/tutor-tests.log\n")
  }

  @Test func aSuddenEndNamesTheTestsThatRan() throws {
    try pretend(
      "◇ Test run started.\n✔ Test a() passed after 1 second.\nFatal error: oh\n",
      events: event("testStarted", "M.S/a()/S.swift:1:2")
        + event("testStarted", "M.S/b()/S.swift:5:2")
        + event("testEnded", "M.S/a()/S.swift:1:2"), status: 1)
    try part.run("run_tests").expect(
      status: 1,
      output: """
        the tests ended early; the last lines:
        Fatal error: oh
        these had started but not ended:
            M.S/b()/S.swift:5:2
        the full output of the tests is in ROOT/.build/tutor-tests.log

        """)
  }

  @Test func skippedTestsAreListedByReason() throws {
    try pretend(
      "✔ Test run with 4 tests in 1 suite passed after 1 second.\n",
      events: skip("M.S/a()/S.swift:1:2", #"needs \"x\""#) + skip("M.S", "a suite is no test")
        + skip("M.S/b()/S.swift:3:2", nil))
    try part.run("run_tests").expect(
      output: """
        skipped 1: needs "x"
            M.S/a()
        skipped 1: no reason given
            M.S/b()
        ✔ Test run with 4 tests in 1 suite passed after 1 second.

        """)
    #expect(
      try part.folder.read(".build/tutor-tests.skipped")
        == "M.S/a()/S.swift:1:2\tneeds \"x\"\nM.S/b()/S.swift:3:2\t\n")
  }

  // ---- Skipped tests, run again

  private let closing = "✔ Test run with 1 test in 1 suite passed after 1 second.\n"

  private func runAgain(_ skipped: String) throws -> TutorProgram.Result {
    try part.folder.write(skipped, to: ".build/tutor-tests.skipped")
    return try part.run(".ci/run-skipped")
  }

  @Test func aTestThatRunsTheSecondTimeIsFine() throws {
    try pretend(closing, events: event("testEnded", "M.S/a(x:)/S.swift:2:2"))
    // Its line has changed in the meantime.
    try runAgain("M.S/a(x:)/S.swift:1:2\tno engine\n").expect(
      output: closing)
    #expect(
      try part.folder.read("calls") == call + #" --filter ^M\.S/a\(x:\)(/|$)"# + "\n")
  }

  @Test(arguments: [true, false])
  func aTestThatIsSkippedTwiceOrNotThereFails(isSkipped: Bool) throws {
    try pretend(
      closing,
      events: isSkipped
        ? skip("M.S/a()/S.swift:1:2", "no engine") : event("testEnded", "M.S/b()/S.swift:1:2"))
    let list = isSkipped ? "skipped 1: no engine\n    M.S/a()\n" : ""
    try runAgain("M.S/a()/S.swift:1:2\tno engine\n").expect(
      status: 1, output: list + closing,
      errors: "skipped both times, and not listed in .ci/may-be-skipped:\n  M.S/a()\n")
  }

  @Test func whatMayBeSkippedIsNotRun() throws {
    try part.folder.write("# why\nM.S/a() is run by hand\n", to: ".ci/may-be-skipped")
    try runAgain("M.S/a()/S.swift:1:2\tby hand\n").expect(
      output: "none was skipped\n")
  }

  @Test func aTestThatFailsTheSecondTimeFails() throws {
    try pretend(closing, events: event("testEnded", "M.S/a()/S.swift:1:2"), status: 1)
    #expect(try runAgain("M.S/a()/S.swift:1:2\tno engine\n").status == 1)
  }
}
