public import Foundation

/// Why metadata couldn't be fetched.
///
/// Simulated: Apple's numbers.
public struct LPError: Error, CustomNSError, Hashable, Sendable {
  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of these errors.
  public static var errorDomain: String { LPErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// The reasons.
  ///
  /// Simulated: three of them occur.
  public enum Code: Int, Hashable, Sendable {
    /// An unknown reason.
    ///
    /// Type-checks only: it never occurs.
    case unknown = 1
    /// The page couldn't be loaded.
    case metadataFetchFailed = 2
    /// The app has cancelled it.
    case metadataFetchCancelled = 3
    /// It took too long.
    case metadataFetchTimedOut = 4
    /// The system forbids it.
    ///
    /// Type-checks only: it never occurs.
    case metadataFetchNotAllowed = 5
  }
}

/// The domain of errors about metadata.
///
/// Simulated: Apple's text.
public let LPErrorDomain = "LPErrorDomain"
