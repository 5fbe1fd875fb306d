import DeviceProtocol
import Foundation
public import SimulatedFoundation
import Synchronization

/// The context with which a credential provider hands a password over.
///
/// Simulated: the first end counts; later ones do nothing (undocumented).
open class ASCredentialProviderExtensionContext: NSExtensionContext, @unchecked Sendable {
  // Unchecked: the state has a lock.
  private struct State {
    /// Whether there is an end, be it that work behind the request goes on.
    var hasEnded = false
    var end: PointAnswer?
    var listener: (@Sendable (PointAnswer) -> Void)?
  }

  private let state = Mutex(State())

  /// Makes a context without a system that waits, as a test of a provider does.
  public override init() { super.init() }

  /// Hands a password over: it stands in the form afterwards.
  ///
  /// Simulated: the handler is called on a background queue with `false`. Differs: that is done before the
  /// form is filled in.
  ///
  /// - Parameters:
  ///   - credential: The user name with its password.
  ///   - completionHandler: Work to do behind the request.
  @preconcurrency open func completeRequest(
    withSelectedCredential credential: ASPasswordCredential,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    end(
      .credential(Login(user: credential.user, password: credential.password)),
      work: completionHandler)
  }

  /// Hands over what logs the user in with a passkey: the page has it afterwards.
  ///
  /// Simulated: as `completeRequest(withSelectedCredential:completionHandler:)`.
  @preconcurrency open func completeAssertionRequest(
    using credential: ASPasskeyAssertionCredential,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { end(.passkey(credential.described), work: completionHandler) }

  /// Hands a new passkey over: the page has it afterwards.
  ///
  /// Simulated: as `completeRequest(withSelectedCredential:completionHandler:)`.
  @preconcurrency open func completeRegistrationRequest(
    using credential: ASPasskeyRegistrationCredential,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { end(.passkey(credential.described), work: completionHandler) }

  /// Says that the user has set the provider up.
  ///
  /// Simulated: its interface goes.
  open func completeExtensionConfigurationRequest() { end(.done) }

  /// Hands nothing over, and says why.
  ///
  /// Simulated: as `ASExtensionError` has it.
  open override func cancelRequest(withError error: any Error) {
    end(.failed(ErrorDescription(error)))
  }

  private func end(_ answer: PointAnswer, work: (@Sendable (Bool) -> Void)? = nil) {
    let isFirst = state.withLock { state in
      defer { state.hasEnded = true }
      return !state.hasEnded
    }
    guard isFirst else { return }
    guard let work else { return tell(answer) }
    DispatchQueue.global().async { [self] in
      work(false)
      tell(answer)
    }
  }

  private func tell(_ answer: PointAnswer) {
    let listener: (@Sendable (PointAnswer) -> Void)? = state.withLock { state in
      state.end = answer
      return state.listener
    }
    listener?(answer)
  }

  /// Calls the listener when the request has ended, at once if it has.
  func whenEnded(_ listener: @escaping @Sendable (PointAnswer) -> Void) {
    let end: PointAnswer? = state.withLock { state in
      state.listener = listener
      return state.end
    }
    if let end { listener(end) }
  }
}
