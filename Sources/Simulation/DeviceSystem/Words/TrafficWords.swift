/// What is said of packets, flows and names on their way through extensions.
enum TrafficWords {
  // MARK: Packets

  static func notPacket(_ bytes: Int) -> String { "these \(bytes) bytes aren't an IP packet" }
  static func sendsPacket(to address: IPAddress) -> String { "sends a packet to \(address)" }

  static func sendsPacketOutside(to address: IPAddress) -> String {
    "sends a packet to \(address), which goes through no tunnel"
  }

  static func packet(from address: IPAddress) -> String { "a packet from \(address)" }

  static func wroteNoPacket(_ bytes: Int) -> String {
    "the \(bytes) bytes that it wrote aren't an IP packet"
  }

  static let noTunnel = "no tunnel is being started"
  static func notAddress(_ text: String) -> String { "'\(text)' isn't an address" }

  static func routes(_ routes: [String]) -> String {
    "the tunnel takes "
      + (routes.isEmpty ? "no traffic" : "traffic to \(routes.joined(separator: ", "))")
  }

  // MARK: App proxies

  static func sends(_ bytes: Int, by app: String?, to end: String) -> String {
    "has \(app ?? "the browser") send \(bytes) bytes to \(end)"
  }

  static let noProxyRule = "no app proxy has a rule for it, and there is no network"
  static let vpnNotConnected = "its VPN isn't connected"
  static let notTaken = "it doesn't take the flow"
  static let flowNotConnected = "the flow isn't connected"

  static func written(_ bytes: Int?, closing reason: String?) -> String {
    (bytes.map(ListWords.bytes) ?? "nothing")
      + (reason.map { ", and closes the flow: \($0)" } ?? "")
  }

  // MARK: Content filters

  static func decision(_ isAllowed: Bool, _ url: String) -> String {
    isAllowed ? "lets \(url) through" : "drops \(url)"
  }

  static func noWayToAsk(for url: String) -> String {
    "'\(url)' can't be requested: no filter has dropped it with a way to ask"
  }

  static func asksToSee(_ url: String) -> String { "asks to see \(url)" }
  static let noControlProvider = "it needs rules, but there is no control provider"

  static func piece(_ bytes: Int, from offset: Int) -> String { "\(bytes) bytes from \(offset)" }

  // MARK: DNS proxies

  static func looksUp(_ name: String) -> String { "looks up \(name)" }
  static func notName(_ name: String) -> String { "'\(name)' isn't a name" }
  static let noDNSProxy = "no DNS proxy is running, and there is no network"

  static func addresses(_ addresses: [String]?) -> String {
    addresses.map { $0.isEmpty ? "no address" : $0.joined(separator: ", ") }
      ?? "nothing that answers the question"
  }
}
