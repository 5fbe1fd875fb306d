import DeviceEvents
import DeviceProtocol

extension Device {
  /// Carries out what a scene does with the network.
  func obey(_ command: NetworkCommand) -> SceneAnswer {
    switch command {
    case .answer(let isAllowed):
      network.isAllowed = isAllowed
      return .done
    case .turn(let name, let isOn): return turnTunnel(name, isOn)
    case .send(let packet): return send(packet)
    case .received: return takeReceived()
    case .state(let name):
      switch kept(name) {
      case .failure(let mistake): return .impossible(mistake.message)
      case .success(let found):
        return .point(.network(.state(news(of: found.identifier).state)))
      }
    case .lookUp(let name): return lookUp(name)
    case .requestAccess(let url): return requestAccess(to: url)
    case .installProfile(let contents): return installProfile(contents)
    case .manage(let app, let vpn): return manage(app, vpn: vpn)
    case .exchange(let wish): return exchange(wish)
    }
  }

  /// Switches a VPN on or off in Settings, which also makes it the enabled one.
  private func turnTunnel(_ name: String, _ isOn: Bool) -> SceneAnswer {
    switch kept(name) {
    case .failure(let mistake): return .impossible(mistake.message)
    case .success(let found):
      recorder.record("Device", .acted(NetworkWords.switches(name, isOn: isOn)))
      if isOn {
        guard found.isEnabled else { return .impossible(NetworkWords.notEnabled(name)) }
        start(found, options: nil)
      } else {
        _ = stopTunnel(found.identifier)
      }
      waitForTunnel(found.identifier, isOn: isOn)
      return .done
    }
  }

  /// Waits until a VPN is connected, or has failed to connect; or until it is no longer connected.
  func waitForTunnel(_ identifier: String, isOn: Bool) {
    let isStill: (TunnelState) -> Bool = { [.connecting, .disconnecting].contains($0) }
    wait(seconds: plan.limits.answerSeconds, patience: 90) {
      let state = news(of: identifier).state
      return !isStill(state) && (isOn || state == .disconnected)
    }
  }

  /// Returns the VPN that the user knows by a name.
  private func kept(_ name: String) -> Result<NetworkConfiguration, SceneMistake> {
    let all = network.configurations.filter {
      [.packetTunnel, .appProxy].contains($0.configuration.kind)
    }
    let titles = all.map { kept in
      kept.configuration.name ?? apps.first { $0.identifier == kept.app }?.name ?? ""
    }
    if let index = titles.firstIndex(of: name) { return .success(all[index].configuration) }
    return .failure(SceneMistake(NetworkWords.noVPN(name, among: titles)))
  }
}
