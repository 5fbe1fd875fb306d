public import Foundation
import SimulatedFoundation

extension NEPacketTunnelFlow {
  /// Reads the available packets, or else the next that come.
  ///
  /// Simulated: as the form with a handler.
  ///
  /// - Returns: The packets, and the protocol number of each.
  @discardableResult public func readPackets() async -> ([Data], [NSNumber]) {
    await Completion.value { handler in readPackets { handler(($0, $1)) } }
  }
}
