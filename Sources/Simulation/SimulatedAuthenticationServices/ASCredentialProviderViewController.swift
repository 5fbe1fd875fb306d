package import DeviceProtocol
import Foundation
import SimulatedFoundation
public import SimulatedUIKit

/// The principal class of a credential provider, which fills in user names and passwords.
///
/// Simulated: for pages in the browser, while the user has switched it on in the settings, which
/// list it if it has the entitlement. Each call except those about the interface has its own
/// request and its own object: when `provideCredentialWithoutUserInteraction(for:)` reports
/// `userInteractionRequired`, another object is asked to prepare its interface (inferred). The
/// methods of iOS 17, which take an ASCredentialRequest, are called; by default they call the older
/// ones for passwords (inferred). Differs: there are no one-time codes, and passkeys aren't made
/// without asking.
@preconcurrency @MainActor open class ASCredentialProviderViewController: UIViewController {
  private let ownContext = ASCredentialProviderExtensionContext()

  /// The context through which a password is supplied.
  open override var extensionContext: ASCredentialProviderExtensionContext { ownContext }

  /// Prepares a list of the credentials for some services, with the best matches first.
  ///
  /// Simulated: called when the user opens the provider's passwords, before its view is shown;
  /// there is one service, the page's URL.
  open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}

  /// Prepares a list of passwords and passkeys.
  ///
  /// Simulated: called instead of the older method if the provider has passkeys; by default it
  /// calls that method (inferred).
  open func prepareCredentialList(
    for serviceIdentifiers: [ASCredentialServiceIdentifier],
    requestParameters: ASPasskeyCredentialRequestParameters
  ) { prepareCredentialList(for: serviceIdentifiers) }

  /// Supplies a password, or signs with a passkey, without an interface.
  ///
  /// Simulated: called when the user chooses a user name above the keyboard; by default it reports
  /// for passkeys that user interaction is required (inferred).
  open func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest)
  {
    if let identity = credentialRequest.credentialIdentity as? ASPasswordCredentialIdentity {
      return provideCredentialWithoutUserInteraction(for: identity)
    }
    extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired))
  }

  /// Prepares an interface in which the user permits the use of a password or a passkey.
  ///
  /// Simulated: called if it couldn't be done without an interface, before the view is shown.
  open func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {
    guard let identity = credentialRequest.credentialIdentity as? ASPasswordCredentialIdentity
    else { return }
    prepareInterfaceToProvideCredential(for: identity)
  }

  /// Prepares an interface in which a passkey is made.
  ///
  /// Simulated: called when the user chooses the provider for a new passkey, before the view is shown.
  open func prepareInterface(forPasskeyRegistration registrationRequest: any ASCredentialRequest) {}

  /// Supplies the password of a user name without an interface.
  ///
  /// Simulated: called when the user chooses the user name above the keyboard; by default it
  /// reports that user interaction is required (inferred). Differs: a request that doesn't end
  /// within 30 seconds counts as failed.
  open func provideCredentialWithoutUserInteraction(
    for credentialIdentity: ASPasswordCredentialIdentity
  ) { extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired)) }

  /// Prepares an interface in which the user permits the use of a user name's password.
  ///
  /// Simulated: called if it couldn't be done without an interface, before the view is shown.
  open func prepareInterfaceToProvideCredential(
    for credentialIdentity: ASPasswordCredentialIdentity
  ) {}

  /// Prepares an interface in which the user sets up the provider.
  ///
  /// Simulated: called when the user switches on the provider, if its property list has
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
