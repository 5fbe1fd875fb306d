import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Sends something for an app over the app's own connection: it goes through the app proxy that
  /// has a rule for it; without one, it isn't sent.
  ///
  /// A content filter that covers apps other than the browser is asked first (inferred).
  ///
  /// An app with its own VPN has no network while that isn't connected, unless it connects on
  /// demand (documented).
  func exchange(_ exchange: AppExchange) -> SceneAnswer {
    let identifier: String
    if let name = exchange.app {
      guard let app = apps.first(where: { $0.name == name }) else {
        return .impossible(missing(name))
      }
      identifier = app.identifier
    } else {
      identifier = Self.browser
    }
    let end = "\(exchange.host):\(exchange.port)"
    let sends = TrafficWords.sends(exchange.contents.count, by: exchange.app, to: end)
    recorder.record("Device", .acted(sends))
    guard network.filter?.configuration.filtersSockets == true else {
      return .point(.network(.exchanged(carryOut(exchange, of: identifier))))
    }
    var answer: Data??
    let flow = FilteredFlow(
      number: 0, url: end, parent: nil, app: identifier,
      socket: FilteredSocket(host: exchange.host, port: exchange.port, isUDP: exchange.isUDP))
    let isAllowed = filterAllows(flow, sent: exchange.contents) {
      let received = carryOut(exchange, of: identifier)
      answer = received
      return received ?? Data()
    }
    guard isAllowed else { return .point(.network(.exchanged(nil))) }
    return .point(.network(.exchanged(answer ?? carryOut(exchange, of: identifier))))
  }

  /// Has an app's proxy send something, and returns what has come back.
  private func carryOut(_ exchange: AppExchange, of identifier: String) -> Data? {
    let end = "\(exchange.host):\(exchange.port)"
    guard let configuration = perAppVPN(of: identifier, to: exchange.host) else {
      recorder.record(
        "Device", .leftOut(reason: TrafficWords.noProxyRule))
      return nil
    }
    guard let session = connectedProxy(configuration) else {
      recorder.record("Device", .leftOut(reason: TrafficWords.vpnNotConnected))
      return nil
    }
    network.flows += 1
    let flow = ProxiedFlow(
      number: network.flows, isUDP: exchange.isUDP, host: exchange.host,
      port: String(exchange.port), app: identifier)
    guard let running = carry(flow, [exchange.contents], through: session, about: end) else {
      return nil
    }
    // A provider may write more than once.
    if session.isOpen { settle(session.worker) }
    finish(flow, running, session)
    return running.answers?.reduce(Data(), +)
  }

  /// Closes the connection for the app, which the provider learns.
  private func finish(_ flow: ProxiedFlow, _ running: RunningFlow, _ session: PointSession) {
    network.openFlows[flow.number] = nil
    let written = running.answers.map { $0.reduce(0) { $0 + $1.count } }
    recorder.record(
      session.worker.name,
      .answered(TrafficWords.written(written, closing: running.error?.message)))
    let reply = ask(session, .proxy(.endFlow(flow.number)))
    _ = waitForAnswer(reply, of: session, seconds: 5)
    if session.isOpen { settle(session.worker) }
  }

  /// Returns the VPN of an app that covers a host.
  private func perAppVPN(of app: String, to host: String) -> NetworkConfiguration? {
    network.configurations.map(\.configuration).first { configuration in
      configuration.isEnabled
        && configuration.profile?.rules.contains { $0.app == app && $0.isFor(host) } == true
    }
  }

  /// Returns the provider of an app proxy that is connected, or connects on demand.
  private func connectedProxy(_ configuration: NetworkConfiguration) -> PointSession? {
    if news(of: configuration.identifier).state != .connected,
      configuration.profile?.startsOnDemand == true
    {
      start(configuration, options: nil)
      waitForTunnel(configuration.identifier, isOn: true)
    }
    guard let tunnel = network.tunnel(configuration.identifier),
      [.connected, .reasserting].contains(tunnel.state),
      let session = tunnel.session, session.isOpen
    else { return nil }
    return session
  }

  static let appProxyPoint = "com.apple.networkextension.app-proxy"
  /// The browser's identifier.
  static let browser = "com.example.browser"
}

extension AppRule {
  /// Whether a host is one of its domains, or in one of them.
  fileprivate func isFor(_ host: String) -> Bool {
    guard let domains else { return true }
    let host = host.lowercased()
    return domains.contains { domain in
      let domain = domain.lowercased()
      return host == domain || host.hasSuffix("." + domain)
    }
  }
}
