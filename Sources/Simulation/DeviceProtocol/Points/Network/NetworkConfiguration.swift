package import Foundation

/// The kinds of work that an extension can do for the device's network.
package enum NetworkKind: String, Codable, Hashable, Sendable {
  case packetTunnel, appProxy, contentFilter, dnsProxy

  /// The value that an app's and an extension's entitlements must contain for it (documented).
  package var entitlement: String {
    switch self {
    case .packetTunnel: "packet-tunnel-provider"
    case .appProxy: "app-proxy-provider"
    case .contentFilter: "content-filter-provider"
    case .dnsProxy: "dns-proxy"
    }
  }
}

/// What an app has saved in the settings of the network.
package struct NetworkConfiguration: Codable, Hashable, Sendable {
  package var identifier: String
  package var kind: NetworkKind
  /// The name that the user sees in the settings.
  package var name: String?
  /// The extension's bundle identifier; `nil` stands for the app's own extension.
  package var provider: String?
  package var server: String?
  package var organization: String?
  /// Values for the extension, as a binary property list.
  package var values: Data?
  package var isEnabled = false
  /// Whether a content filter is asked about what browsers load.
  package var filtersBrowsers = false
  /// Whether a content filter is asked about connections of other apps.
  package var filtersSockets = false
  /// Whether it connects by itself, by its rules.
  package var isOnDemand = false
  package var rules: [OnDemandRule] = []
  /// What the organisation has said about it, if it came with a profile.
  package var profile: ProfileOfVPN?
  /// How often it has been saved: what an app has loaded earlier is out of date.
  package var version = 0

  package init(identifier: String, kind: NetworkKind) {
    self.identifier = identifier
    self.kind = kind
  }
}

/// What a profile says about a VPN for certain apps, in addition to what every configuration has.
package struct ProfileOfVPN: Codable, Hashable, Sendable {
  /// The identifier that managed apps are given.
  package var identifier: String
  /// Whether it starts by itself when one of its apps wants to send something.
  package var startsOnDemand: Bool
  /// The apps for which it is.
  package var rules: [AppRule] = []

  package init(identifier: String, startsOnDemand: Bool) {
    self.identifier = identifier
    self.startsOnDemand = startsOnDemand
  }
}

/// A rule for when a VPN connects by itself.
package struct OnDemandRule: Codable, Hashable, Sendable {
  /// Apple's numbers for what is done, and on which kind of network.
  package var action: Int
  package var interface: Int

  package init(action: Int, interface: Int) {
    self.action = action
    self.interface = interface
  }

  /// Whether it is about the device's network, which is always Wi-Fi.
  package var matches: Bool { interface == 0 || interface == 2 }
  /// Whether the VPN connects.
  package var connects: Bool { action == 1 }
}

/// An app for which a VPN is.
package struct AppRule: Codable, Hashable, Sendable {
  /// Its identifier.
  package var app: String
  /// The domains that count, including those below them; `nil` stands for all.
  package var domains: [String]?

  package init(app: String, domains: [String]? = nil) {
    self.app = app
    self.domains = domains
  }
}

/// The state of a tunnel: Apple's numbers.
package enum TunnelState: Int, Codable, Hashable, Sendable {
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

/// A tunnel as its app sees it.
package struct TunnelNews: Codable, Hashable, Sendable {
  /// The configuration's identifier.
  package var identifier: String
  package var state: TunnelState
  /// When it was connected.
  package var since: Date?
  /// The error with which it ended, if any.
  package var error: ErrorDescription?

  package init(identifier: String, state: TunnelState) {
    self.identifier = identifier
    self.state = state
  }
}

/// The addresses that belong to a net.
package struct NetworkRoute: Codable, Hashable, Sendable {
  /// The address, in numbers: "10.0.0.0", or "fd00::".
  package var address: String
  /// The number of its leading bits that count.
  package var prefix: Int

  package init(address: String, prefix: Int) {
    self.address = address
    self.prefix = prefix
  }
}

/// The settings of a tunnel's interface.
package struct TunnelSettings: Codable, Hashable, Sendable {
  package var remoteAddress = ""
  package var addresses: [NetworkRoute] = []
  package var included: [NetworkRoute] = []
  package var excluded: [NetworkRoute] = []
  package var mtu: Int?

  package init() {}
}
