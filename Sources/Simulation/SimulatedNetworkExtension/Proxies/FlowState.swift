import DeviceProtocol
import Foundation
import Synchronization

/// How far a flow is, and what waits in it.
struct FlowState {
  typealias Reader = @Sendable (Result<[Data], NEAppProxyFlowError>) -> Void

  /// What the app has sent and nobody has read.
  private var waiting: [Data]
  /// Who waits for more.
  private var reader: Reader?
  private(set) var isOpen = false
  private var isReadClosed = false
  private var isEnded = false
  var isWriteClosed = false

  init(waiting: [Data]) { self.waiting = waiting }

  /// Opens the flow; the error, if that can't be any more.
  mutating func open() -> NEAppProxyFlowError? {
    guard !isWriteClosed else { return NEAppProxyFlowError(.notConnected) }
    isOpen = true
    return nil
  }

  /// What is there to read, or the error; `nil` when the reader has to wait.
  mutating func read(_ reader: @escaping Reader) -> Result<[Data], NEAppProxyFlowError>? {
    guard isOpen, !isReadClosed else { return .failure(NEAppProxyFlowError(.notConnected)) }
    guard waiting.isEmpty else {
      defer { waiting = [] }
      return .success(waiting)
    }
    if isEnded { return .success([]) }
    guard self.reader == nil else { return .failure(NEAppProxyFlowError(.readAlreadyPending)) }
    self.reader = reader
    return nil
  }

  /// Closes the flow for reading; who waits, if anybody does.
  mutating func closeRead() -> Reader? {
    isReadClosed = true
    defer { reader = nil }
    return reader
  }

  /// The app has closed the flow; who waits, if anybody does.
  mutating func end() -> Reader? {
    isEnded = true
    defer { reader = nil }
    return reader
  }
}

/// The flows of this process that are held by somebody, by their numbers.
enum OpenFlows {
  private struct Held {
    weak var flow: NEAppProxyFlow?
  }

  private static let flows = Mutex<[Int: Held]>([:])

  static func add(_ flow: NEAppProxyFlow) {
    flows.withLock { $0[flow.flow.number] = Held(flow: flow) }
  }

  /// The app has closed a flow.
  static func end(_ number: Int) {
    flows.withLock { $0.removeValue(forKey: number)?.flow }?.end()
  }
}
