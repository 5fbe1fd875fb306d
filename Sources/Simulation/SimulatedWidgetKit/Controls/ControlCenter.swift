import DeviceProtocol
import Foundation
import SimulatedFoundation

/// An object with which the app or an extension tells the system that controls have a new value.
///
/// Simulated: reloading asks the device, which asks the provider. Differs: pushes can't do that.
public final class ControlCenter: Sendable {
  /// The shared object.
  public static let shared = ControlCenter()

  private init() {}

  /// Has the value of the app's own controls of a kind requested again.
  ///
  /// - Parameter kind: The kind of the control's configuration; an unknown one has no effect.
  public func reloadControls(ofKind kind: String) { reload(kind) }

  /// Has the values of all the app's controls requested again.
  public func reloadAllControls() { reload(nil) }

  /// Returns the app's controls that the user has added.
  ///
  /// - Throws: An error if the system doesn't answer.
  public func currentControls() async throws -> [ControlInfo] {
    try await withCheckedThrowingContinuation { continuation in
      guard let connection = DeviceConnection.shared else {
        return continuation.resume(throwing: CocoaError(.xpcConnectionInterrupted))
      }
      connection.ask(.placedControls) { answer in
        guard case .information(.placedControls(let kinds)) = answer else {
          return continuation.resume(throwing: CocoaError(.xpcConnectionInterrupted))
        }
        continuation.resume(returning: kinds.map(ControlInfo.init))
      }
    }
  }

  private func reload(_ kind: String?) {
    DeviceConnection.shared?.ask(.reloadControls(kind: kind)) { _ in }
  }
}

/// A control that the user has added.
///
/// Simulated: its kind. Differs: its settings aren't there.
public struct ControlInfo: Hashable, Sendable {
  /// The kind of its configuration.
  public let kind: String

  init(kind: String) { self.kind = kind }
}
