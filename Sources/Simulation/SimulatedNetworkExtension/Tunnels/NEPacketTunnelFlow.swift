import DeviceProtocol
public import Foundation
import SimulatedFoundation
import Synchronization

/// The packets of a tunnel's interface.
///
/// Simulated: packets are plain data; the machine's interfaces aren't touched. Differs: the number
/// for version 6 is the machine's `AF_INET6`.
open class NEPacketTunnelFlow: NSObject, @unchecked Sendable {
  // A lock protects its values.
  typealias Handler = @Sendable ([Data], [NSNumber]) -> Void
  private let state = Mutex(State())

  private struct State {
    var packets: [Data] = []
    var handlers: [Handler] = []
  }

  /// Reads the available packets, or else the next that come.
  ///
  /// Simulated: the handler is called once, on a background queue; to get more, the caller reads
  /// again (documented). Unread packets wait.
  ///
  /// - Parameter completionHandler: Receives the packets, and the protocol number of each.
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

  /// Writes packets that have come through the tunnel, for the device.
  ///
  /// Simulated: nothing is written unless there is a number for each packet, and each number is
  /// that of its packet (inferred).
  ///
  /// - Parameters:
  ///   - packets: IP packets.
  ///   - protocols: The protocol number of each: `AF_INET` or `AF_INET6`.
  /// - Returns: Whether they were written.
  open func writePackets(_ packets: [Data], withProtocols protocols: [NSNumber]) -> Bool {
    guard packets.count == protocols.count,
      zip(packets, protocols).allSatisfy({ Self.number(of: $0) == $1.int32Value })
    else { return false }
    NetworkLink.tell(.write(packets))
    return true
  }

  /// Called when packets have come from the device.
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

  /// Returns the protocol number of a packet; 0 if the data isn't a packet.
  private static func number(of packet: Data) -> Int32 {
    switch (packet.first ?? 0) >> 4 {
    case 4: Int32(AF_INET)
    case 6: Int32(AF_INET6)
    default: 0
    }
  }
}
