import DeviceProtocol
public import Foundation

/// Where a user name and a password are for.
///
/// Simulated: a page in the browser asks with its address as a URL. Differs: apps don't ask.
open class ASCredentialServiceIdentifier: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes.
  /// What an identifier is.
  public enum IdentifierType: Int, Sendable {
    /// A domain: "example.com".
    case domain
    /// An address: "https://example.com/login".
    case URL
  }

  /// The domain, or the address.
  public let identifier: String
  /// Which of the two it is.
  public let type: IdentifierType

  /// Makes one.
  public init(identifier: String, type: IdentifierType) {
    self.identifier = identifier
    self.type = type
    super.init()
  }

  convenience init(_ service: LoginService) {
    self.init(identifier: service.identifier, type: service.isURL ? .URL : .domain)
  }
}

/// A user name that a provider has a password for.
///
/// Simulated: what an app has put into the store stands above the keyboard on pages of its domain, or of one
/// that lies below that (inferred); the one that the user chooses is handed to the provider.
open class ASPasswordCredentialIdentity: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes but the rank, which has an owner each.
  /// Where it is for.
  public let serviceIdentifier: ASCredentialServiceIdentifier
  /// The user name.
  public let user: String
  /// What the provider knows it by.
  public let recordIdentifier: String?
  /// Those with a greater number come first.
  ///
  /// Simulated: as documented.
  open var rank = 0

  /// Makes one.
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
