public import Foundation

/// What names a domain of a file provider.
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

/// A part of a file provider that stands for itself: an account, for example.
///
/// Simulated: keeps its values. Differs: Files lists no domains yet.
open class NSFileProviderDomain: NSObject, @unchecked Sendable {
  // Only `isHidden` changes, and whoever has made the domain changes it.
  /// What names it.
  public let identifier: NSFileProviderDomainIdentifier
  /// What the user reads.
  public let displayName: String
  /// Its folder in that of the provider's documents.
  public let pathRelativeToDocumentStorage: String
  /// Whether the user doesn't see it.
  open var isHidden = false

  /// Whether the user has switched it on.
  open var userEnabled: Bool { true }

  /// Makes a domain with a folder, for a provider of the older kind.
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
