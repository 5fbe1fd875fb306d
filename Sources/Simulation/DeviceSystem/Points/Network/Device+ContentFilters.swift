import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Starts the providers of a content filter: first the one that may change the rules, then the one that
  /// decides.
  func startFilter(_ configuration: NetworkConfiguration) {
    let filter = RunningFilter(configuration)
    network.filter = filter
    filter.control = startFilter(configuration, at: Self.controlPoint, isNeeded: false)
    filter.data = startFilter(configuration, at: Self.filterDataPoint, isNeeded: true)
  }

  private func startFilter(
    _ configuration: NetworkConfiguration, at point: String, isNeeded: Bool
  ) -> PointSession? {
    let provider: InstalledExtension
    switch networkProvider(of: configuration, at: point) {
    case .failure(let mistake):
      if isNeeded {
        let app = networkApp(configuration.identifier)?.name ?? "Device"
        recorder.record(app, .sessionFailed(reason: mistake.message))
      }
      return nil
    case .success(let found): provider = found
    }
    guard let session = beginSession(provider), session.isOpen else { return nil }
    let reply = call(
      session, .filter(.start(configuration)), callback: "startFilter(completionHandler:)")
    guard waitForAnswer(reply, of: session, seconds: Self.filterStartSeconds) else {
      end(session)
      return nil
    }
    if case .failed(let error)? = reply.answer {
      fail(session, error.message)
      return nil
    }
    return session
  }

  /// Stops the providers of the content filter that is on.
  func endFilter(_ reason: StopReason) {
    guard let filter = network.filter else { return }
    network.filter = nil
    for session in [filter.data, filter.control].compactMap(\.self) where session.isOpen {
      let reply = call(
        session, .filter(.stop(reason.rawValue)), callback: "stopFilter(with:completionHandler:)",
        about: "\(reason)")
      _ = waitForAnswer(reply, of: session, seconds: 5)
      end(session)
    }
  }

  /// Whether the content filter lets a flow through; without a filter, it may.
  ///
  /// A provider that has ended is started again, once for each flow; a flow without a decision is
  /// dropped (inferred).
  ///
  /// - Parameters:
  ///   - flow: What is loaded, or connected to; the device numbers it.
  ///   - sent: The bytes that go out.
  ///   - received: Lets the bytes come in, and returns them; it is called when the filter wants to
  ///   see them.
  /// - Returns: Whether it may pass.
  func filterAllows(
    _ flow: FilteredFlow, sent: Data, received: () -> Data = { Data() }
  ) -> Bool {
    guard let filter = network.filter else { return true }
    if filter.data?.isOpen != true {
      filter.data = startFilter(filter.configuration, at: Self.filterDataPoint, isNeeded: true)
    }
    network.flows += 1
    var flow = flow
    flow.number = network.flows
    guard let data = filter.data, data.isOpen else { return false }
    let isAllowed = decide(flow, sent, received, filter, data)
    recorder.record(
      data.worker.name, .answered(TrafficWords.decision(isAllowed, flow.url)))
    return isAllowed
  }

  private func decide(
    _ flow: FilteredFlow, _ sent: Data, _ received: () -> Data, _ filter: RunningFilter,
    _ data: PointSession
  ) -> Bool {
    for _ in 0..<Self.filterRounds {
      switch verdict(.newFlow(flow), of: data, "handleNewFlow(_:)", about: flow.url) {
      case .allow?: return true
      case .remediate?:
        filter.keepForRemediation(flow)
        return false
      case .filterData(let inbound, let outbound)?:
        if let outbound,
          !letsBytesPass(flow, .outbound, sent, peek: outbound, filter, data)
        {
          return false
        }
        guard let inbound else { return true }
        return letsBytesPass(flow, .inbound, received(), peek: inbound, filter, data)
      case .needRules?:
        guard let isAllowed = rule(on: flow, filter) else { continue }
        return isAllowed
      default: return false
      }
    }
    return false
  }

  /// Returns what the control provider says about a flow; `nil` when the data provider is to decide
  /// by new rules.
  func rule(on flow: FilteredFlow, _ filter: RunningFilter) -> Bool? {
    switch askControl(.newFlow(flow), filter, "handleNewFlow(_:completionHandler:)", flow.url) {
    case .allow?: return true
    case .allowWithRules?:
      tellRules(filter)
      return true
    case .dropWithRules?:
      tellRules(filter)
      return false
    case .updateRules?:
      tellRules(filter)
      return nil
    default: return false
    }
  }

  /// Asks for a page that was dropped with a page that lets the user do so.
  func requestAccess(to url: String) -> SceneAnswer {
    guard let filter = network.filter, let flow = filter.remediable[url] else {
      return .impossible(TrafficWords.noWayToAsk(for: url))
    }
    recorder.record("Device", .acted(TrafficWords.asksToSee(url)))
    guard let data = filter.data, data.isOpen else { return .point(.network(.said(false))) }
    var answer = verdict(.remediate(flow), of: data, "handleRemediation(for:)", about: url)
    if answer == .needRules {
      answer = askControl(
        .remediate(flow), filter, "handleRemediation(for:completionHandler:)", url)
      if answer == .updateRules || answer == .allowWithRules { tellRules(filter) }
      if answer == .updateRules {
        answer = verdict(.newFlow(flow), of: data, "handleNewFlow(_:)", about: url)
      }
    }
    let isAllowed = answer == .allow || answer == .allowWithRules
    if isAllowed { filter.remediable[url] = nil }
    return .point(.network(.said(isAllowed)))
  }

  /// Handles the news from the control provider that the rules have changed.
  func tellRules(by process: ChildProcess) -> Message.Body {
    guard let filter = network.filter, filter.control?.worker === process else { return .done }
    later(0) { [self] in tellRules(filter) }
    return .done
  }

  private func tellRules(_ filter: RunningFilter) {
    guard let data = filter.data, data.isOpen else { return }
    let reply = call(data, .filter(.rulesChanged), callback: "handleRulesChanged()")
    _ = waitForAnswer(reply, of: data, seconds: Self.verdictSeconds)
  }

  private func askControl(
    _ question: FilterCall, _ filter: RunningFilter, _ callback: String, _ subject: String
  ) -> FilterVerdict? {
    guard let control = filter.control, control.isOpen else {
      recorder.record(
        filter.data?.worker.name ?? "Device",
        .sessionFailed(reason: TrafficWords.noControlProvider))
      return nil
    }
    return verdict(question, of: control, callback, about: subject)
  }

  func verdict(
    _ question: FilterCall, of session: PointSession, _ callback: String, about subject: String
  ) -> FilterVerdict? {
    let reply = call(session, .filter(question), callback: callback, about: subject)
    guard session.isOpen, waitForAnswer(reply, of: session, seconds: Self.verdictSeconds) else {
      return nil
    }
    switch reply.answer {
    case .verdict(let verdict)?: return verdict
    case .failed(let error)?:
      fail(session, error.message)
      return nil
    default: return nil
    }
  }

  static let filterDataPoint = "com.apple.networkextension.filter-data"
  private static let controlPoint = "com.apple.networkextension.filter-control"
  private static let filterStartSeconds = 60.0
  /// The time that a verdict may take; Apple publishes no number.
  private static let verdictSeconds = 30.0
  /// The number of times that new rules may lead to a request for newer ones.
  static let filterRounds = 3
}
