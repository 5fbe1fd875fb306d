/// What a process and the device say to each other about Darwin notifications.
package enum SignalMessage: Codable, Hashable, Sendable {
  // From a process to the device.
  /// Tell me when this name is posted.
  case observe(String)
  /// Nothing here observes the name any more.
  case ignore(String)
  /// Tell all observers of the name.
  case post(String)
  /// The process's observers of the name are called now.
  case handedOver(String)
  /// Store a number with the name.
  case setState(String, UInt64)
  /// The number that is stored with the name; answered with `state`.
  case getState(String)

  // From the device to a process.
  /// The name was posted, once or several times.
  case arrived(String)
  case state(UInt64)
}
