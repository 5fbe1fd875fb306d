import DeviceProtocol

extension DeviceConnection {
  /// The version of iOS on the device of this process; without a device, the newest one that is
  /// simulated.
  package static var systemVersion: Int { shared?.context.systemVersion ?? 26 }
}
