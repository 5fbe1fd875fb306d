import DeviceProtocol
import Foundation
import Synchronization

/// The state of a flow, and the data that waits in it.
struct FlowState {
  typealias Reader = @Sendable (Result<[Data], NEAppProxyFlowError>) -> Void

  /// The data that the app has sent and that hasn't been read yet.
  private var waiting: [Data]
  /// The reader that waits for more data.
  private var reader: Reader?
  private(set) var isOpen = false
  private var isReadClosed = false
  private var isEnded = false
  var isWriteClosed = false

  init(waiting: [Data]) { self.waiting = waiting }

  /// Opens the flow; returns the error if that is no longer possible.
  mutating func open() -> NEAppProxyFlowError? {
    guard !isWriteClosed else { return NEAppProxyFlowError(.notConnected) }
    isOpen = true
    return nil
  }

  /// Returns the available data, or the error; `nil` if the reader must wait.
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

  /// Closes the flow for reading; returns the waiting reader, if there is one.
  mutating func closeRead() -> Reader? {
    isReadClosed = true
    defer { reader = nil }
    return reader
  }

  /// Notes that the app has closed the flow; returns the waiting reader, if there is one.
  mutating func end() -> Reader? {
    isEnded = true
    defer { reader = nil }
    return reader
  }
}

/// The flows of this process that are still retained, by their numbers.
enum OpenFlows {
  private struct Held {
    weak var flow: NEAppProxyFlow?
  }

  private static let flows = Mutex<[Int: Held]>([:])

  static func add(_ flow: NEAppProxyFlow) {
    flows.withLock { $0[flow.flow.number] = Held(flow: flow) }
  }

  /// Called when the app has closed a flow.
  static func end(_ number: Int) {
    flows.withLock { $0.removeValue(forKey: number)?.flow }?.end()
  }
}
