import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Sends a packet on the device: the tunnel's provider gets it if a route says so.
  ///
  /// - Returns: What has come back when the provider has nothing left to do.
  func send(_ bytes: Data) -> SceneAnswer {
    guard let packet = PacketHeader(bytes) else {
      return .impossible(TrafficWords.notPacket(bytes.count))
    }
    connectOnDemand()
    guard let tunnel = network.packetTunnel, let session = tunnel.session, session.isOpen,
      tunnel.state == .connected,
      let settings = tunnel.settings, settings.takes(packet.destination)
    else {
      recorder.record(
        "Device",
        .acted(TrafficWords.sendsPacketOutside(to: packet.destination)))
      return takeReceived()
    }
    recorder.record("Device", .acted(TrafficWords.sendsPacket(to: packet.destination)))
    let reply = call(
      session, .tunnel(.packets([bytes])), callback: "readPackets(completionHandler:)",
      about: ListWords.bytes(bytes.count))
    _ = waitForAnswer(reply, of: session, seconds: 5)
    waitUntilAllWait()
    return takeReceived()
  }

  /// Starts the packet tunnel that connects by itself, if the first of its rules that matches says
  /// so (documented).
  private func connectOnDemand() {
    let configuration = network.configurations.map(\.configuration).first {
      $0.kind == .packetTunnel && $0.isEnabled && $0.isOnDemand
    }
    guard let configuration, configuration.rules.first(where: \.matches)?.connects == true,
      ![.connected, .connecting, .reasserting].contains(news(of: configuration.identifier).state)
    else { return }
    start(configuration, options: nil)
    waitForTunnel(configuration.identifier, isOn: true)
  }

  /// Returns the packets that have come out of tunnels since the last call.
  func takeReceived() -> SceneAnswer {
    defer { network.received = [] }
    return .point(.network(.packets(network.received)))
  }

  /// Takes packets that a provider writes; invalid ones are refused (inferred).
  func take(_ packets: [Data], from process: ChildProcess) -> Message.Body {
    guard tunnel(of: process) != nil else { return .done }
    for packet in packets {
      if let header = PacketHeader(packet) {
        network.received.append(packet)
        recorder.record(process.name, .answered(TrafficWords.packet(from: header.source)))
      } else {
        recorder.record(
          process.name, .leftOut(reason: TrafficWords.wroteNoPacket(packet.count)))
      }
    }
    return .done
  }

  /// Sets up the interface of a provider's tunnel, or takes it down.
  func apply(_ settings: TunnelSettings?, by process: ChildProcess) -> Message.Body {
    guard let tunnel = tunnel(of: process) else {
      return .failed(.settings(TrafficWords.noTunnel))
    }
    guard let settings else {
      tunnel.settings = nil
      return .done
    }
    let addresses =
      [settings.remoteAddress]
      + (settings.addresses + settings.included + settings.excluded).map(\.address)
    if let wrong = addresses.first(where: { IPAddress($0) == nil }) {
      return .failed(.settings(TrafficWords.notAddress(wrong)))
    }
    tunnel.settings = settings
    let routes = (settings.addresses + settings.included).map { "\($0.address)/\($0.prefix)" }
    recorder.record(process.name, .answered(TrafficWords.routes(routes)))
    return .done
  }
}

extension ErrorDescription {
  /// NETunnelProviderErrorNetworkSettingsInvalid.
  fileprivate static func settings(_ message: String) -> ErrorDescription {
    ErrorDescription(domain: "NETunnelProviderErrorDomain", code: 1, message: message)
  }
}
