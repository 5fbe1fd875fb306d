public import Foundation
import SimulatedFoundation

extension NEPacketTunnelFlow {
  /// Takes the packets that are there, or the next that come.
  ///
  /// Simulated: as the form with a handler.
  ///
  /// - Returns: The packets, and for each of them the number of its protocol.
  @discardableResult public func readPackets() async -> ([Data], [NSNumber]) {
    await Completion.value { handler in readPackets { handler(($0, $1)) } }
  }
}
