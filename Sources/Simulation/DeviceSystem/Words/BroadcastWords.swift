/// What is said of broadcasts of the screen, and of their set-up.
enum BroadcastWords {
  static let kind = "broadcast service"
  static let setupKind = "broadcast setup"

  static func setsUp(with name: String) -> String { "sets up a broadcast with \(name)" }
  static let noSetup = "no broadcast setup is shown"
  static func address(_ url: String) -> String { "the broadcast is at \(url)" }

  static let alreadyOn = "a broadcast is already running"
  static func broadcasts(with name: String) -> String { "broadcasts the screen with \(name)" }
  static let otherMode = "its RPBroadcastProcessMode isn't RPBroadcastProcessModeSampleBuffer"

  static func tooManyFrames(_ count: Int) -> String {
    "can't record \(count) pictures: 0 to 10000 are possible"
  }

  static let stops = "stops the broadcast"
  static let ended = "the service ended unexpectedly"
  static let noBroadcast = "no broadcast is running"
}
