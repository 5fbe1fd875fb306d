public import SimulatedCoreMedia
import SimulatedFoundation

extension AVPlayer {
  /// Moves to another time.
  ///
  /// Type-checks only: as AVPlayer.
  @discardableResult public func seek(to time: CMTime) async -> Bool {
    await Completion.value { seek(to: time, completionHandler: $0) }
  }
}
