import DeviceProtocol
public import Foundation
public import SimulatedFoundation

/// The type of an activity for an app that is to show its camera.
///
/// Simulated: no known difference (that the value is the name is inferred).
public let NSUserActivityTypeLockedCameraCapture = "NSUserActivityTypeLockedCameraCapture"

/// One use of an app's camera on the locked screen.
///
/// Simulated: when it is over, what is in its folder is the app's, and everything else that the
/// extension has written is gone (documented).
public final class LockedCameraCaptureSession: Sendable {
  /// The folder for what is captured.
  public let sessionContentURL: URL

  init(folder: String) { sessionContentURL = URL(fileURLWithPath: folder, isDirectory: true) }

  /// Opens the app that contains the extension, with an activity.
  ///
  /// Simulated: on the locked screen the user proves their identity first, as the scene says; the
  /// session is over then, and the app continues the activity. Differs: Apple publishes no error.
  ///
  /// - Parameter userActivity: The activity.
  /// - Throws: An error if the device stays locked.
  public func openApplication(for userActivity: NSUserActivity) async throws {
    guard let connection = DeviceConnection.shared else { return }
    let question = Message.Body.pointQuestion(.capture(.openApp(userActivity.described)))
    let answer = await withCheckedContinuation { continuation in
      connection.request(question) { continuation.resume(returning: $0) }
    }
    if case .failed(let error) = answer { throw error.nsError }
  }

  /// Deletes what is in the folder.
  ///
  /// Simulated: the folder itself stays (documented).
  public func invalidateSessionContent() async throws {
    let manager = FileManager.default
    for file in try manager.contentsOfDirectory(
      at: sessionContentURL, includingPropertiesForKeys: nil)
    { try manager.removeItem(at: file) }
  }
}
