import DeviceProtocol
public import Foundation
import Synchronization

/// A connection of an app that goes through a proxy.
///
/// Simulated: its destination, the data that the app sends and receives, and its end. Differs:
/// handlers are called on the main queue.
open class NEAppProxyFlow: NSObject, @unchecked Sendable {
  // A lock protects its values.
  let flow: ProxiedFlow
  private let state: Mutex<FlowState>

  init(_ flow: ProxiedFlow, sent: [Data]) {
    self.flow = flow
    state = Mutex(FlowState(waiting: sent))
    super.init()
    OpenFlows.add(self)
  }

  /// The app to which the flow belongs.
  open var metaData: NEFlowMetaData { NEFlowMetaData(flow.app) }

  /// Opens the flow.
  ///
  /// Simulated: before that nothing can be read or written. Differs: the local end has no effect;
  /// the form with an endpoint of the Network framework is missing, as is that framework.
  @preconcurrency open func open(
    withLocalEndpoint localEndpoint: NWHostEndpoint?,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let error = state.withLock { $0.open() }
    DispatchQueue.main.async { completionHandler(error) }
  }

  /// Closes the flow for reading.
  ///
  /// Simulated: a read afterwards ends with `notConnected`, and so does a read that waits
  /// (inferred).
  open func closeReadWithError(_ error: (any Error)?) {
    let waiting = state.withLock { $0.closeRead() }
    DispatchQueue.main.async { waiting?(.failure(NEAppProxyFlowError(.notConnected))) }
  }

  /// Closes the flow for writing.
  ///
  /// Simulated: a caller that waits for an answer stops waiting; an error is in the log.
  open func closeWriteWithError(_ error: (any Error)?) {
    state.withLock { $0.isWriteClosed = true }
    NetworkLink.tell(.close(flow: flow.number, error.map { ErrorDescription($0) }))
  }

  /// Reads what the app has sent, or else what it sends next; nothing when it has closed the flow.
  func read(
    then handler: @escaping @Sendable (Result<[Data], NEAppProxyFlowError>) -> Void
  ) {
    // A waiting reader retains the flow: otherwise nothing might, and its end would be lost.
    let holding: FlowState.Reader = { read in withExtendedLifetime(self) { handler(read) } }
    guard let read = state.withLock({ $0.read(holding) }) else { return }
    DispatchQueue.main.async { handler(read) }
  }

  /// Writes data for the app.
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

  /// Called when the app has closed the flow: a waiting read ends without data.
  func end() { state.withLock { $0.end() }?(.success([])) }
}

/// The app to which a connection belongs.
///
/// Simulated: keeps its value.
open class NEFlowMetaData: NSObject {
  /// The app's identifier.
  public let sourceAppSigningIdentifier: String

  init(_ app: String) { sourceAppSigningIdentifier = app }
}
