import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// The permission for Siri to work with the app.
///
/// Simulated: the user is asked once (documented), and a scene decides the answer. The app is ended
/// if its entitlements lack `com.apple.developer.siri`, and if it asks without
/// `NSSiriUsageDescription` (observed). An extension doesn't ask (documented: the app does); it
/// gets the present answer. Differs: the user can't change their mind in Settings.
open class INPreferences: NSObject {
  /// Returns whether Siri may work with the app.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    status(of: DeviceConnection.shared?.ask(.pointQuestion(.siri(.status))))
  }

  /// Asks the user, unless they were asked before; the handler is called on a background queue.
  @preconcurrency open class func requestSiriAuthorization(
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) {
    guard let connection = DeviceConnection.shared else {
      return DispatchQueue.global().async { handler(.restricted) }
    }
    connection.ask(.siri(.request)) { handler(status(of: $0)) }
  }

  /// Asks the user, unless they were asked before.
  open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestSiriAuthorization { continuation.resume(returning: $0) }
    }
  }

  /// Returns the language in which the user speaks to Siri.
  ///
  /// Simulated: always American English.
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
  /// Permission is restricted.
  ///
  /// Type-checks only: nothing on the device restricts it.
  case restricted
  /// The user has refused.
  case denied
  /// The user has agreed.
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
