import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// An app's view of its call directories.
///
/// Simulated: the extension is started and asked for its numbers, which apply from then on if they
/// are all correct; otherwise the previous ones stay. Handlers are called on a background queue.
/// Differs: any app may name any call directory; without a device there is none.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
  // It has no values.
  /// Whether the user has switched a call directory on.
  public enum EnabledStatus: Int, Sendable {
    /// It isn't known.
    case unknown
    /// It is off.
    case disabled
    /// It is on.
    case enabled
  }

  /// The one manager.
  open class var sharedInstance: CXCallDirectoryManager { theOne }
  private static let theOne = CXCallDirectoryManager()

  /// Makes a call directory list its numbers again.
  ///
  /// Simulated: the error is one of CXErrorCodeCallDirectoryManagerError: `noExtensionFound` for an
  /// unknown identifier, `extensionDisabled` if the user has switched it off, `currentlyLoading`
  /// while it is working, `loadingInterrupted` if it cancels or ends, or an error about its numbers
  /// (documented names).
  ///
  /// - Parameters:
  ///   - identifier: The extension's bundle identifier.
  ///   - completion: Receives the error; `nil` if the numbers apply from now on.
  @preconcurrency open func reloadExtension(
    withIdentifier identifier: String,
    completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    ask(.reloadCallDirectory(identifier: identifier)) { answer in
      if case .failed(let error) = answer { completion?(error.asError) } else { completion?(nil) }
    }
  }

  /// Makes a call directory list its numbers again.
  ///
  /// Simulated: as the form with a handler.
  open func reloadExtension(withIdentifier identifier: String) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, _>) in
      reloadExtension(withIdentifier: identifier) { error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(()))
      }
    }
  }

  /// Asks whether the user has switched a call directory on.
  ///
  /// - Parameters:
  ///   - identifier: The extension's bundle identifier.
  ///   - completion: Receives the answer; `unknown` and `noExtensionFound` for an unknown
  ///     identifier.
  @preconcurrency open func getEnabledStatusForExtension(
    withIdentifier identifier: String,
    completionHandler completion: @escaping @Sendable (EnabledStatus, (any Error)?) -> Void
  ) {
    ask(.callDirectoryState(identifier: identifier)) { answer in
      switch answer {
      case .information(.isOn(let isOn)): completion(isOn ? .enabled : .disabled, nil)
      case .failed(let error): completion(.unknown, error.asError)
      default: completion(.unknown, CXErrorCodeCallDirectoryManagerError(.unknown))
      }
    }
  }

  /// Returns whether the user has switched a call directory on.
  ///
  /// Simulated: as the form with a handler.
  open func enabledStatusForExtension(
    withIdentifier identifier: String
  ) async throws -> EnabledStatus {
    try await withCheckedThrowingContinuation { continuation in
      getEnabledStatusForExtension(withIdentifier: identifier) { status, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(status))
      }
    }
  }

  /// Opens the list of call directories in Settings.
  ///
  /// Type-checks only: a scene switches them without it; the handler gets `unknown`.
  @preconcurrency open func openSettings(
    completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.global().async { completion?(CXErrorCodeCallDirectoryManagerError(.unknown)) }
  }

  /// Opens the list of call directories in Settings.
  ///
  /// Type-checks only: a scene switches them without it; throws `unknown`.
  open func openSettings() async throws { throw CXErrorCodeCallDirectoryManagerError(.unknown) }

  /// Asks the device; the handler is called on a background queue, for which the device waits.
  private func ask(
    _ question: PointQuestion, then handler: @escaping @Sendable (Message.Body) -> Void
  ) {
    guard let connection = DeviceConnection.shared else {
      let error = ErrorDescription(
        domain: CXErrorDomainCallDirectoryManager, code: 1, message: DeviceWords.noDevice)
      return DispatchQueue.global().async { handler(.failed(error)) }
    }
    connection.ask(question, then: handler)
  }
}

extension ErrorDescription {
  /// The error for an app: one of this framework's, or unchanged.
  fileprivate var asError: any Error {
    guard domain == CXErrorDomainCallDirectoryManager,
      let code = CXErrorCodeCallDirectoryManagerError.Code(rawValue: code)
    else { return nsError }
    return CXErrorCodeCallDirectoryManagerError(code)
  }
}
