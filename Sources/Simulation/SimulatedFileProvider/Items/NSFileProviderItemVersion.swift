public import Foundation

/// The version of an item: of its content, and of its metadata.
///
/// Simulated: keeps its values.
open class NSFileProviderItemVersion: NSObject, @unchecked Sendable {
  // Its values never change.
  /// The content's version.
  public let contentVersion: Data
  /// The metadata's version.
  public let metadataVersion: Data

  /// The value of a component before the item has been on the server.
  open class var beforeFirstSyncComponent: Data { Data() }

  /// Makes a version from its two components, which the provider defines.
  public init(contentVersion: Data, metadataVersion: Data) {
    self.contentVersion = contentVersion
    self.metadataVersion = metadataVersion
    super.init()
  }

  /// Makes an empty version.
  public override convenience init() { self.init(contentVersion: Data(), metadataVersion: Data()) }

  /// Returns whether another version has the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSFileProviderItemVersion else { return false }
    return contentVersion == other.contentVersion && metadataVersion == other.metadataVersion
  }

  /// A hash that equal versions share.
  open override var hash: Int { contentVersion.hashValue ^ metadataVersion.hashValue }
}

/// The rule for when an item's content is downloaded and evicted.
///
/// Type-checks only: it isn't read yet.
public enum NSFileProviderContentPolicy: Int, Hashable, Sendable {
  /// The rule of its folder.
  case inherited
  /// Download when needed; evict when space is short.
  case downloadLazily
  /// Download when needed; evict when the server has a newer version.
  case downloadLazilyAndEvictOnRemoteUpdate
  /// Download at once, and keep.
  case downloadEagerlyAndKeepDownloaded
}
