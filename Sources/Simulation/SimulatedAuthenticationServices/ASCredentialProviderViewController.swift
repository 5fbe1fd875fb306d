package import DeviceProtocol
import Foundation
import SimulatedFoundation
public import SimulatedUIKit

/// The principal class of a credential provider: fills in user names and passwords.
///
/// Simulated: for pages in the browser, while the user has it switched on in the settings, where it is listed if it
/// has the entitlement. A request of its own, and an object of its own, for each call but the interface's: when
/// `provideCredentialWithoutUserInteraction(for:)` says `userInteractionRequired`, another object is asked
/// to prepare its interface (inferred). The forms of iOS 17, which take an ASCredentialRequest, are called, and
/// as they are they call the older ones for passwords (inferred). Differs: no one-time codes, and no passkeys that
/// are made unasked.
@preconcurrency @MainActor open class ASCredentialProviderViewController: UIViewController {
  private let ownContext = ASCredentialProviderExtensionContext()

  /// The context with which a password is handed over.
  open override var extensionContext: ASCredentialProviderExtensionContext { ownContext }

  /// Prepares a list of what there is for these services, those that fit best first.
  ///
  /// Simulated: called when the user opens the provider's passwords, before its view is shown; there is one service,
  /// the page's address.
  open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}

  /// Prepares a list of passwords and passkeys.
  ///
  /// Simulated: called instead of the older form if the provider has passkeys; as it is, it calls that
  /// (inferred).
  open func prepareCredentialList(
    for serviceIdentifiers: [ASCredentialServiceIdentifier],
    requestParameters: ASPasskeyCredentialRequestParameters
  ) { prepareCredentialList(for: serviceIdentifiers) }

  /// Hands over a password, or signs with a passkey, without being shown.
  ///
  /// Simulated: called when the user chooses a user name above the keyboard; as it is, it says of passkeys that
  /// the user is needed (inferred).
  open func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest)
  {
    if let identity = credentialRequest.credentialIdentity as? ASPasswordCredentialIdentity {
      return provideCredentialWithoutUserInteraction(for: identity)
    }
    extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired))
  }

  /// Prepares an interface in which the user allows that a password or a passkey is used.
  ///
  /// Simulated: called when that couldn't be done without, before the view is shown.
  open func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {
    guard let identity = credentialRequest.credentialIdentity as? ASPasswordCredentialIdentity
    else { return }
    prepareInterfaceToProvideCredential(for: identity)
  }

  /// Prepares an interface in which a passkey is made.
  ///
  /// Simulated: called when the user chooses the provider for a new passkey, before the view is shown.
  open func prepareInterface(forPasskeyRegistration registrationRequest: any ASCredentialRequest) {}

  /// Hands over the password of a user name without being shown.
  ///
  /// Simulated: called when the user chooses the user name above the keyboard; as it is, it says that the user is
  /// needed (inferred). Differs: no end of the request for 30 seconds counts as a failure.
  open func provideCredentialWithoutUserInteraction(
    for credentialIdentity: ASPasswordCredentialIdentity
  ) { extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired)) }

  /// Prepares an interface in which the user allows that the password of a user name is handed over.
  ///
  /// Simulated: called when that couldn't be done without, before the view is shown.
  open func prepareInterfaceToProvideCredential(
    for credentialIdentity: ASPasswordCredentialIdentity
  ) {}

  /// Prepares an interface in which the user sets the provider up.
  ///
  /// Simulated: called when the user switches the provider on, if its property list has
  /// ASCredentialProviderExtensionShowsConfigurationUI (documented).
  open func prepareInterfaceForExtensionConfiguration() {}
}

extension ASCredentialProviderViewController: PointPrincipal {
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard case .credential(let call) = call else { return reply(.notServed(by: self)) }
    switch call {
    case .provide(let identity, let challenge):
      extensionContext.whenEnded(reply)
      provideCredentialWithoutUserInteraction(for: request(for: identity, challenge))
      return
    case .awaitEnd: return extensionContext.whenEnded(reply)
    case .list(let services, let challenge):
      let services = services.map { ASCredentialServiceIdentifier($0) }
      guard let challenge else {
        prepareCredentialList(for: services)
        break
      }
      prepareCredentialList(
        for: services, requestParameters: ASPasskeyCredentialRequestParameters(challenge))
    case .prepare(let identity, let challenge):
      prepareInterfaceToProvideCredential(for: request(for: identity, challenge))
    case .register(let identity, let challenge):
      guard let passkey = identity.passkey else { return reply(.notServed(by: self)) }
      prepareInterface(
        forPasskeyRegistration: ASPasskeyCredentialRequest(
          .passkeyRegistration, identity.passkeyIdentity(passkey), challenge))
    case .configure: prepareInterfaceForExtensionConfiguration()
    }
    reply(.done)
  }
  private func request(
    for identity: LoginIdentity, _ challenge: PasskeyChallenge
  ) -> any ASCredentialRequest {
    guard let passkey = identity.passkey else {
      return ASPasswordCredentialRequest(credentialIdentity: ASPasswordCredentialIdentity(identity))
    }
    return ASPasskeyCredentialRequest(
      .passkeyAssertion, identity.passkeyIdentity(passkey), challenge)
  }
}
