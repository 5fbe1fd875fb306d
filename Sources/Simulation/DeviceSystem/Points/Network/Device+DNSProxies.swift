import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Starts the provider of a DNS proxy.
  func startProxy(_ configuration: NetworkConfiguration) {
    let proxy = RunningProxy(configuration)
    network.proxy = proxy
    switch networkProvider(of: configuration, at: Self.dnsPoint) {
    case .failure(let mistake):
      let app = networkApp(configuration.identifier)?.name ?? "Device"
      recorder.record(app, .sessionFailed(reason: mistake.message))
    case .success(let provider):
      guard let session = beginSession(provider), session.isOpen else { return }
      let reply = call(
        session, .proxy(.start(configuration)), callback: "startProxy(options:completionHandler:)")
      guard waitForAnswer(reply, of: session, seconds: Self.proxySeconds) else {
        return end(session)
      }
      if case .failed(let error)? = reply.answer { return fail(session, error.message) }
      proxy.session = session
    }
  }

  /// Stops the provider of the DNS proxy that is on.
  func endProxy(_ reason: StopReason) {
    guard let proxy = network.proxy else { return }
    network.proxy = nil
    guard let session = proxy.session, session.isOpen else { return }
    let reply = call(
      session, .proxy(.stop(reason.rawValue)), callback: "stopProxy(with:completionHandler:)",
      about: "\(reason)")
    _ = waitForAnswer(reply, of: session, seconds: 5)
    end(session)
  }

  /// Looks up a name's addresses: the DNS proxy is asked, if one is on.
  func lookUp(_ name: String) -> SceneAnswer {
    network.flows += 1
    let query = NameQuery(name: name, number: UInt16(truncatingIfNeeded: network.flows))
    recorder.record("Device", .acted(TrafficWords.looksUp(name)))
    guard let bytes = query.bytes else { return .impossible(TrafficWords.notName(name)) }
    guard let proxy = network.proxy, let session = proxy.session, session.isOpen else {
      recorder.record(
        "Device", .leftOut(reason: TrafficWords.noDNSProxy))
      return .point(.network(.addresses(nil)))
    }
    let flow = ProxiedFlow(
      number: network.flows, isUDP: true, host: Self.dnsServer, port: "53",
      app: Self.browser)
    guard let running = carry(flow, [bytes], through: session, about: name) else {
      return .point(.network(.addresses(nil)))
    }
    network.openFlows[flow.number] = nil
    let addresses = running.answers?.compactMap { query.addresses(in: $0) }.first
    recorder.record(session.worker.name, .answered(TrafficWords.addresses(addresses)))
    return .point(.network(.addresses(addresses)))
  }

  private static let dnsPoint = "com.apple.networkextension.dns-proxy"
  /// An address that belongs to no server (RFC 5737).
  private static let dnsServer = "192.0.2.53"
  /// The time that a provider may take to start; Apple publishes no number.
  private static let proxySeconds = 60.0
}
