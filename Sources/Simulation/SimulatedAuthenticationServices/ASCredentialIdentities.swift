import DeviceProtocol
public import Foundation

/// The service for which a user name and a password are used.
///
/// Simulated: a page in the browser identifies itself with its address as a URL. Differs: apps
/// don't ask.
open class ASCredentialServiceIdentifier: NSObject, @unchecked Sendable {
  // Unchecked: it never changes.
  /// The kind of an identifier.
  public enum IdentifierType: Int, Sendable {
    /// A domain: "example.com".
    case domain
    /// A URL: "https://example.com/login".
    case URL
  }

  /// The domain or the URL.
  public let identifier: String
  /// The kind of identifier.
  public let type: IdentifierType

  /// Makes an identifier.
  public init(identifier: String, type: IdentifierType) {
    self.identifier = identifier
    self.type = type
    super.init()
  }

  convenience init(_ service: LoginService) {
    self.init(identifier: service.identifier, type: service.isURL ? .URL : .domain)
  }
}

/// A user name for which a provider has a password.
///
/// Simulated: an identity that an app has put into the store appears above the keyboard on pages of
/// its domain, or of a subdomain (inferred); the one that the user chooses is passed to the
/// provider.
open class ASPasswordCredentialIdentity: NSObject, @unchecked Sendable {
  // Unchecked: it never changes, except for the rank, which only its owner changes.
  /// The service for which it is used.
  public let serviceIdentifier: ASCredentialServiceIdentifier
  /// The user name.
  public let user: String
  /// The provider's own identifier of the record.
  public let recordIdentifier: String?
  /// The rank; identities with a greater number come first.
  ///
  /// Simulated: as documented.
  open var rank = 0

  /// Makes an identity.
  public init(
    serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?
  ) {
    self.serviceIdentifier = serviceIdentifier
    self.user = user
    self.recordIdentifier = recordIdentifier
    super.init()
  }

  convenience init(_ identity: LoginIdentity) {
    self.init(
      serviceIdentifier: ASCredentialServiceIdentifier(identity.service), user: identity.user,
      recordIdentifier: identity.record)
    rank = identity.rank
  }
}
