import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// An app's view of its web extension.
///
/// Simulated: the setting of the scene. iOS has had it since 26.2. Handlers are called on a
/// background queue. Differs: without a device there is no extension.
open class SFSafariExtensionManager: NSObject {
  /// Asks whether the user has switched a web extension on.
  ///
  /// Simulated: an extension that isn't in the app isn't found (documented).
  ///
  /// - Parameters:
  ///   - identifier: The extension's bundle identifier.
  ///   - completionHandler: Receives the state, or `SFErrorCode.noExtensionFound`.
  @preconcurrency open class func getStateOfExtension(
    withIdentifier identifier: String,
    completionHandler: @escaping @Sendable (SFSafariExtensionState?, (any Error)?) -> Void
  ) {
    guard let connection = DeviceConnection.shared else {
      return DispatchQueue.global().async { completionHandler(nil, SFError(.noExtensionFound)) }
    }
    connection.ask(.webExtension(.state(identifier: identifier))) { answer in
      if case .information(.isOn(let isOn)) = answer {
        completionHandler(SFSafariExtensionState(isOn), nil)
      } else {
        completionHandler(nil, SFError(.noExtensionFound))
      }
    }
  }

  /// Returns whether the user has switched a web extension on.
  ///
  /// Simulated: as the form with a handler.
  open class func stateOfExtension(
    withIdentifier identifier: String
  ) async throws -> SFSafariExtensionState {
    try await withCheckedThrowingContinuation { continuation in
      getStateOfExtension(withIdentifier: identifier) { state, error in
        if let state {
          continuation.resume(returning: state)
        } else {
          continuation.resume(throwing: error ?? SFError(.noExtensionFound))
        }
      }
    }
  }
}

/// Whether the user has switched a web extension on.
///
/// Simulated: the setting of the scene, initially off.
open class SFSafariExtensionState: NSObject, @unchecked Sendable {
  // It has no values that could change.
  /// Whether it is on.
  public let isEnabled: Bool

  init(_ isEnabled: Bool) {
    self.isEnabled = isEnabled
    super.init()
  }
}
