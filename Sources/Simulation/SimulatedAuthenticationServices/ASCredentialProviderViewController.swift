package import DeviceProtocol
import Foundation
import SimulatedFoundation
public import SimulatedUIKit

/// The principal class of a credential provider: fills in user names and passwords.
///
/// Simulated: for pages in the browser, while the user has it switched on in the settings, where it is listed if it
/// has the entitlement. A request of its own, and an object of its own, for each call but the interface's: when
/// `provideCredentialWithoutUserInteraction(for:)` says `userInteractionRequired`, another object is asked
/// to prepare its interface (inferred). Differs: the forms of iOS 17, which take an ASCredentialRequest, aren't
/// there, nor are passkeys and one-time codes.
@preconcurrency @MainActor open class ASCredentialProviderViewController: UIViewController {
  private let ownContext = ASCredentialProviderExtensionContext()

  /// The context with which a password is handed over.
  open override var extensionContext: ASCredentialProviderExtensionContext { ownContext }

  /// Prepares a list of what there is for these services, those that fit best first.
  ///
  /// Simulated: called when the user opens the provider's passwords, before its view is shown; there is one service,
  /// the page's address.
  open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}

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
    case .provide(let identity):
      extensionContext.whenEnded(reply)
      provideCredentialWithoutUserInteraction(for: ASPasswordCredentialIdentity(identity))
      return
    case .awaitEnd: return extensionContext.whenEnded(reply)
    case .list(let services):
      prepareCredentialList(for: services.map(ASCredentialServiceIdentifier.init))
    case .prepare(let identity):
      prepareInterfaceToProvideCredential(for: ASPasswordCredentialIdentity(identity))
    case .configure: prepareInterfaceForExtensionConfiguration()
    }
    reply(.done)
  }
}
