import DeviceEvents
import DeviceProtocol
import SimulatedFoundation

/// The permission to use the camera and the microphone.
enum CameraPermission {
  /// Whether this process can never use them, as an app extension that isn't an iMessage app.
  static var isExtension: Bool {
    guard let context = DeviceConnection.shared?.context else { return false }
    return context.role == .appExtension && context.point != "com.apple.message-payload-provider"
  }
}
