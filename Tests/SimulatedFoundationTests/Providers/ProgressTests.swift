import DeviceProtocol
import Foundation
import Synchronization
import Testing

@testable import SimulatedFoundation

/// What the `Progress` of a load shows and does.
struct ProgressTests {
  /// A provider whose load handler answers when it is told to.
  private final class Slow: Sendable {
    let provider = NSItemProvider()
    let own = Progress(totalUnitCount: 10)
    private let completion = Mutex<(@Sendable (Data?, (any Error)?) -> Void)?>(nil)

    init() {
      provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) {
        [self] completion in
        self.completion.withLock { $0 = completion }
        return own
      }
    }

    var isAsked: Bool { completion.withLock { $0 != nil } }
    func answer() { completion.withLock { $0 }?(Data("done".utf8), nil) }
  }

  @Test func itFollowsTheLoadHandlersOwn() async throws {
    let slow = Slow()
    let (progress, results) = load(slow.provider)
    try await eventually { slow.isAsked }
    try await eventually {
      slow.own.completedUnitCount = 5
      return progress.fractionCompleted == 0.5
    }
    #expect(!progress.isFinished)
    slow.answer()
    #expect(await results.first { _ in true } == .data("done"))
    #expect(progress.fractionCompleted == 1)
  }

  @Test func cancellingEndsTheLoadAndTheHandlersWork() async throws {
    let slow = Slow()
    let isStopped = Mutex(false)
    slow.own.cancellationHandler = { isStopped.withLock { $0 = true } }
    let (progress, results) = load(slow.provider)
    try await eventually { slow.isAsked }
    progress.cancel()
    #expect(await results.first { _ in true } == .cancelled)
    try await eventually { isStopped.withLock { $0 } }
    // Too late: the caller already has its error.
    slow.answer()
  }

  @Test func itIsAChildOfTheCurrentProgress() async throws {
    let slow = Slow()
    let whole = Progress(totalUnitCount: 2)
    let (_, results) = load(slow.provider, within: whole)
    try await eventually { slow.isAsked }
    slow.answer()
    #expect(await results.first { _ in true } == .data("done"))
    #expect(whole.completedUnitCount == 1)
  }

  @Test func aLoadThatFailsIsNotComplete() async {
    let (progress, results) = load(NSItemProvider())
    #expect(await results.first { _ in true } == .providerError(-1000))
    #expect(progress.fractionCompleted == 0)
  }

  @Test func itCountsTheBytesThatComeFromAnotherProcess() {
    let load = Load<Data> { _ in }
    let identifier = RemoteLoads.makeIdentifier()
    RemoteLoads.add(identifier) { load.move($0) }
    RemoteLoads.move(identifier, LoadProgress(completed: 300, total: 1000))
    #expect(load.progress.completedUnitCount == 300)
    #expect(load.progress.totalUnitCount == 1000)
    RemoteLoads.remove(identifier)
    RemoteLoads.move(identifier, LoadProgress(completed: 900, total: 1000))
    #expect(load.progress.completedUnitCount == 300)
    load.finish(.success(Data()))
    #expect(load.progress.completedUnitCount == 1000)
  }

  /// Starts a load while another progress is current.
  private func load(
    _ provider: NSItemProvider, within whole: Progress
  ) -> (Progress, AsyncStream<Loaded>) {
    whole.becomeCurrent(withPendingUnitCount: 1)
    defer { whole.resignCurrent() }
    return load(provider)
  }

  private func load(_ provider: NSItemProvider) -> (Progress, AsyncStream<Loaded>) {
    let (results, continuation) = AsyncStream.makeStream(of: Loaded.self)
    let progress = provider.loadDataRepresentation(forTypeIdentifier: "public.data") {
      continuation.yield(Loaded($0, $1))
    }
    return (progress, results)
  }
}
