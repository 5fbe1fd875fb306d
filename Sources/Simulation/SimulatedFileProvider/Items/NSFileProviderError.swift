public import Foundation
public import SimulatedFoundation

/// The domain of file providers' errors.
///
/// Simulated: no known difference (that the value equals the name is observed).
public let NSFileProviderErrorDomain = "NSFileProviderErrorDomain"
/// The key for the colliding item.
///
/// Type-checks only: it isn't read yet.
public let NSFileProviderErrorCollidingItemKey = "NSFileProviderErrorCollidingItemKey"
/// The key for the item as it is on the server.
///
/// Type-checks only: it isn't read yet.
public let NSFileProviderErrorItemKey = "NSFileProviderErrorItemKey"
/// The key for the identifier of the item that doesn't exist.
///
/// Type-checks only: it isn't read yet.
public let NSFileProviderErrorNonExistentItemIdentifierKey =
  "NSFileProviderErrorNonExistentItemIdentifierKey"

/// An error of a file provider.
///
/// Simulated: Apple's codes. Differs: the device itself only produces `providerNotFound` and
/// `noSuchItem`.
public struct NSFileProviderError: BridgedCodeError {
  /// The code of an error.
  ///
  /// Simulated: Apple's numbers. Files removes an item for `noSuchItem`, and lists a folder again
  /// after `syncAnchorExpired`. Differs: Files describes the first seven in its own words, and the
  /// others in theirs.
  public enum Code: Int, Sendable {
    /// The user must sign in.
    case notAuthenticated = -1000
    /// The name is already taken.
    case filenameCollision = -1001
    /// The changes since the anchor are no longer known.
    case syncAnchorExpired = -1002
    /// The user has no space left.
    case insufficientQuota = -1003
    /// The server can't be reached.
    case serverUnreachable = -1004
    /// The item doesn't exist.
    case noSuchItem = -1005
    /// The item may not be deleted.
    case deletionRejected = -1006
    /// The folder isn't empty.
    case directoryNotEmpty = -1007
    /// There is no provider.
    case providerNotFound = -2001
    /// The provider has been moved.
    case providerTranslocated = -2002
    /// An older provider is still running.
    case olderExtensionVersionRunning = -2003
    /// There is a newer provider.
    case newerExtensionVersionFound = -2004
    /// The item can't be synced.
    case cannotSynchronize = -2005
    /// Something in the folder can't be evicted.
    case nonEvictableChildren = -2006
    /// There are changes that the server doesn't have.
    case unsyncedEdits = -2007
    /// The item can't be evicted.
    case nonEvictable = -2008
    /// The newest version isn't on the device.
    case versionNoLongerAvailable = -2009
    /// The item is excluded from syncing.
    case excludedFromSync = -2010
    /// The domain is switched off.
    case domainDisabled = -2011
  }

  /// The code.
  public let code: Code
  /// Additional information.
  public var userInfo: [String: Any] { values.mapValues { $0 } }
  private let values: [String: String]

  /// Makes an error.
  public init(_ code: Code) { self.init(code, userInfo: [:]) }
  /// Makes an error; of the additional information only texts are kept.
  public init(_ code: Code, userInfo: [String: Any]) {
    self.code = code
    values = userInfo.compactMapValues { $0 as? String }
  }

  /// `NSFileProviderErrorDomain`.
  public static var errorDomain: String { NSFileProviderErrorDomain }
  /// Additional information.
  public var errorUserInfo: [String: Any] { userInfo }
}

extension NSFileProviderError {
  /// The user must sign in.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// The name is already taken.
  public static var filenameCollision: Code { .filenameCollision }
  /// The changes since the anchor are no longer known.
  public static var syncAnchorExpired: Code { .syncAnchorExpired }
  /// The page is no longer known.
  public static var pageExpired: Code { .syncAnchorExpired }
  /// The user has no space left.
  public static var insufficientQuota: Code { .insufficientQuota }
  /// The server can't be reached.
  public static var serverUnreachable: Code { .serverUnreachable }
  /// The item doesn't exist.
  public static var noSuchItem: Code { .noSuchItem }
  /// The item may not be deleted.
  public static var deletionRejected: Code { .deletionRejected }
  /// The folder isn't empty.
  public static var directoryNotEmpty: Code { .directoryNotEmpty }
  /// The item can't be synced.
  public static var cannotSynchronize: Code { .cannotSynchronize }
}

extension NSError {
  /// Returns an error that names the missing item.
  ///
  /// Simulated: `noSuchItem` with the identifier in `userInfo` (documented).
  public class func fileProviderErrorForNonExistentItem(
    withIdentifier itemIdentifier: NSFileProviderItemIdentifier
  ) -> any Error {
    NSFileProviderError(
      .noSuchItem,
      userInfo: [NSFileProviderErrorNonExistentItemIdentifierKey: itemIdentifier.rawValue])
  }
}
