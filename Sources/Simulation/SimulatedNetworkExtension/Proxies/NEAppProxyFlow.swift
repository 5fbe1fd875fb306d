import DeviceProtocol
public import Foundation
import Synchronization

/// A connection of an app's that goes through a proxy.
///
/// Simulated: what it is about, and its end.
open class NEAppProxyFlow: NSObject, @unchecked Sendable {
  // What it keeps has a lock.
  let flow: ProxiedFlow
  let state: Mutex<State>

  struct State {
    var waiting: [Data]
    var isOpen = false
    var isReading = false
    var isClosed = false
  }

  init(_ flow: ProxiedFlow, sent: [Data]) {
    self.flow = flow
    state = Mutex(State(waiting: sent))
    super.init()
  }

  /// Which app it is of.
  open var metaData: NEFlowMetaData { NEFlowMetaData(flow.app) }

  /// Says that nothing more is read of it.
  ///
  /// Simulated: what is read afterwards gives `notConnected`.
  open func closeReadWithError(_ error: (any Error)?) { state.withLock { $0.isOpen = false } }

  /// Says that nothing more is written into it.
  ///
  /// Simulated: whoever waits for an answer doesn't wait any longer.
  open func closeWriteWithError(_ error: (any Error)?) {
    state.withLock { $0.isClosed = true }
    NetworkLink.tell(.close(flow: flow.number, nil))
  }
}

/// Which app a connection is of.
///
/// Simulated: keeps its value.
open class NEFlowMetaData: NSObject {
  /// The app's identifier.
  public let sourceAppSigningIdentifier: String

  init(_ app: String) { sourceAppSigningIdentifier = app }
}
