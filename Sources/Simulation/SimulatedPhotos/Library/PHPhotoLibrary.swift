public import Foundation
public import SimulatedFoundation

/// Whether the app may use the photo library.
///
/// Simulated: Apple's numbers. Differs: only `notDetermined` comes up.
public enum PHAuthorizationStatus: Int, Hashable, Sendable {
  /// Nobody has been asked.
  case notDetermined
  /// The device's owner forbids it.
  case restricted
  /// No.
  case denied
  /// Yes.
  case authorized
  /// Some pictures.
  case limited
}

/// What the app wants to do with the photo library.
///
/// Type-checks only: the device has no photo library yet.
public enum PHAccessLevel: Int, Hashable, Sendable {
  /// Add pictures.
  case addOnly = 1
  /// Everything.
  case readWrite = 2
}

/// The user's photo library.
///
/// Simulated: closed, as before the user has allowed anything: changes end with
/// `PHPhotosError.accessUserDenied`. Differs: nobody is asked, for a scene can't answer yet.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  // It keeps nothing.
  private static let theOne = PHPhotoLibrary()

  /// The library.
  open class func shared() -> PHPhotoLibrary { theOne }

  /// Whether the app may use it.
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  /// Whether the app may use it so.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }

  /// Asks the user: the answer stays open.
  @preconcurrency open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { handler(.notDetermined) } }
  /// Asks the user: the answer stays open.
  @preconcurrency open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { handler(.notDetermined) } }
  /// Asks the user: the answer stays open.
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

  /// Tells of changes.
  ///
  /// Type-checks only: there are none.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Doesn't tell any more.
  ///
  /// Type-checks only: there are no changes.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// Told of changes of the photo library.
///
/// Type-checks only: there are none.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Something has changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// What has changed in the photo library.
///
/// Type-checks only: there is no change.
open class PHChange: NSObject {}

/// The domain of this framework's errors.
///
/// Simulated: no known difference (that the value is the name is inferred).
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// What can't be done with the photo library.
///
/// Simulated: Apple's codes. Differs: only `accessUserDenied` comes up, `changeNotSupported` for a kind of
/// file that can't be written, and `invalidResource` in the log for an edit that Photos doesn't take.
public struct PHPhotosError: BridgedCodeError {
  /// What is wrong.
  public enum Code: Int, Sendable {
    /// Something inside.
    case internalError = -1
    /// The user gave up.
    case userCancelled = 3072
    /// The network is needed.
    case networkAccessRequired = 3164
    /// The network failed.
    case networkError = 3169
    /// The device's owner forbids it.
    case accessRestricted = 3310
    /// The user hasn't allowed it.
    case accessUserDenied = 3311
    /// The change can't be made.
    case changeNotSupported = 3300
    /// The picture isn't one.
    case invalidResource = 3302
    /// There is not enough space.
    case notEnoughSpace = 3305
  }
  /// What is wrong.
  public let code: Code
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `PHPhotosErrorDomain`.
  public static var errorDomain: String { PHPhotosErrorDomain }
}
