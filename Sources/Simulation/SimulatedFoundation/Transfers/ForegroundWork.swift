import Foundation
import FoundationNetworking
import Synchronization

/// A task of Linux's session.
///
/// Linux's task traps when it is suspended at the wrong moment, or resumed once too often: so it is
/// resumed once and never suspended. Its reports wait while the program's task is suspended.
final class ForegroundWork: TaskWork {
  let inner: FoundationNetworking.URLSessionTask
  private let values = Mutex(Values())
  /// The preparation that the task needs before it can begin; it calls its argument when it is
  /// done.
  private let prepare: (@Sendable (@escaping @Sendable () -> Void) -> Void)?
  /// A file that is needed as long as the task exists.
  private let file: URL?
  private let isWithoutRequest: Bool

  /// The values that Linux's task doesn't know, or gets wrong.
  fileprivate struct Values {
    var hasBegun = false
    /// Whether it was resumed, and is preparing what it sends.
    var isPreparing = false
    var isCancelled = false
    /// Whether it is over with its answer.
    var isAnswered = false
    /// The reports since the program suspended the task; `nil` when it isn't suspended.
    var held: [@Sendable () -> Void]?
    /// The report since then that the task is over, and how.
    var heldEnd: (@Sendable ((any Error)?) -> Void, (any Error)?)?
    /// How many bytes have come.
    var received: Int64 = 0
  }

  /// Makes the work of a task; one without a request was made from something else.
  init(_ inner: FoundationNetworking.URLSessionTask, isWithoutRequest: Bool = false) {
    self.inner = inner
    self.isWithoutRequest = isWithoutRequest
    prepare = nil
    file = nil
  }

  /// Makes the work of a task that sends a file which has to be written first.
  init(
    _ inner: FoundationNetworking.URLSessionTask, sending file: URL,
    prepare: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
  ) {
    self.inner = inner
    self.file = file
    self.prepare = prepare
    isWithoutRequest = false
  }

  deinit { if let file { try? FileManager.default.removeItem(at: file) } }

  var identifier: Int { inner.taskIdentifier }
  var originalRequest: URLRequest? { isWithoutRequest ? nil : inner.originalRequest }
  var currentRequest: URLRequest? { isWithoutRequest ? nil : inner.currentRequest }
  var response: URLResponse? { inner.response }
  var error: (any Error)? { values.withLock { $0.isAnswered } ? nil : inner.error }
  var progress: Progress { inner.progress }
  var bytesSent: Int64 { inner.countOfBytesSent }
  var bytesToSend: Int64 { inner.countOfBytesExpectedToSend }
  var bytesReceived: Int64 { max(inner.countOfBytesReceived, values.withLock { $0.received }) }
  var bytesToReceive: Int64 { inner.countOfBytesExpectedToReceive }

  var state: URLSessionTask.State {
    let own: URLSessionTask.State? = values.withLock { values in
      if values.isAnswered { return .completed }
      if values.held != nil { return .suspended }
      return values.isPreparing ? .running : nil
    }
    if let own { return own }
    return switch inner.state {
    case .running: .running
    case .suspended: .suspended
    case .canceling: .canceling
    case .completed: .completed
    }
  }

  func resume(after date: Date?) {
    let begins = values.withLock { values in
      guard !values.hasBegun, !values.isCancelled else { return false }
      values.hasBegun = true
      values.isPreparing = prepare != nil
      return true
    }
    guard begins else { return release() }
    guard let prepare else { return inner.resume() }
    prepare { [self] in
      let goesOn = values.withLock { values in
        values.isPreparing = false
        return !values.isCancelled
      }
      if goesOn { inner.resume() }
    }
  }

  func suspend() {
    values.withLock { values in
      guard values.hasBegun, !values.isCancelled, values.held == nil else { return }
      values.held = []
    }
  }

  func cancel() {
    let end = values.withLock { values in
      values.isCancelled = true
      values.held = nil
      return values.heldEnd.take()
    }
    inner.cancel()
    // Linux's task may be over without the program knowing it yet.
    end?.0(URLError(.cancelled))
  }

  /// Reports something about the task to the program, unless the program has suspended it.
  func deliver(_ body: @escaping @Sendable () -> Void) {
    let isHeld = values.withLock { values in
      values.held?.append(body)
      return values.held != nil
    }
    if !isHeld { body() }
  }

  /// Reports that the task is over.
  func deliverEnd(
    _ error: (any Error)?, _ body: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let isHeld = values.withLock { values in
      guard values.held != nil else { return false }
      values.heldEnd = (body, error)
      return true
    }
    if !isHeld { body(error) }
  }

  /// Delivers the reports that have waited, in their order.
  private func release() {
    while let next = values.withLock({ $0.next() }) { next() }
  }

  func endAnswered() { values.withLock { $0.isAnswered = true } }
  func receive(_ count: Int) { values.withLock { $0.received += Int64(count) } }
  func receiveAnew() { values.withLock { $0.received = 0 } }
}

extension ForegroundWork.Values {
  /// The next report to deliver; the task isn't suspended any more after the last one.
  fileprivate mutating func next() -> (@Sendable () -> Void)? {
    guard let held else { return nil }
    if !held.isEmpty { return self.held?.removeFirst() }
    self.held = nil
    guard let (end, error) = heldEnd.take() else { return nil }
    return { end(error) }
  }
}
