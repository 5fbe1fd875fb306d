import Foundation
public import SimulatedFoundation

/// The domain of VPN configurations' errors.
///
/// Simulated: no known difference.
public let NEVPNErrorDomain = "NEVPNErrorDomain"

/// An error about a VPN configuration.
///
/// Simulated: Apple's codes. Differs: `connectionFailed` and `configurationUnknown` don't occur.
public struct NEVPNError: BridgedCodeError {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// The configuration is incomplete, or wasn't loaded after it was saved.
    case configurationInvalid = 1
    /// The configuration isn't enabled.
    case configurationDisabled
    /// There is no connection to the server.
    case connectionFailed
    /// The configuration has been changed since it was loaded.
    case configurationStale
    /// The configuration can't be read or written: the entitlement is missing, or the user refuses.
    case configurationReadWriteFailed
    /// Another reason.
    case configurationUnknown
  }

  /// The code.
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

/// An error about a tunnel's settings.
///
/// Simulated: Apple's codes. Differs: `networkSettingsCanceled` and `networkSettingsFailed` don't
/// occur.
public struct NETunnelProviderError: BridgedCodeError {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// An address or a mask is invalid.
    case networkSettingsInvalid = 1
    /// Other settings were applied meanwhile.
    case networkSettingsCanceled
    /// The settings couldn't be applied.
    case networkSettingsFailed
  }

  /// The code.
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

/// An error about a flow.
///
/// Simulated: Apple's codes. Differs: only `notConnected`, `invalidArgument` and
/// `readAlreadyPending` occur.
public struct NEAppProxyFlowError: BridgedCodeError {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// The flow isn't open, or is closed.
    case notConnected = 1
    /// The other side has closed the connection.
    case peerReset
    /// The other side can't be reached.
    case hostUnreachable
    /// The numbers of senders and datagrams differ.
    case invalidArgument
    /// The flow was aborted.
    case aborted
    /// The other side has refused the connection.
    case refused
    /// It took too long.
    case timedOut
    /// Another reason.
    case `internal`
    /// A datagram is too large.
    case datagramTooLarge
    /// A read is already pending.
    case readAlreadyPending
  }

  /// The code.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `NEAppProxyErrorDomain`.
  public static var errorDomain: String { NEAppProxyErrorDomain }
}
