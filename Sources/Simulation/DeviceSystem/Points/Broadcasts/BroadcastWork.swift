import DeviceProtocol
import Foundation

/// The broadcast of the screen, and what was set up for it.
struct BroadcastWork {
  var state = BroadcastState()
  /// The extension that is at work.
  var session: PointSession?
  /// The number of pictures that it was given.
  var frames = 0
  /// The set-up that is shown.
  var setup: PointSession?
  /// The results of the set-ups of apps, by the app's identifier.
  var values: [String: Data] = [:]
}
