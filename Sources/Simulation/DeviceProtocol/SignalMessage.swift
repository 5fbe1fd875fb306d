/// What a process and the device say to each other about Darwin notifications.
package enum SignalMessage: Codable, Hashable, Sendable {
  // From a process to the device.
  /// Tell me when this name is posted.
  case observe(String)
  /// Nobody here cares for the name any more.
  case ignore(String)
  /// Tell all who observe the name.
  case post(String)
  /// The process's observers of the name are called now.
  case handedOver(String)
  /// Keep a number with the name.
  case setState(String, UInt64)
  /// Which number is kept with the name; answered with `state`.
  case getState(String)

  // From the device to a process.
  /// The name was posted, once or several times.
  case arrived(String)
  case state(UInt64)
}
