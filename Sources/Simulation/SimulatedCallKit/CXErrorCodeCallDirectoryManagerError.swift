import Foundation
public import SimulatedFoundation

/// The domain of call directories' errors.
///
/// Simulated: no known difference.
public let CXErrorDomainCallDirectoryManager = "com.apple.CallKit.error.calldirectorymanager"

/// What can go wrong with a call directory.
///
/// Simulated: Apple's codes. Differs: `unknown` and `maximumEntriesExceeded` don't come up.
public struct CXErrorCodeCallDirectoryManagerError: BridgedCodeError {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// There is no such call directory.
    case noExtensionFound
    /// The call directory ended before it was done.
    case loadingInterrupted
    /// A number isn't greater than the one before.
    case entriesOutOfOrder
    /// A number was given twice.
    case duplicateEntries
    /// There are too many numbers.
    case maximumEntriesExceeded
    /// The user has switched the call directory off.
    case extensionDisabled
    /// The numbers are being read just now.
    case currentlyLoading
    /// A number was taken back in a request that isn't incremental.
    case unexpectedIncrementalRemoval
  }

  /// What went wrong.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `CXErrorDomainCallDirectoryManager`.
  public static var errorDomain: String { CXErrorDomainCallDirectoryManager }
}
