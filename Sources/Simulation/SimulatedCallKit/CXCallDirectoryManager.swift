public import Foundation

/// An app's view of its call directories.
///
/// Type-checks only: the device has no call directories yet: every handler is given an error.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
  // It keeps nothing.
  /// Whether the user has switched a call directory on.
  public enum EnabledStatus: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// It is off.
    case disabled
    /// It is on.
    case enabled
  }

  /// The one manager.
  open class var sharedInstance: CXCallDirectoryManager { theOne }
  private static let theOne = CXCallDirectoryManager()

  /// Has a call directory list its numbers again.
  @preconcurrency open func reloadExtension(
    withIdentifier identifier: String,
    completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.global().async {
      completion?(CXErrorCodeCallDirectoryManagerError(.noExtensionFound))
    }
  }

  /// Has a call directory list its numbers again.
  open func reloadExtension(withIdentifier identifier: String) async throws {
    throw CXErrorCodeCallDirectoryManagerError(.noExtensionFound)
  }

  /// Asks whether the user has switched a call directory on.
  @preconcurrency open func getEnabledStatusForExtension(
    withIdentifier identifier: String,
    completionHandler completion: @escaping @Sendable (EnabledStatus, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async {
      completion(.unknown, CXErrorCodeCallDirectoryManagerError(.noExtensionFound))
    }
  }

  /// Opens the list of call directories in Settings.
  @preconcurrency open func openSettings(
    completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.global().async { completion?(CXErrorCodeCallDirectoryManagerError(.unknown)) }
  }
}
