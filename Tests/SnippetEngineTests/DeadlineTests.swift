import Foundation
import TestSupport
import Testing

@testable import SnippetEngine

/// What ends a program that doesn't end by itself.
@Suite struct DeadlineTests {
  struct Endless: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var script: String
    var processorSeconds: Double
    var overrun: Deadline.Overrun?
    var words: String?
  }

  @Test(arguments: [
    Endless(
      testDescription: "it works", script: "while :; do :; done", processorSeconds: 0.5,
      overrun: .processorTime, words: "more than 0.5 s of processor time"),
    Endless(
      testDescription: "what it has started works", script: "(while :; do :; done) & wait",
      processorSeconds: 0.5, overrun: .processorTime, words: "more than 0.5 s of processor time"),
    Endless(
      testDescription: "what it has started and left alone works",
      script: "(setsid sh -c 'while :; do :; done' &) ; sleep 1000", processorSeconds: 0.5,
      overrun: .processorTime, words: "more than 0.5 s of processor time"),
    Endless(
      testDescription: "many that it starts work, one after the other",
      script: "while :; do sh -c 'i=0; while [ $i -lt 9999 ]; do i=$((i+1)); done'; done",
      processorSeconds: 0.5, overrun: .processorTime,
      words: "more than 0.5 s of processor time"),
    Endless(
      testDescription: "it waits", script: "sleep 1000", processorSeconds: 0.125, overrun: .time,
      words: "more than 1 s, most of it spent waiting"),
    Endless(testDescription: "it ends", script: "exit 0", processorSeconds: 60),
  ])
  func whatDoesNotEndIsEndedAndItIsSaidWhy(_ endless: Endless) async throws {
    let command = Command(warden: try BuildProducts.folder().path + "/tutor-warden")
    let deadline = Deadline(processorSeconds: endless.processorSeconds)
    let result = try await command.run("/bin/sh", ["-c", endless.script], within: deadline)
    #expect(result.overrun == endless.overrun)
    #expect(result.status == (endless.overrun == nil ? 0 : 137))
    #expect(result.overrun.map { RunningWords.time(deadline, $0) } == endless.words)
  }

  @Test func aToolThatDoesNotEndIsAFailureThatNamesIt() async throws {
    let command = Command(warden: try BuildProducts.folder().path + "/tutor-warden")
    await #expect(
      throws: EngineFailure("'/bin/sh' was stopped: it took more than 0.25 s of processor time")
    ) {
      try await command.finish(
        "/bin/sh", ["-c", "while :; do :; done"], within: Deadline(processorSeconds: 0.25))
    }
  }
}
