import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Starts a tunnel for its app, which is told at once that it is starting.
  ///
  /// An app that hasn't loaded what it last saved is refused (observed).
  func startTunnel(_ asked: NetworkConfiguration, options: Data?) -> Message.Body {
    guard let configuration = networkConfiguration(asked.identifier),
      configuration.version == asked.version
    else {
      return .failed(.network(.invalid, asked.kind, NetworkWords.notLoaded))
    }
    guard configuration.isEnabled else {
      return .failed(.network(.disabled, asked.kind, NetworkWords.disabled))
    }
    start(configuration, options: options)
    return .done
  }

  /// Starts a tunnel, replacing another that is up; or an app proxy, alongside everything else.
  func start(_ configuration: NetworkConfiguration, options: Data?) {
    let own = network.tunnel(configuration.identifier)
    guard own == nil || own?.state == .disconnected else { return }
    let old = configuration.kind == .packetTunnel ? network.packetTunnel : own
    if let old, old.state != .disconnected { disconnect(old, .superceded, error: nil) }
    network.tunnels.removeAll { $0 === old || $0 === own }
    let tunnel = RunningTunnel(configuration)
    network.tunnels.append(tunnel)
    network.lastErrors[configuration.identifier] = nil
    set(tunnel, .connecting)
    later(0) { [self] in connect(tunnel, options: options) }
  }

  private func connect(_ tunnel: RunningTunnel, options: Data?) {
    guard tunnel.state == .connecting else { return }
    let provider: InstalledExtension
    let isProxy = tunnel.configuration.kind == .appProxy
    let point = isProxy ? Self.appProxyPoint : Self.tunnelPoint
    switch networkProvider(of: tunnel.configuration, at: point) {
    case .failure(let mistake):
      let app = networkApp(tunnel.configuration.identifier)?.name ?? "Device"
      recorder.record(app, .sessionFailed(reason: mistake.message))
      return drop(tunnel, .provider(mistake.message))
    case .success(let found): provider = found
    }
    guard let session = beginSession(provider), session.isOpen else {
      return drop(tunnel, .provider(NetworkWords.providerNotStarted))
    }
    tunnel.session = session
    let reply = call(
      session, .tunnel(.start(tunnel.configuration, options: options)),
      callback: "start\(isProxy ? "Proxy" : "Tunnel")(options:completionHandler:)")
    let seconds = Self.startSeconds
    wait(seconds: plan.limits.answerSeconds, patience: seconds) {
      reply.answer != nil || !session.isOpen || tunnel.stopReason != nil
    }
    // Another may have taken its place in the meantime.
    guard tunnel.state == .connecting else { return }
    if let reason = tunnel.stopReason { return disconnect(tunnel, reason, error: nil) }
    switch reply.answer {
    case .done?:
      recorder.record(provider.name, .answered("connected"))
      tunnel.since = Date()
      set(tunnel, .connected)
    case .failed(let error)?:
      recorder.record(provider.name, .sessionFailed(reason: error.message))
      end(session)
      drop(tunnel, error)
    default:
      if session.isOpen {
        recorder.record(
          provider.name, .sessionFailed(reason: NetworkWords.noAnswer(in: seconds)))
        end(session)
      }
      drop(tunnel, .provider(NetworkWords.providerFailed))
    }
  }

  /// Stops a tunnel for its app.
  func stopTunnel(_ identifier: String) -> Message.Body {
    if let tunnel = network.tunnel(identifier) { stop(tunnel, .userInitiated) }
    return .done
  }

  /// Stops a tunnel as soon as nothing else is going on.
  func stop(_ tunnel: RunningTunnel, _ reason: StopReason) {
    switch tunnel.state {
    case .connecting: tunnel.stopReason = reason
    case .connected, .reasserting:
      later(0) { [self] in disconnect(tunnel, reason, error: nil) }
    case .invalid, .disconnected, .disconnecting: break
    }
  }

  /// Has the provider of a tunnel stop, waits for it, and lets it go.
  private func disconnect(_ tunnel: RunningTunnel, _ reason: StopReason, error: ErrorDescription?) {
    guard tunnel.state != .disconnected, tunnel.state != .disconnecting else { return }
    set(tunnel, .disconnecting)
    if let session = tunnel.session {
      let noun = tunnel.configuration.kind == .appProxy ? "Proxy" : "Tunnel"
      let reply = call(
        session, .tunnel(.stop(reason.rawValue)), callback: "stop\(noun)(with:completionHandler:)",
        about: "\(reason)")
      if session.isOpen { _ = waitForAnswer(reply, of: session, seconds: Self.stopSeconds) }
      end(session)
    }
    drop(tunnel, error)
  }

  /// Notes that a tunnel is down.
  private func drop(_ tunnel: RunningTunnel, _ error: ErrorDescription?) {
    network.lastErrors[tunnel.configuration.identifier] = error
    tunnel.session = nil
    tunnel.settings = nil
    tunnel.since = nil
    set(tunnel, .disconnected)
  }

  /// Ends a tunnel whose provider gives up.
  func cancelTunnel(_ error: ErrorDescription?, by process: ChildProcess) -> Message.Body {
    guard let tunnel = tunnel(of: process) else { return .done }
    later(0) { [self] in
      guard tunnel.state != .disconnected else { return }
      recorder.record(
        process.name, .sessionFailed(reason: error?.message ?? NetworkWords.endsWithoutError))
      let session = tunnel.session
      // This comes first: its app must not be told about the end of the process.
      drop(tunnel, error)
      if let session { end(session) }
    }
    return .done
  }

  /// Notes that the provider of a tunnel is looking for its server again, or has found it.
  func reassert(_ isReasserting: Bool, by process: ChildProcess) -> Message.Body {
    guard let tunnel = tunnel(of: process), [.connected, .reasserting].contains(tunnel.state) else {
      return .done
    }
    set(tunnel, isReasserting ? .reasserting : .connected)
    return .done
  }

  /// Passes a message from its app to the provider; without a provider there is no answer.
  func tell(_ identifier: String, _ contents: Data) -> Message.Body {
    guard let session = network.tunnel(identifier)?.session, session.isOpen
    else { return .information(.contents(nil)) }
    network.answering.insert(identifier)
    defer { network.answering.remove(identifier) }
    let reply = call(
      session, .tunnel(.message(contents)), callback: "handleAppMessage(_:completionHandler:)",
      about: ListWords.bytes(contents.count))
    guard waitForAnswer(reply, of: session, seconds: Self.startSeconds),
      case .contents(let answer)? = reply.answer
    else { return .information(.contents(nil)) }
    return .information(.contents(answer))
  }

  /// Keeps an app's message to a provider that still has to answer something else: answers come in
  /// order.
  ///
  /// - Returns: Whether it is kept.
  func postpone(_ question: PointQuestion, _ message: Message, of process: ChildProcess) -> Bool {
    guard case .network(.message(let identifier, _)) = question,
      network.answering.contains(identifier)
    else { return false }
    network.waiting.append(
      WaitingMessage(tunnel: identifier, message: message, process: process))
    return true
  }

  /// Passes on what an app has said while a provider was about to answer.
  func handleWaiting() {
    guard let place = network.waiting.firstIndex(where: { !network.answering.contains($0.tunnel) })
    else { return }
    let next = network.waiting.remove(at: place)
    handle(next.message, from: next.process)
  }

  /// Handles the end of a provider's process that wasn't released.
  func closeTunnel(of process: ChildProcess) {
    guard let tunnel = tunnel(of: process),
      tunnel.state == .connected || tunnel.state == .reasserting
    else { return }
    drop(tunnel, .provider(NetworkWords.providerEnded))
  }

  /// Returns the tunnel for which a process works.
  func tunnel(of process: ChildProcess) -> RunningTunnel? {
    network.tunnels.first { $0.session?.worker === process }
  }

  /// Returns the state of a configuration's tunnel.
  func news(of identifier: String) -> TunnelNews {
    let running = network.tunnel(identifier)
    var news = TunnelNews(identifier: identifier, state: running?.state ?? .disconnected)
    news.since = running?.since
    news.error = network.lastErrors[identifier]
    return news
  }

  private func set(_ tunnel: RunningTunnel, _ state: TunnelState) {
    guard tunnel.state != state else { return }
    tunnel.state = state
    let identifier = tunnel.configuration.identifier
    guard let app = networkApp(identifier), let process = running(app.name) else { return }
    process.send(.pointNews(.tunnel(news(of: identifier))))
    process.hasAnswerToHandle = true
  }

  static let tunnelPoint = "com.apple.networkextension.packet-tunnel"
  /// The time that a provider may take to start, or to answer; Apple publishes no number.
  private static let startSeconds = 60.0
  /// The time that it may take to stop; Apple publishes no number.
  private static let stopSeconds = 20.0
}
