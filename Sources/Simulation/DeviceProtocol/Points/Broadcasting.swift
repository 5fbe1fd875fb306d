package import Foundation

/// A call to a broadcast extension.
package enum BroadcastCall: Codable, Hashable, Sendable {
  /// The user starts the broadcast, with the result of the set-up: a property list.
  case start(Data?)
  case pause
  case resume
  case finish
  /// A picture of the screen.
  case sample(BroadcastSample)
}

/// A picture of the screen, without its pixels.
package struct BroadcastSample: Codable, Hashable, Sendable {
  /// When it was taken: the number of the picture, at a fixed rate per second.
  package var number: Int
  package var rate: Int
  package var width: Int
  package var height: Int

  package init(number: Int, rate: Int, width: Int, height: Int) {
    self.number = number
    self.rate = rate
    self.width = width
    self.height = height
  }
}

/// What a scene does with broadcasts.
package enum BroadcastCommand: Codable, Sendable {
  /// Pick a broadcast extension for the screen.
  case start(name: String)
  /// Let it record a number of pictures.
  case record(frames: Int)
  case pause
  case resume
  case stop
  case state
  /// Show the set-up of a service; answered with its session.
  case setUp(name: String)
}

/// The state of the broadcast.
package struct BroadcastState: Codable, Hashable, Sendable {
  /// The extension's name; `nil` when there is no broadcast.
  package var name: String?
  package var isPaused = false
  /// What the user was told when the last one ended by itself.
  package var message: String?
  /// The session of the set-up that is shown.
  package var setup: Int?

  package init() {}
}

/// The result of a broadcast's set-up interface: values for the upload, or that it was cancelled.
package enum BroadcastSetup: Codable, Hashable, Sendable {
  case ready(url: String, values: Data?)
  case cancelled(ErrorDescription)
}
