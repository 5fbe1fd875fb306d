import Foundation
public import SimulatedFoundation

/// The domain of call directories' errors.
///
/// Simulated: no known difference.
public let CXErrorDomainCallDirectoryManager = "com.apple.CallKit.error.calldirectorymanager"

/// An error about a call directory.
///
/// Simulated: Apple's codes. Differs: `unknown` and `maximumEntriesExceeded` don't occur.
public struct CXErrorCodeCallDirectoryManagerError: BridgedCodeError {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// The reason is unknown.
    case unknown
    /// There is no such call directory.
    case noExtensionFound
    /// The call directory ended before it was done.
    case loadingInterrupted
    /// A number isn't greater than the one before.
    case entriesOutOfOrder
    /// A number was listed twice.
    case duplicateEntries
    /// There are too many numbers.
    case maximumEntriesExceeded
    /// The user has switched the call directory off.
    case extensionDisabled
    /// The numbers are being loaded at the moment.
    case currentlyLoading
    /// A number was removed in a request that isn't incremental.
    case unexpectedIncrementalRemoval
  }

  /// The code.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `CXErrorDomainCallDirectoryManager`.
  public static var errorDomain: String { CXErrorDomainCallDirectoryManager }
}
