import DeviceProtocol
import Foundation
public import SimulatedCombine
import SimulatedFoundation
import SimulatedManagedSettings

/// The object with which an app asks whether it may work with Screen Time.
///
/// Simulated: a scene says with `device.answerScreenTimeRequests` what the user answers. A process
/// whose entitlements lack `com.apple.developer.family-controls` gets a Cocoa error with the code
/// 4099 (observed). Differs: the user of this device is an adult; and the user can't change their
/// mind in Settings.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
  // Unchecked: as documented, the status is for the main queue only.

  /// The shared object.
  public static let shared = AuthorizationCenter()

  /// Whether the app may work with Screen Time.
  ///
  /// Simulated: what the device knows when a process first asks for the shared object, and what it
  /// asks for itself. Differs: Apple documents that it isn't determined until the process has
  /// asked; on devices it is known (observed).
  @Published public private(set) var authorizationStatus: AuthorizationStatus

  private init() {
    guard case .permission(let permission)? = ScreenTimeLink.information(.status) else {
      authorizationStatus = .notDetermined
      return
    }
    authorizationStatus = AuthorizationStatus(rawValue: permission.rawValue) ?? .notDetermined
  }

  /// Asks the user, who isn't asked again once they have agreed.
  ///
  /// Simulated: for `.child` it fails with `invalidAccountType`, since the user of this device is no
  /// child in a family's group (documented).
  ///
  /// - Parameter member: Whose device it is.
  /// - Throws: `FamilyControlsError.authorizationCanceled` if the user refuses.
  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    let answer = ScreenTimeLink.ask(.request(isForChild: member == .child))
    let result = Self.result(answer)
    await set(result)
    try result.get()
  }

  /// Asks a child's parent; replaced by `requestAuthorization(for:)`.
  ///
  /// Simulated: as that for `.child`; the handler is called on the main queue.
  public func requestAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) {
    let result = Self.result(ScreenTimeLink.ask(.request(isForChild: true)))
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { handler(result) }
  }

  /// Gives the permission back: what the app has restricted and monitored is over (observed).
  ///
  /// Simulated: the handler is called on the main queue.
  public func revokeAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) {
    let result = Self.result(ScreenTimeLink.ask(.revoke))
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { [self] in
      if case .success = result, authorizationStatus == .approved {
        authorizationStatus = .notDetermined
      }
      handler(result)
    }
  }

  @MainActor private func set(_ result: Result<Void, any Error>) {
    switch result {
    case .success: authorizationStatus = .approved
    case .failure(FamilyControlsError.authorizationCanceled): authorizationStatus = .denied
    case .failure: break
    }
  }

  private static func result(_ answer: Message.Body?) -> Result<Void, any Error> {
    switch answer {
    case .done, .information: .success(())
    case .failed(let error):
      .failure(FamilyControlsError(code: error) ?? error.nsError)
    // Without a device there is nobody to ask.
    default: .failure(FamilyControlsError.unavailable)
    }
  }
}
