/// What is said of broadcasts of the screen, and of their set-up.
enum BroadcastWords {
  static let kind = "broadcast service"
  static let setupKind = "set-up of a broadcast"

  static func setsUp(with name: String) -> String { "sets a broadcast up with \(name)" }
  static let noSetup = "no set-up is shown"
  static func address(_ url: String) -> String { "the broadcast is at \(url)" }

  static let alreadyOn = "a broadcast is going on already"
  static func broadcasts(with name: String) -> String { "broadcasts the screen with \(name)" }
  static let otherMode = "its RPBroadcastProcessMode isn't RPBroadcastProcessModeSampleBuffer"

  static func tooManyFrames(_ count: Int) -> String {
    "\(count) pictures can't be recorded: 0 to 10000 can"
  }

  static let stops = "stops the broadcast"
  static let ended = "the service ended unexpectedly"
  static let noBroadcast = "no broadcast is going on"
}
