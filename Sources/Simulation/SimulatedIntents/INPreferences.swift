import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// Whether Siri may work with the app.
///
/// Simulated: the user is asked once (documented), as a scene decides. The app is ended where its entitlements
/// lack `com.apple.developer.siri`, and when it asks without `NSSiriUsageDescription` (observed). An extension
/// isn't asked for (documented: the app asks): it is told what there is. Differs: the user can't change their
/// mind in Settings.
open class INPreferences: NSObject {
  /// Whether Siri may.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    status(of: DeviceConnection.shared?.ask(.pointQuestion(.siri(.status))))
  }

  /// Has the user asked, unless they were; the handler is called on a background queue.
  @preconcurrency open class func requestSiriAuthorization(
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) {
    guard let connection = DeviceConnection.shared else {
      return DispatchQueue.global().async { handler(.restricted) }
    }
    connection.ask(.siri(.request)) { handler(status(of: $0)) }
  }

  /// Has the user asked, unless they were.
  open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestSiriAuthorization { continuation.resume(returning: $0) }
    }
  }

  /// The language in which the user speaks to Siri.
  ///
  /// Simulated: always this one.
  open class func siriLanguageCode() -> String { "en-US" }

  private class func status(of answer: Message.Body?) -> INSiriAuthorizationStatus {
    switch answer {
    case .information(.siri(let permission)): INSiriAuthorizationStatus(permission)
    case .failed(let error): preconditionFailure(error.message)
    default: .restricted
    }
  }
}

/// Whether Siri may work with the app.
///
/// Simulated: Apple's numbers. Differs: on a device it is never `restricted`.
public enum INSiriAuthorizationStatus: Int, Hashable, Sendable {
  /// The user hasn't been asked.
  case notDetermined
  /// Nobody can allow it.
  ///
  /// Type-checks only: nothing restricts it on the device.
  case restricted
  /// The user doesn't allow it.
  case denied
  /// The user allows it.
  case authorized

  init(_ permission: SiriPermission) {
    self =
      switch permission {
      case .notDetermined: .notDetermined
      case .restricted: .restricted
      case .denied: .denied
      case .authorized: .authorized
      }
  }
}
