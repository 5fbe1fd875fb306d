import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Hands a flow to the provider of a proxy, and waits for what it writes.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - sent: What the app has sent.
  ///   - session: The provider's session.
  ///   - subject: The subject, for the log.
  /// - Returns: The flow with what was written; `nil` when the provider doesn't take it.
  func carry(
    _ flow: ProxiedFlow, _ sent: [Data], through session: PointSession, about subject: String
  ) -> RunningFlow? {
    let running = RunningFlow(session.worker)
    network.openFlows[flow.number] = running
    let reply = call(
      session, .proxy(.newFlow(flow, sent)), callback: "handleNewFlow(_:)", about: subject)
    guard waitForAnswer(reply, of: session, seconds: Self.takeSeconds), reply.answer == .said(true)
    else {
      network.openFlows[flow.number] = nil
      recorder.record(session.worker.name, .answered(TrafficWords.notTaken))
      return nil
    }
    wait(seconds: plan.limits.answerSeconds, patience: Self.writeSeconds) {
      running.answers != nil || running.isClosed || !session.isOpen
    }
    return running
  }

  /// Writes into a flow for a provider.
  func answer(_ flow: Int, _ contents: [Data], by process: ChildProcess) -> Message.Body {
    guard let running = network.openFlows[flow], running.worker === process, !running.isClosed
    else {
      // NEAppProxyFlowErrorNotConnected.
      return .failed(
        ErrorDescription(
          domain: "NEAppProxyFlowErrorDomain", code: 1, message: TrafficWords.flowNotConnected))
    }
    running.answers = (running.answers ?? []) + contents
    return .done
  }

  /// Closes a flow for a provider.
  func closeFlow(
    _ flow: Int, _ error: ErrorDescription?, by process: ChildProcess
  ) -> Message.Body {
    guard let running = network.openFlows[flow], running.worker === process else { return .done }
    running.isClosed = true
    running.error = error
    return .done
  }

  /// The time that a provider may take to accept a flow; Apple publishes no number.
  private static let takeSeconds = 60.0
  /// The time to wait for what comes back.
  private static let writeSeconds = 5.0
}
