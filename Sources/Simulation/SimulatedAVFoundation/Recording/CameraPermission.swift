import DeviceEvents
import DeviceProtocol
import SimulatedFoundation

/// Who may use the camera and the microphone.
enum CameraPermission {
  /// Whether this process may never use them: an app extension, unless it is an iMessage app.
  static var isExtension: Bool {
    guard let context = DeviceConnection.shared?.context else { return false }
    return context.role == .appExtension && context.point != "com.apple.message-payload-provider"
  }
}
