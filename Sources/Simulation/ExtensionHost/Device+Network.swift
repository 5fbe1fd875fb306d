import DeviceProtocol
public import Foundation

extension Device {
  /// Sets the user's answer from now on when an app wants to add a VPN configuration, a content
  /// filter or a DNS proxy.
  ///
  /// The user is asked once for each app, and by default allows it.
  ///
  /// - Parameter isAllowed: Whether they allow it.
  public func answerNetworkRequests(isAllowed: Bool) {
    link.perform(.point(.network(.answer(isAllowed: isAllowed))))
  }

  /// Switches a VPN on, as the user does in Settings; returns when it is connected, or has failed
  /// to connect.
  ///
  /// - Parameter vpn: Its name in Settings: the one that its app has given it, or the app's name.
  public func turnOn(vpn: String) {
    link.perform(.point(.network(.turn(name: vpn, isOn: true))))
  }

  /// Switches a VPN off; returns when it is no longer connected.
  ///
  /// - Parameter vpn: Its name in Settings.
  public func turnOff(vpn: String) {
    link.perform(.point(.network(.turn(name: vpn, isOn: false))))
  }

  /// Whether the VPN with this name in Settings is connected, as the user sees in the status bar.
  public func isConnected(vpn: String) -> Bool {
    guard case .network(.state(let state)) = perform(.state(name: vpn)) else { return false }
    return state == .connected || state == .reasserting
  }

  /// Sends a packet, like any app that uses the network.
  ///
  /// It goes to a tunnel whose routes say so. No real network is touched.
  ///
  /// - Parameter packet: The packet.
  /// - Returns: The packets that have come back when the tunnel's provider has nothing left to do.
  @discardableResult
  public func send(_ packet: IPPacket) -> [IPPacket] {
    guard let bytes = packet.bytes else {
      preconditionFailure(PacketWords.noAddress(packet.source, or: packet.destination))
    }
    return send(bytes).compactMap { IPPacket($0) }
  }

  /// Sends a packet of any kind.
  ///
  /// - Parameter packet: Its bytes.
  /// - Returns: The packets that have come back.
  @discardableResult
  public func send(_ packet: Data) -> [Data] { packets(.send(packet)) }

  /// The packets that have come back since they were last taken.
  public func takeReceivedPackets() -> [IPPacket] {
    packets(.received).compactMap { IPPacket($0) }
  }

  /// Looks a name up, like any app that uses it.
  ///
  /// - Parameter name: The name: "example.com".
  /// - Returns: Its addresses; `nil` when there is no answer: there is no network except what a DNS
  ///   proxy says.
  public func lookUp(_ name: String) -> [String]? {
    guard case .network(.addresses(let addresses)) = perform(.lookUp(name)) else { return nil }
    return addresses
  }

  /// Asks to see a page that a content filter has dropped with a way to ask for it.
  ///
  /// - Parameter url: The page's address.
  /// - Returns: Whether the filter has changed its mind.
  @discardableResult
  public func requestAccess(to url: String) -> Bool {
    guard case .network(.said(let isAllowed)) = perform(.requestAccess(url: url)) else {
      return false
    }
    return isAllowed
  }

  private func packets(_ command: NetworkCommand) -> [Data] {
    guard case .network(.packets(let packets)) = perform(command) else { return [] }
    return packets
  }

  func perform(_ command: NetworkCommand) -> PointOutcome {
    guard case .point(let outcome) = link.perform(.point(.network(command))) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return outcome
  }
}
