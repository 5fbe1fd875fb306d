public import Foundation
public import SimulatedFoundation

/// The domain of file providers' errors.
///
/// Simulated: no known difference (that the value is the name is observed).
public let NSFileProviderErrorDomain = "NSFileProviderErrorDomain"
/// The key of the item that is in the way.
///
/// Type-checks only: nobody reads it yet.
public let NSFileProviderErrorCollidingItemKey = "NSFileProviderErrorCollidingItemKey"
/// The key of the item as it is on the server.
///
/// Type-checks only: nobody reads it yet.
public let NSFileProviderErrorItemKey = "NSFileProviderErrorItemKey"
/// The key of the identifier of the item that isn't there.
///
/// Type-checks only: nobody reads it yet.
public let NSFileProviderErrorNonExistentItemIdentifierKey =
  "NSFileProviderErrorNonExistentItemIdentifierKey"

/// What a file provider says it can't do.
///
/// Simulated: Apple's codes. Differs: the device itself makes only `providerNotFound` and `noSuchItem`.
public struct NSFileProviderError: BridgedCodeError {
  /// What is wrong.
  ///
  /// Simulated: Apple's numbers. Files drops an item that is `noSuchItem`, and lists a folder anew after
  /// `syncAnchorExpired`. Differs: Files shows the first seven in words of its own, and of the others what
  /// they say.
  public enum Code: Int, Sendable {
    /// The user has to sign in.
    case notAuthenticated = -1000
    /// There is an item of that name.
    case filenameCollision = -1001
    /// The changes since then aren't known any more.
    case syncAnchorExpired = -1002
    /// The user has no space left.
    case insufficientQuota = -1003
    /// The server can't be reached.
    case serverUnreachable = -1004
    /// There is no such item.
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
    /// Something in the folder can't be let go of.
    case nonEvictableChildren = -2006
    /// There are changes that the server doesn't have.
    case unsyncedEdits = -2007
    /// The item can't be let go of.
    case nonEvictable = -2008
    /// The newest version isn't on the device.
    case versionNoLongerAvailable = -2009
    /// The item is left out of syncing.
    case excludedFromSync = -2010
    /// The domain is switched off.
    case domainDisabled = -2011
  }

  /// What is wrong.
  public let code: Code
  /// What is said beside.
  public var userInfo: [String: Any] { values.mapValues { $0 } }
  private let values: [String: String]

  /// Makes an error.
  public init(_ code: Code) { self.init(code, userInfo: [:]) }
  /// Makes an error; of what is said beside only texts are kept.
  public init(_ code: Code, userInfo: [String: Any]) {
    self.code = code
    values = userInfo.compactMapValues { $0 as? String }
  }

  /// `NSFileProviderErrorDomain`.
  public static var errorDomain: String { NSFileProviderErrorDomain }
  /// What is said beside.
  public var errorUserInfo: [String: Any] { userInfo }
}

extension NSFileProviderError {
  /// The user has to sign in.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// There is an item of that name.
  public static var filenameCollision: Code { .filenameCollision }
  /// The changes since then aren't known any more.
  public static var syncAnchorExpired: Code { .syncAnchorExpired }
  /// The page isn't known any more.
  public static var pageExpired: Code { .syncAnchorExpired }
  /// The user has no space left.
  public static var insufficientQuota: Code { .insufficientQuota }
  /// The server can't be reached.
  public static var serverUnreachable: Code { .serverUnreachable }
  /// There is no such item.
  public static var noSuchItem: Code { .noSuchItem }
  /// The item may not be deleted.
  public static var deletionRejected: Code { .deletionRejected }
  /// The folder isn't empty.
  public static var directoryNotEmpty: Code { .directoryNotEmpty }
  /// The item can't be synced.
  public static var cannotSynchronize: Code { .cannotSynchronize }
}

extension NSError {
  /// An error that says which item isn't there.
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
