import Foundation
import Synchronization

/// One load in progress: its progress, and the completion that is called once.
///
/// The completion is called on a background queue. Whatever comes after the first result, or after
/// the progress has been cancelled, is ignored.
final class Load<Value>: @unchecked Sendable {
  // All mutable state is in `state`; results are handed from queue to queue.

  typealias Completion = @Sendable (Result<Value, any Error>) -> Void

  /// What the caller sees of the load; a child of the current progress, if there is one.
  let progress = Progress(totalUnitCount: 100)
  private let groups: [DispatchGroup]
  private let state: Mutex<State>

  private struct State {
    var completion: Completion?
    var stop: (@Sendable () -> Void)?
    /// The progress of the code that produces the value.
    var producer: Progress?
  }

  /// Makes a load.
  ///
  /// - Parameters:
  ///   - groups: The groups that the completion's call belongs to.
  ///   - completion: Called once with the result.
  init(groups: [DispatchGroup] = [], _ completion: @escaping Completion) {
    self.groups = groups
    state = Mutex(State(completion: completion))
    progress.cancellationHandler = { [self] in
      let stop = state.withLock { $0.stop }
      finish(.failure(NSItemProvider.cancellation))
      stop?()
    }
  }

  /// The progress of the code that produces the value, if it has one.
  var producer: Progress? { state.withLock { $0.producer } }

  /// Whether there is a result already.
  var isFinished: Bool { state.withLock { $0.completion == nil } }

  /// Sets what ends the work when the load is cancelled.
  func onCancel(_ stop: @escaping @Sendable () -> Void) {
    state.withLock { if $0.completion != nil { $0.stop = stop } }
  }

  /// Lets the caller's progress follow that of the code which produces the value.
  func follow(_ producer: Progress?) {
    guard let producer else { return }
    let isOpen = state.withLock { state in
      if state.completion != nil { state.producer = producer }
      return state.completion != nil
    }
    if isOpen {
      // Not under the lock: a progress that is cancelled already cancels its new child at once.
      progress.addChild(producer, withPendingUnitCount: progress.totalUnitCount)
    } else if progress.isCancelled {
      producer.cancel()
    }
  }

  /// Shows how far another process is, or how many bytes have come; it never goes back, so copying
  /// a file doesn't hide the progress of making it.
  func move(_ moved: LoadedBytes) {
    state.withLock {
      guard $0.completion != nil, $0.producer == nil, moved.total > 0,
        moved.fraction >= progress.fractionCompleted
      else { return }
      progress.totalUnitCount = moved.total
      progress.completedUnitCount = min(moved.completed, moved.total)
    }
  }

  /// Gives the result; only the first one counts.
  func finish(_ result: Result<Value, any Error>) {
    let completion = state.withLock { state in
      defer { (state.completion, state.stop) = (nil, nil) }
      if state.completion != nil, case .success = result { complete(state.producer) }
      return state.completion
    }
    guard let completion else { return }
    progress.cancellationHandler = nil
    let handed = Handed(result)
    NSItemProvider.loadingQueue.async(in: groups) { completion(handed.value) }
  }

  /// Marks everything as done, whatever the producer's own progress says.
  private func complete(_ producer: Progress?) {
    if let producer, !producer.isFinished, producer.totalUnitCount > 0 {
      producer.completedUnitCount = producer.totalUnitCount
    } else if producer == nil {
      progress.completedUnitCount = progress.totalUnitCount
    }
  }
}

/// How many bytes have come, out of how many; or how much of the work is done, in units of its own.
struct LoadedBytes: Equatable {
  var completed: Int64
  var total: Int64

  var fraction: Double { Double(completed) / Double(total) }
}
