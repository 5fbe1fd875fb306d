public import Foundation

/// The identifier of a file provider's domain.
///
/// Simulated: keeps its text.
public struct NSFileProviderDomainIdentifier: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes an identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// An independent part of a file provider, such as an account.
///
/// Simulated: keeps its values. Differs: Files doesn't list domains yet.
open class NSFileProviderDomain: NSObject, @unchecked Sendable {
  // Only `isHidden` changes, and only the domain's owner changes it.
  /// The identifier.
  public let identifier: NSFileProviderDomainIdentifier
  /// The name that the user sees.
  public let displayName: String
  /// The domain's folder within the provider's documents.
  public let pathRelativeToDocumentStorage: String
  /// Whether it is hidden from the user.
  open var isHidden = false

  /// Whether the user has switched it on.
  open var userEnabled: Bool { true }

  /// Makes a domain with a folder, for a non-replicated provider.
  public init(
    identifier: NSFileProviderDomainIdentifier, displayName: String,
    pathRelativeToDocumentStorage: String
  ) {
    self.identifier = identifier
    self.displayName = displayName
    self.pathRelativeToDocumentStorage = pathRelativeToDocumentStorage
    super.init()
  }

  /// Makes a domain.
  public init(identifier: NSFileProviderDomainIdentifier, displayName: String) {
    self.identifier = identifier
    self.displayName = displayName
    pathRelativeToDocumentStorage = ""
    super.init()
  }
}
