import DeviceProtocol

/// What can be wrong with a configuration that an app has saved, with Apple's numbers for VPN
/// configurations.
enum NetworkProblem: Int {
  case invalid = 1
  case disabled = 2
  case stale = 4
  case notWritten = 5
}

extension ErrorDescription {
  /// Returns an error of the domain that belongs to the kind.
  static func network(
    _ problem: NetworkProblem, _ kind: NetworkKind, _ message: String
  ) -> ErrorDescription {
    switch kind {
    case .packetTunnel, .appProxy:
      ErrorDescription(domain: "NEVPNErrorDomain", code: problem.rawValue, message: message)
    case .contentFilter, .dnsProxy:
      // These have no number for files that can't be written; permission is their fifth, and
      // out-of-date configurations their third.
      ErrorDescription(
        domain: kind == .dnsProxy ? "NEDNSProxyErrorDomain" : "NEFilterErrorDomain",
        code: problem == .stale ? 3 : problem.rawValue, message: message)
    }
  }

  /// NEVPNConnectionErrorPluginFailed: the provider is gone, or never existed.
  static func provider(_ message: String) -> ErrorDescription {
    ErrorDescription(domain: "NEVPNConnectionErrorDomain", code: 12, message: message)
  }
}
