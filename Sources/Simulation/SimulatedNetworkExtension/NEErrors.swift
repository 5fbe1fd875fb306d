import Foundation
public import SimulatedFoundation

/// The domain of VPN configurations' errors.
///
/// Simulated: no known difference.
public let NEVPNErrorDomain = "NEVPNErrorDomain"

/// What can be wrong with a VPN configuration.
///
/// Simulated: Apple's codes. Differs: `connectionFailed` and `configurationUnknown` don't come up.
public struct NEVPNError: BridgedCodeError {
  /// What is wrong.
  public enum Code: Int, Sendable {
    /// It isn't complete, or wasn't loaded after it was saved.
    case configurationInvalid = 1
    /// It isn't enabled.
    case configurationDisabled
    /// There is no connection to the server.
    case connectionFailed
    /// It has been changed since it was loaded.
    case configurationStale
    /// It can't be read or written: the entitlement is missing, or the user doesn't want it.
    case configurationReadWriteFailed
    /// Something else.
    case configurationUnknown
  }

  /// What is wrong.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `NEVPNErrorDomain`.
  public static var errorDomain: String { NEVPNErrorDomain }
}

/// The domain of tunnel providers' errors.
///
/// Simulated: no known difference.
public let NETunnelProviderErrorDomain = "NETunnelProviderErrorDomain"

/// What can be wrong with a tunnel's settings.
///
/// Simulated: Apple's codes. Differs: `networkSettingsCanceled` and `networkSettingsFailed` don't come up.
public struct NETunnelProviderError: BridgedCodeError {
  /// What is wrong.
  public enum Code: Int, Sendable {
    /// An address, or a mask, is none.
    case networkSettingsInvalid = 1
    /// Others were set meanwhile.
    case networkSettingsCanceled
    /// They couldn't be set.
    case networkSettingsFailed
  }

  /// What is wrong.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `NETunnelProviderErrorDomain`.
  public static var errorDomain: String { NETunnelProviderErrorDomain }
}

/// The domain of flows' errors.
///
/// Simulated: no known difference.
public let NEAppProxyErrorDomain = "NEAppProxyFlowErrorDomain"

/// What can go wrong with a flow.
///
/// Simulated: Apple's codes. Differs: `notConnected`, `invalidArgument` and `readAlreadyPending` alone
/// come up.
public struct NEAppProxyFlowError: BridgedCodeError {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// It isn't open, or is closed.
    case notConnected = 1
    /// The other side has closed it.
    case peerReset
    /// The other side can't be reached.
    case hostUnreachable
    /// There are not as many senders as datagrams.
    case invalidArgument
    /// It was ended.
    case aborted
    /// The other side doesn't want it.
    case refused
    /// It took too long.
    case timedOut
    /// Something else.
    case `internal`
    /// A datagram is too large.
    case datagramTooLarge
    /// Somebody reads already.
    case readAlreadyPending
  }

  /// What went wrong.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `NEAppProxyErrorDomain`.
  public static var errorDomain: String { NEAppProxyErrorDomain }
}
