import DeviceEvents
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Every share or action extension of `Sources` completes a share, and the app has what was shared.
@Suite struct SharingTests {
  @Test(arguments: Case.all.filter { $0.drive != nil })
  func theAppReadsWhatWasShared(_ test: Case) async throws {
    let drive = try #require(test.drive)
    let run = try await Running.run(test.driven(drive))
    try #require(run.errors == [])
    let outcome = run.outcome
    let log = Comment(rawValue: outcome.events.map(\.line).joined(separator: "\n"))
    #expect(outcome.text(of: "Scene") == drive.ends, log)
    #expect(outcome.text(of: "Reader") == drive.app, log)
  }
}
