import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Answers an app, or a provider, about the network.
  func answer(_ question: NetworkQuestion, from process: ChildProcess) -> Message.Body {
    switch question {
    case .load(let kind): load(kind, for: process)
    case .save(let configuration): save(configuration, for: process)
    case .remove(let configuration): remove(configuration, for: process)
    case .start(let configuration, let options): startTunnel(configuration, options: options)
    case .stop(let identifier): stopTunnel(identifier)
    case .message(let identifier, let contents): tell(identifier, contents)
    case .apply(let settings): apply(settings, by: process)
    case .write(let packets): take(packets, from: process)
    case .reassert(let isReasserting): reassert(isReasserting, by: process)
    case .cancel(let error): cancelTunnel(error, by: process)
    case .answer(let flow, let contents): answer(flow, contents, by: process)
    case .close(let flow, let error): closeFlow(flow, error, by: process)
    case .rulesChanged: tellRules(by: process)
    }
  }

  /// Returns what an app has saved of a kind, with the states of its tunnels.
  private func load(_ kind: NetworkKind, for process: ChildProcess) -> Message.Body {
    guard let app = containingApp(of: process), app.networkRights.contains(kind.entitlement) else {
      return .failed(.network(.notWritten, kind, Self.denied))
    }
    return .information(configurations(of: app, kind))
  }

  private func configurations(of app: InstalledApp, _ kind: NetworkKind) -> PointInformation {
    let own = network.configurations.filter { $0.app == app.identifier }.map(\.configuration)
      .filter { $0.kind == kind }
    return .configurations(own, own.map { news(of: $0.identifier) })
  }

  /// Saves a configuration; the user is asked the first time (documented).
  private func save(
    _ configuration: NetworkConfiguration, for process: ChildProcess
  ) -> Message.Body {
    let kind = configuration.kind
    guard let app = containingApp(of: process), app.networkRights.contains(kind.entitlement) else {
      return .failed(.network(.notWritten, kind, Self.denied))
    }
    if let problem = problem(of: configuration) { return .failed(problem) }
    // App proxies come only with profiles (documented). It is inferred that an app can't change one
    // that has come with a profile.
    guard kind != .appProxy else {
      return .failed(.network(.notWritten, kind, NetworkWords.managed))
    }
    let index = network.configurations.firstIndex {
      $0.configuration.identifier == configuration.identifier
    }
    if let index, network.configurations[index].configuration.version != configuration.version {
      return .failed(
        .network(.stale, kind, NetworkWords.stale))
    }
    guard isAllowed(kind, app) else { return .failed(.network(.notWritten, kind, Self.denied)) }
    var configuration = configuration
    configuration.version += 1
    if let index {
      network.configurations[index].configuration = configuration
    } else {
      network.configurations.append(
        KeptConfiguration(app: app.identifier, configuration: configuration))
    }
    if configuration.isEnabled { disableOthers(than: configuration) }
    recorder.record(
      app.name,
      .stored(
        store: NetworkWords.settings, key: configuration.name ?? app.name,
        value: configuration.isEnabled ? "on" : "off"))
    later(0) { [self] in follow(configuration) }
    return .information(.configurations([configuration], [news(of: configuration.identifier)]))
  }

  /// As documented, a VPN configuration must name its server and the provider that it is for.
  private func problem(of configuration: NetworkConfiguration) -> ErrorDescription? {
    guard configuration.kind == .packetTunnel, configuration.server == nil else { return nil }
    return .network(.invalid, configuration.kind, "Missing server address")
  }

  private func remove(
    _ configuration: NetworkConfiguration, for process: ChildProcess
  ) -> Message.Body {
    let isKept = network.configurations.contains {
      $0.configuration.identifier == configuration.identifier
    }
    guard isKept, let app = containingApp(of: process) else {
      return .failed(.network(.invalid, configuration.kind, NetworkWords.notSaved))
    }
    guard configuration.kind != .appProxy else {
      return .failed(.network(.notWritten, configuration.kind, NetworkWords.managed))
    }
    forget { $0.configuration.identifier == configuration.identifier }
    recorder.record(
      app.name, .removed(store: NetworkWords.settings, key: configuration.name ?? app.name))
    return .done
  }

  /// Removes configurations, and ends what runs because of them.
  func forget(_ isMeant: (KeptConfiguration) -> Bool) {
    let going = network.configurations.filter(isMeant).map(\.configuration.identifier)
    network.configurations.removeAll { going.contains($0.configuration.identifier) }
    for tunnel in network.tunnels where going.contains(tunnel.configuration.identifier) {
      stop(tunnel, .configurationRemoved)
    }
    if let filter = network.filter, going.contains(filter.configuration.identifier) {
      later(0) { [self] in endFilter(.configurationRemoved) }
    }
    if let proxy = network.proxy, going.contains(proxy.configuration.identifier) {
      later(0) { [self] in endProxy(.configurationRemoved) }
    }
  }

  /// Asks the user, which happens once for each app and kind.
  private func isAllowed(_ kind: NetworkKind, _ app: InstalledApp) -> Bool {
    let key = app.identifier + " " + kind.rawValue
    guard !network.allowed.contains(key) else { return true }
    recorder.record(
      "Device", .acted(NetworkWords.allows(network.isAllowed, app.name, kind)))
    if network.isAllowed { network.allowed.insert(key) }
    return network.isAllowed
  }

  /// Only one VPN configuration is on at a time (documented); for filters and DNS proxies that is
  /// inferred.
  private func disableOthers(than configuration: NetworkConfiguration) {
    for index in network.configurations.indices
    where network.configurations[index].configuration.kind == configuration.kind
      && network.configurations[index].configuration.identifier != configuration.identifier
      && network.configurations[index].configuration.isEnabled
    {
      network.configurations[index].configuration.isEnabled = false
      network.configurations[index].configuration.version += 1
    }
  }

  /// Starts what is on, and stops what is off.
  private func follow(_ configuration: NetworkConfiguration) {
    switch configuration.kind {
    case .packetTunnel, .appProxy:
      guard !configuration.isEnabled, let tunnel = network.tunnel(configuration.identifier)
      else { return }
      stop(tunnel, .configurationDisabled)
    case .contentFilter:
      endFilter(.configurationDisabled)
      if configuration.isEnabled { startFilter(configuration) }
    case .dnsProxy:
      endProxy(.configurationDisabled)
      if configuration.isEnabled { startProxy(configuration) }
    }
  }

  /// Returns the configuration with an identifier.
  func networkConfiguration(_ identifier: String) -> NetworkConfiguration? {
    network.configurations.first { $0.configuration.identifier == identifier }?.configuration
  }

  /// Returns the app that has saved it.
  func networkApp(_ identifier: String) -> InstalledApp? {
    let kept = network.configurations.first { $0.configuration.identifier == identifier }
    return kept.flatMap { kept in apps.first { $0.identifier == kept.app } }
  }

  /// Returns the extension that works for a configuration, or the reason why there is none.
  func networkProvider(
    of configuration: NetworkConfiguration, at point: String
  ) -> Result<InstalledExtension, SceneMistake> {
    let own = networkApp(configuration.identifier)?.extensions.filter { $0.point == point } ?? []
    guard
      let found = own.first(where: {
        configuration.provider == nil || $0.identifier == configuration.provider
      })
    else {
      return .failure(
        SceneMistake(
          NetworkWords.noExtension(for: point, identifier: configuration.provider)))
    }
    guard found.networkRights.contains(configuration.kind.entitlement) else {
      let key = Self.networkEntitlement
      return .failure(
        SceneMistake(NetworkWords.unentitled(key, configuration.kind.entitlement)))
    }
    return .success(found)
  }

  static let networkEntitlement = "com.apple.developer.networking.networkextension"

  private static let denied = "permission denied"

}
