import DeviceProtocol
public import Foundation
import Synchronization

/// A connection of an app's that goes through a proxy.
///
/// Simulated: what it is about, what the app has sent, what comes back, and its end. Differs: handlers are
/// called on the main queue.
open class NEAppProxyFlow: NSObject, @unchecked Sendable {
  // What it keeps has a lock.
  let flow: ProxiedFlow
  private let state: Mutex<FlowState>

  init(_ flow: ProxiedFlow, sent: [Data]) {
    self.flow = flow
    state = Mutex(FlowState(waiting: sent))
    super.init()
    OpenFlows.add(self)
  }

  /// Which app it is of.
  open var metaData: NEFlowMetaData { NEFlowMetaData(flow.app) }

  /// Takes the flow over.
  ///
  /// Simulated: before that nothing can be read or written. Differs: the local end counts for nothing; the
  /// form with an end of the Network framework's is missing, as that framework is.
  @preconcurrency open func open(
    withLocalEndpoint localEndpoint: NWHostEndpoint?,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let error = state.withLock { $0.open() }
    DispatchQueue.main.async { completionHandler(error) }
  }

  /// Says that nothing more is read of it.
  ///
  /// Simulated: what is read afterwards gives `notConnected`, and so does a read that waits (inferred).
  open func closeReadWithError(_ error: (any Error)?) {
    let waiting = state.withLock { $0.closeRead() }
    DispatchQueue.main.async { waiting?(.failure(NEAppProxyFlowError(.notConnected))) }
  }

  /// Says that nothing more is written into it.
  ///
  /// Simulated: whoever waits for an answer doesn't wait any longer; an error is in the log.
  open func closeWriteWithError(_ error: (any Error)?) {
    state.withLock { $0.isWriteClosed = true }
    NetworkLink.tell(.close(flow: flow.number, error.map { ErrorDescription($0) }))
  }

  /// Reads what the app has sent, or the next that it sends; none when it has closed the flow.
  func read(
    then handler: @escaping @Sendable (Result<[Data], NEAppProxyFlowError>) -> Void
  ) {
    // Who waits holds the flow: otherwise nobody might, and its end would be lost.
    let holding: FlowState.Reader = { read in withExtendedLifetime(self) { handler(read) } }
    guard let read = state.withLock({ $0.read(holding) }) else { return }
    DispatchQueue.main.async { handler(read) }
  }

  /// Writes what the app gets.
  func write(
    _ contents: [Data], isValid: Bool = true,
    then handler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    guard state.withLock({ $0.isOpen && !$0.isWriteClosed }) else {
      return DispatchQueue.main.async { handler(NEAppProxyFlowError(.notConnected)) }
    }
    guard isValid else {
      return DispatchQueue.main.async { handler(NEAppProxyFlowError(.invalidArgument)) }
    }
    NetworkLink.ask(.answer(flow: flow.number, contents)) { handler($0.error) }
  }

  /// The app has closed the flow: a read that waits ends without anything.
  func end() { state.withLock { $0.end() }?(.success([])) }
}

/// Which app a connection is of.
///
/// Simulated: keeps its value.
open class NEFlowMetaData: NSObject {
  /// The app's identifier.
  public let sourceAppSigningIdentifier: String

  init(_ app: String) { sourceAppSigningIdentifier = app }
}
