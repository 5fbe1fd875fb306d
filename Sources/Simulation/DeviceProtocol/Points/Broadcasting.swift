package import Foundation

/// What a broadcast extension is told.
package enum BroadcastCall: Codable, Hashable, Sendable {
  /// The user broadcasts, with what the set-up has said: a property list.
  case start(Data?)
  case pause
  case resume
  case finish
  /// A picture of the screen.
  case sample(BroadcastSample)
}

/// A picture of the screen; of its pixels nothing is known.
package struct BroadcastSample: Codable, Hashable, Sendable {
  /// When it was taken: the number of the picture, of which there are so many a second.
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
  /// Let it record so many pictures.
  case record(frames: Int)
  case pause
  case resume
  case stop
  case state
  /// Show the set-up of a service; answered with its session.
  case setUp(name: String)
}

/// Where the broadcast stands.
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

/// What the interface of a broadcast's set-up has said: values for the upload, or that nothing comes of it.
package enum BroadcastSetup: Codable, Hashable, Sendable {
  case ready(url: String, values: Data?)
  case cancelled(ErrorDescription)
}
