import DeviceProtocol
public import Foundation
import SimulatedFoundation
import Synchronization

/// Datagrams that an app sends and gets, by way of a proxy.
///
/// Simulated: handlers are called on the main queue.
open class NEAppProxyUDPFlow: NEAppProxyFlow, @unchecked Sendable {
  /// Takes the flow over.
  ///
  /// Simulated: before that nothing can be read or written. Differs: the local end counts for nothing.
  @preconcurrency open func open(
    withLocalEndpoint localEndpoint: NWHostEndpoint?,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let error = state.withLock { state -> NEAppProxyFlowError? in
      guard !state.isClosed else { return NEAppProxyFlowError(.notConnected) }
      state.isOpen = true
      return nil
    }
    DispatchQueue.main.async { completionHandler(error) }
  }

  /// Reads the datagrams that the app has sent.
  ///
  /// Simulated: all that are there, with where they go. Without any the handler waits; a second one that
  /// would wait gets `readAlreadyPending`. One that isn't open gives `notConnected`.
  @preconcurrency open func readDatagrams(
    completionHandler: @escaping @Sendable ([Data]?, [NWEndpoint]?, (any Error)?) -> Void
  ) {
    let read = state.withLock { state -> Result<[Data], NEAppProxyFlowError> in
      guard state.isOpen else { return .failure(NEAppProxyFlowError(.notConnected)) }
      guard state.waiting.isEmpty else {
        defer { state.waiting = [] }
        return .success(state.waiting)
      }
      guard !state.isReading else { return .failure(NEAppProxyFlowError(.readAlreadyPending)) }
      state.isReading = true
      return .success([])
    }
    if case .success(let none) = read, none.isEmpty { return }
    DispatchQueue.main.async { [flow] in
      switch read {
      case .success(let datagrams):
        let ends = datagrams.map { _ in NWHostEndpoint(hostname: flow.host, port: flow.port) }
        completionHandler(datagrams, ends, nil)
      case .failure(let error): completionHandler(nil, nil, error)
      }
    }
  }

  /// Writes datagrams that the app gets.
  ///
  /// Simulated: `invalidArgument` without a sender for each, `notConnected` when it isn't open or is closed.
  @preconcurrency open func writeDatagrams(
    _ datagrams: [Data], sentBy remoteEndpoints: [NWEndpoint],
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let isOpen = state.withLock { $0.isOpen && !$0.isClosed }
    guard isOpen else {
      return DispatchQueue.main.async { completionHandler(NEAppProxyFlowError(.notConnected)) }
    }
    guard datagrams.count == remoteEndpoints.count else {
      return DispatchQueue.main.async { completionHandler(NEAppProxyFlowError(.invalidArgument)) }
    }
    NetworkLink.ask(.answer(flow: flow.number, datagrams)) { answer in
      if case .failed(let error) = answer {
        completionHandler(error.nsError)
      } else {
        completionHandler(nil)
      }
    }
  }
}
