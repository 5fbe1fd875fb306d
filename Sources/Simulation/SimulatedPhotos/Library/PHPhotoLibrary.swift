public import Foundation
public import SimulatedFoundation

/// Whether the app may use the photo library.
///
/// Simulated: Apple's numbers. Differs: only `notDetermined` occurs.
public enum PHAuthorizationStatus: Int, Hashable, Sendable {
  /// The user hasn't been asked.
  case notDetermined
  /// The device's owner forbids it.
  case restricted
  /// The user has refused.
  case denied
  /// The user has agreed.
  case authorized
  /// The user has agreed to some pictures.
  case limited
}

/// The kind of access that the app wants to the photo library.
///
/// Type-checks only: the device has no photo library yet.
public enum PHAccessLevel: Int, Hashable, Sendable {
  /// Adding pictures.
  case addOnly = 1
  /// Full access.
  case readWrite = 2
}

/// The user's photo library.
///
/// Simulated: closed, as before the user has allowed anything: changes end with
/// `PHPhotosError.accessUserDenied`. Differs: the user isn't asked, because a scene can't answer
/// yet.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  // It stores nothing.
  private static let theOne = PHPhotoLibrary()

  /// Returns the library.
  open class func shared() -> PHPhotoLibrary { theOne }

  /// Returns whether the app may use the library.
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  /// Returns whether the app has a kind of access.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }

  /// Asks the user for access; the answer never comes.
  @preconcurrency open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { handler(.notDetermined) } }
  /// Asks the user for access; the answer never comes.
  @preconcurrency open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { handler(.notDetermined) } }
  /// Asks the user for access; the answer never comes.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .notDetermined }

  /// Changes the library; the block isn't called.
  @preconcurrency open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.global().async { completionHandler?(false, PHPhotosError(.accessUserDenied)) } }
  /// Changes the library; the block isn't called.
  @preconcurrency open func performChanges(_ changeBlock: @escaping @Sendable () -> Void)
    async throws
  { throw PHPhotosError(.accessUserDenied) }
  /// Changes the library; the block isn't called.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }

  /// Registers an observer of changes.
  ///
  /// Type-checks only: there are none.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Unregisters an observer of changes.
  ///
  /// Type-checks only: there are no changes.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// An observer of changes to the photo library.
///
/// Type-checks only: there are none.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called when something has changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the photo library.
///
/// Type-checks only: there is no change.
open class PHChange: NSObject {}

/// The domain of this framework's errors.
///
/// Simulated: no known difference (that the value is the name is inferred).
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error about the photo library.
///
/// Simulated: Apple's codes. Differs: only `accessUserDenied` occurs, `changeNotSupported` for a
/// kind of file that can't be written, and `invalidResource` in the log for an edit that Photos
/// rejects.
public struct PHPhotosError: BridgedCodeError {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// An internal error.
    case internalError = -1
    /// The user has cancelled.
    case userCancelled = 3072
    /// The network is needed.
    case networkAccessRequired = 3164
    /// The network failed.
    case networkError = 3169
    /// The device's owner forbids it.
    case accessRestricted = 3310
    /// The user hasn't given permission.
    case accessUserDenied = 3311
    /// The change can't be made.
    case changeNotSupported = 3300
    /// The picture is invalid.
    case invalidResource = 3302
    /// There is not enough space.
    case notEnoughSpace = 3305
  }
  /// The code.
  public let code: Code
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `PHPhotosErrorDomain`.
  public static var errorDomain: String { PHPhotosErrorDomain }
}
