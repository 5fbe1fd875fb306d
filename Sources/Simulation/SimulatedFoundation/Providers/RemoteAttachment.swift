package import DeviceProtocol
import Foundation
import Glibc
import Synchronization

/// The way to the provider that another process holds.
struct RemoteAttachment: Sendable {
  typealias Kind = RepresentationDescription.Kind
  typealias Answer = Result<WireValue, any Error>

  /// Asks the question; the answer comes on any queue, or never when the request has ended.
  var ask: @Sendable (LoadQuestion, @escaping @Sendable (Answer) -> Void) -> Void
  /// Says that nothing waits for the answer any more.
  var cancel: @Sendable (LoadIdentifier) -> Void
  /// The groups of the handlers from the moment when their answer has come: until they return, the
  /// process isn't reported as idle, and isn't ended.
  var handlers: [DispatchGroup] = []

  /// Sends the question for a load before this call returns, so it precedes whatever the caller
  /// does next.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - load: The load that it is for.
  ///   - answer: Called once on a background queue, unless the load was cancelled in the meantime.
  func send<Value>(
    _ question: LoadQuestion, for load: Load<Value>,
    answer: @escaping @Sendable (Result<WireValue, any Error>) -> Void
  ) {
    let identifier = question.identifier
    RemoteLoads.add(identifier) { load.move($0) }
    let cancel = cancel
    load.onCancel {
      RemoteLoads.remove(identifier)
      cancel(identifier)
    }
    let handlers = handlers
    ask(question) { result in
      RemoteLoads.remove(identifier)
      NSItemProvider.loadingQueue.async(in: handlers) {
        if load.isFinished { return (try? result.get())?.discard() ?? () }
        answer(result)
      }
    }
  }
}

/// The loads of this process that other processes are working on.
package enum RemoteLoads {
  private struct State {
    var lastNumber = 0
    var open: [LoadIdentifier: @Sendable (LoadedBytes) -> Void] = [:]
  }

  private static let state = Mutex(State())

  static func makeIdentifier() -> LoadIdentifier {
    state.withLock {
      $0.lastNumber += 1
      return LoadIdentifier(process: getpid(), number: $0.lastNumber)
    }
  }

  static func add(_ identifier: LoadIdentifier, _ move: @escaping @Sendable (LoadedBytes) -> Void) {
    state.withLock { $0.open[identifier] = move }
  }

  static func remove(_ identifier: LoadIdentifier) {
    _ = state.withLock { $0.open.removeValue(forKey: identifier) }
  }

  /// Shows how far a load has come; called when the device reports it.
  ///
  /// - Parameters:
  ///   - identifier: The load; one that has ended isn't affected.
  ///   - progress: How far it has come.
  package static func move(_ identifier: LoadIdentifier, _ progress: LoadProgress) {
    let move = state.withLock { $0.open[identifier] }
    move?(LoadedBytes(completed: progress.completed, total: progress.total))
  }
}

extension WireValue {
  /// Removes the file of an answer that is no longer wanted.
  func discard() {
    switch self {
    case .file(let file), .dataInFile(let file):
      if file.origin != .kept { StagingFolder.remove(around: file.path) }
    case .url, .string, .data, .propertyList, .object: break
    }
  }
}
