/// What is said of text messages, of the filters that sort them, and of their servers.
enum MessageFilterWords {
  static let kind = "message filter"
  static let place = "in the message settings"
  static let noSender = "a message needs a sender"

  static func getsMessage(from sender: String, _ text: String) -> String {
    "gets a message from \(sender): \"\(text)\""
  }

  static func found(in list: String) -> String { "finds it in the list '\(list)'" }
  static let knownSender = "the sender is one of the user's contacts"

  // MARK: Servers

  static let noFilter = "only a message filter can ask a server"
  static func noAddress(_ text: String) -> String {
    "\(text) isn't an address that begins with https://"
  }

  static let noServer = "its Info.plist has no ILMessageFilterExtensionNetworkURL"

  static func noDomain(_ host: String) -> String {
    "the app's associated domains don't include messagefilter:\(host)"
  }

  static let unreachable = "no server can be reached"
  static let redirected = "the server redirects, which isn't allowed"
  static func asked(status: Int) -> String { "lets it ask its server: status \(status)" }
}
