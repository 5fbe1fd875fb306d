import DeviceProtocol

/// The container of this process.
package enum ProcessHome {
  /// Its folder; `nil` when the process wasn't launched by a device.
  package static var path: String? { DeviceConnection.shared?.context.home }
}
