import DeviceProtocol

extension DeviceConnection {
  /// The version of iOS that the device of this process runs; outside a device the newest that is
  /// simulated.
  package static var systemVersion: Int { shared?.context.systemVersion ?? 26 }
}
