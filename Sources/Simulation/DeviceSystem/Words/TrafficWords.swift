/// What is said of packets, flows and names on their way through extensions.
enum TrafficWords {
  // MARK: Packets

  static func notPacket(_ bytes: Int) -> String { "these \(bytes) bytes are no IP packet" }
  static func sendsPacket(to address: IPAddress) -> String { "sends a packet to \(address)" }

  static func sendsPacketOutside(to address: IPAddress) -> String {
    "sends a packet to \(address), which goes through no tunnel"
  }

  static func packet(from address: IPAddress) -> String { "a packet from \(address)" }

  static func wroteNoPacket(_ bytes: Int) -> String {
    "what it wrote, \(bytes) bytes, is no IP packet"
  }

  static let noTunnel = "no tunnel is being started"
  static func notAddress(_ text: String) -> String { "'\(text)' is no address" }

  static func routes(_ routes: [String]) -> String {
    "the tunnel takes what goes to "
      + (routes.isEmpty ? "nobody" : routes.joined(separator: ", "))
  }

  // MARK: App proxies

  static func sends(_ bytes: Int, by app: String?, to end: String) -> String {
    "has \(app ?? "the browser") send \(bytes) bytes to \(end)"
  }

  static let noProxyRule = "no app proxy has a rule for it, and there is no network"
  static let vpnNotConnected = "its VPN isn't connected"
  static let notTaken = "it doesn't take it"
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
    "nobody can ask for '\(url)': no filter has dropped it with a way to ask"
  }

  static func asksToSee(_ url: String) -> String { "asks to see \(url)" }
  static let noControlProvider = "it needs rules, and no control provider is there"

  static func piece(_ bytes: Int, from offset: Int) -> String { "\(bytes) bytes from \(offset)" }

  // MARK: DNS proxies

  static func looksUp(_ name: String) -> String { "looks \(name) up" }
  static func notName(_ name: String) -> String { "'\(name)' is no name" }
  static let noDNSProxy = "no DNS proxy is at work, and there is no network"

  static func addresses(_ addresses: [String]?) -> String {
    addresses.map { $0.isEmpty ? "no address" : $0.joined(separator: ", ") }
      ?? "nothing that answers the question"
  }
}
