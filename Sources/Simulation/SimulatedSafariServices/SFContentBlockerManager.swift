import DeviceProtocol
public import Foundation
public import SimulatedFoundation

/// An app's view of its content blockers.
///
/// Simulated: the extension is started, and its principal object is made and asked for its list;
/// the browser accepts the list if it is entirely correct, otherwise the previous rules stay.
/// Handlers are called on a background queue. Differs: any app may name any content blocker;
/// without a device there is none.
open class SFContentBlockerManager: NSObject {
  /// Makes the browser read a block list again.
  ///
  /// Simulated: the error is `SFErrorCode.noExtensionFound` for an unknown identifier,
  /// `.noAttachmentFound` if the extension returns nothing, `.loadingInterrupted` if it cancels or
  /// ends (documented names), and code 6 of "WKErrorDomain" for a list with a mistake (observed);
  /// the log says where the mistake is.
  ///
  /// - Parameters:
  ///   - identifier: The extension's bundle identifier.
  ///   - completionHandler: Receives the error; `nil` if the rules apply from now on.
  @preconcurrency open class func reloadContentBlocker(
    withIdentifier identifier: String,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    ask(.reload(identifier: identifier)) { answer in
      if case .failed(let error) = answer {
        completionHandler?(error.asError)
      } else {
        completionHandler?(nil)
      }
    }
  }

  /// Makes the browser read a block list again.
  ///
  /// Simulated: as the form with a handler.
  open class func reloadContentBlocker(withIdentifier identifier: String) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, _>) in
      reloadContentBlocker(withIdentifier: identifier) { error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(()))
      }
    }
  }

  /// Asks whether the user has switched a content blocker on.
  ///
  /// - Parameters:
  ///   - identifier: The extension's bundle identifier.
  ///   - completionHandler: Receives the state, or `SFErrorCode.noExtensionFound`.
  @preconcurrency open class func getStateOfContentBlocker(
    withIdentifier identifier: String,
    completionHandler: @escaping @Sendable (SFContentBlockerState?, (any Error)?) -> Void
  ) {
    ask(.state(identifier: identifier)) { answer in
      switch answer {
      case .contentBlockerState(let isOn): completionHandler(SFContentBlockerState(isOn), nil)
      case .failed(let error): completionHandler(nil, error.asError)
      default: completionHandler(nil, SFError(.noExtensionFound))
      }
    }
  }

  /// Returns whether the user has switched a content blocker on.
  ///
  /// Simulated: as the form with a handler.
  open class func stateOfContentBlocker(
    withIdentifier identifier: String
  ) async throws -> SFContentBlockerState {
    try await withCheckedThrowingContinuation { continuation in
      getStateOfContentBlocker(withIdentifier: identifier) { state, error in
        if let state {
          continuation.resume(returning: state)
        } else {
          continuation.resume(throwing: error ?? SFError(.noExtensionFound))
        }
      }
    }
  }

  /// Asks the device; the handler is called on a background queue, for which the device waits.
  private static func ask(
    _ question: ContentBlockerQuestion, then handler: @escaping @Sendable (Message.Body) -> Void
  ) {
    guard let connection = DeviceConnection.shared else {
      let error = ErrorDescription(
        domain: SFErrorDomain, code: 1, message: DeviceWords.noDevice)
      return DispatchQueue.global().async { handler(.failed(error)) }
    }
    connection.runningHandlers.enter()
    connection.request(.contentBlocker(question)) { answer in
      connection.answeredHandlers.enter()
      DispatchQueue.global().async {
        handler(answer)
        connection.answeredHandlers.leave()
        connection.runningHandlers.leave()
      }
    }
  }
}

extension ErrorDescription {
  /// The error for an app: one of this framework's, or unchanged.
  fileprivate var asError: any Error {
    guard domain == SFErrorDomain, let code = SFErrorCode(rawValue: code) else {
      return NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: message])
    }
    return SFError(code)
  }
}

/// Whether the user has switched a content blocker on.
///
/// Simulated: the setting of the scene, initially off (documented).
open class SFContentBlockerState: NSObject, @unchecked Sendable {
  // It has no values that could change.
  /// Whether it is on.
  public let isEnabled: Bool

  init(_ isEnabled: Bool) {
    self.isEnabled = isEnabled
    super.init()
  }
}

/// The domain of this framework's errors.
///
/// Simulated: Apple's name.
public let SFErrorDomain = "SFErrorDomain"

/// The code of an error about a content blocker.
///
/// Simulated: Apple's numbers (documented).
public enum SFErrorCode: Int, Hashable, Sendable {
  /// There is no such extension.
  case noExtensionFound = 1
  /// The extension returned no list.
  case noAttachmentFound = 2
  /// The extension ended before it was done.
  case loadingInterrupted = 3
}

/// An error about content blockers.
///
/// Simulated: as `BridgedCodeError`.
public struct SFError: BridgedCodeError {
  /// The code.
  public let code: SFErrorCode
  /// Makes an error.
  public init(_ code: SFErrorCode) { self.code = code }
  /// `SFErrorDomain`.
  public static var errorDomain: String { SFErrorDomain }
}
