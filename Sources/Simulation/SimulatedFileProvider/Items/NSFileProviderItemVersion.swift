public import Foundation

/// Which version of an item is meant: of its content, and of all beside it.
///
/// Simulated: keeps its values.
open class NSFileProviderItemVersion: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  /// The content's version.
  public let contentVersion: Data
  /// The version of all beside it.
  public let metadataVersion: Data

  /// What a part is before the item has been to the server.
  open class var beforeFirstSyncComponent: Data { Data() }

  /// Makes a version of its two parts, in the provider's own words.
  public init(contentVersion: Data, metadataVersion: Data) {
    self.contentVersion = contentVersion
    self.metadataVersion = metadataVersion
    super.init()
  }

  /// Makes a version without any content.
  public override convenience init() { self.init(contentVersion: Data(), metadataVersion: Data()) }

  /// Whether the other has the same parts.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSFileProviderItemVersion else { return false }
    return contentVersion == other.contentVersion && metadataVersion == other.metadataVersion
  }

  /// Equal for equal versions.
  open override var hash: Int { contentVersion.hashValue ^ metadataVersion.hashValue }
}

/// When an item's content is fetched, and when it is let go.
///
/// Type-checks only: nobody reads it yet.
public enum NSFileProviderContentPolicy: Int, Hashable, Sendable {
  /// As that of its folder.
  case inherited
  /// When it is wanted; let go when space is short.
  case downloadLazily
  /// When it is wanted; let go when the server has a newer one.
  case downloadLazilyAndEvictOnRemoteUpdate
  /// At once, and kept.
  case downloadEagerlyAndKeepDownloaded
}
