import DeviceProtocol
public import Foundation
import SimulatedFoundation
import Synchronization

/// The packets of a tunnel's interface.
///
/// Simulated: packets are data; no interface of the machine's is touched. Differs: the number for version
/// 6 is `AF_INET6` as the machine has it.
open class NEPacketTunnelFlow: NSObject, @unchecked Sendable {
  // What it keeps has a lock.
  typealias Handler = @Sendable ([Data], [NSNumber]) -> Void
  private let state = Mutex(State())

  private struct State {
    var packets: [Data] = []
    var handlers: [Handler] = []
  }

  /// Takes the packets that are there, or the next that come.
  ///
  /// Simulated: the handler is called once, on a background queue; who wants more reads again
  /// (documented). Packets that nobody reads wait.
  ///
  /// - Parameter completionHandler: Takes the packets, and for each of them the number of its protocol.
  @preconcurrency open func readPackets(
    completionHandler: @escaping @Sendable ([Data], [NSNumber]) -> Void
  ) {
    let packets = state.withLock { state -> [Data] in
      defer { state.packets = [] }
      if state.packets.isEmpty { state.handlers.append(completionHandler) }
      return state.packets
    }
    if !packets.isEmpty { hand(packets, to: completionHandler) }
  }

  /// Writes packets that have come through the tunnel: the device takes them.
  ///
  /// Simulated: nothing is written when there isn't a number for each packet, or a number isn't that of
  /// its packet (inferred).
  ///
  /// - Parameters:
  ///   - packets: Packets of IP.
  ///   - protocols: For each of them the number of its protocol: `AF_INET` or `AF_INET6`.
  /// - Returns: Whether they were written.
  open func writePackets(_ packets: [Data], withProtocols protocols: [NSNumber]) -> Bool {
    guard packets.count == protocols.count,
      zip(packets, protocols).allSatisfy({ Self.number(of: $0) == $1.int32Value })
    else { return false }
    NetworkLink.tell(.write(packets))
    return true
  }

  /// Packets have come from the device.
  func deliver(_ packets: [Data]) {
    let handler = state.withLock { state -> Handler? in
      guard !state.handlers.isEmpty else {
        state.packets += packets
        return nil
      }
      return state.handlers.removeFirst()
    }
    if let handler { hand(packets, to: handler) }
  }

  private func hand(_ packets: [Data], to handler: @escaping Handler) {
    let group = DeviceConnection.shared?.answeredHandlers
    group?.enter()
    DispatchQueue.global().async {
      handler(packets, packets.map { NSNumber(value: Self.number(of: $0)) })
      group?.leave()
    }
  }

  /// The number of a packet's protocol; 0 for what is no packet.
  private static func number(of packet: Data) -> Int32 {
    switch (packet.first ?? 0) >> 4 {
    case 4: Int32(AF_INET)
    case 6: Int32(AF_INET6)
    default: 0
    }
  }
}
