import DeviceProtocol
import Foundation
public import SimulatedFoundation
import Synchronization

/// The context through which a credential provider supplies a password.
///
/// Simulated: the first call that ends the request counts; later ones have no effect
/// (undocumented).
open class ASCredentialProviderExtensionContext: NSExtensionContext, @unchecked Sendable {
  // Unchecked: a lock protects the state.
  private struct State {
    /// Whether the request has ended, even if work after it is still running.
    var hasEnded = false
    var end: PointAnswer?
    var listener: (@Sendable (PointAnswer) -> Void)?
  }

  private let state = Mutex(State())

  /// Makes a context without a waiting system, as a test of a provider does.
  public override init() { super.init() }

  /// Supplies a password, which is then filled into the form.
  ///
  /// Simulated: the handler is called on a background queue with `false`. Differs: that happens
  /// before the form is filled in.
  ///
  /// - Parameters:
  ///   - credential: The user name with its password.
  ///   - completionHandler: Work to do after the request.
  @preconcurrency open func completeRequest(
    withSelectedCredential credential: ASPasswordCredential,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    end(
      .credential(Login(user: credential.user, password: credential.password)),
      work: completionHandler)
  }

  /// Supplies what signs the user in with a passkey; the page receives it.
  ///
  /// Simulated: as `completeRequest(withSelectedCredential:completionHandler:)`.
  @preconcurrency open func completeAssertionRequest(
    using credential: ASPasskeyAssertionCredential,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { end(.passkey(credential.described), work: completionHandler) }

  /// Supplies a new passkey; the page receives it.
  ///
  /// Simulated: as `completeRequest(withSelectedCredential:completionHandler:)`.
  @preconcurrency open func completeRegistrationRequest(
    using credential: ASPasskeyRegistrationCredential,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { end(.passkey(credential.described), work: completionHandler) }

  /// Reports that the user has set up the provider.
  ///
  /// Simulated: its interface closes.
  open func completeExtensionConfigurationRequest() { end(.done) }

  /// Ends the request without a credential, with a reason.
  ///
  /// Simulated: the reasons have the effects described in `ASExtensionError`.
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

  /// Calls the listener when the request has ended, or at once if it already has.
  func whenEnded(_ listener: @escaping @Sendable (PointAnswer) -> Void) {
    let end: PointAnswer? = state.withLock { state in
      state.listener = listener
      return state.end
    }
    if let end { listener(end) }
  }
}
