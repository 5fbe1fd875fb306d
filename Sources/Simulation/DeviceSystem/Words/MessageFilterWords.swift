/// What is said of text messages, of the filters that sort them, and of their servers.
enum MessageFilterWords {
  static let kind = "message filter"
  static let place = "in the settings of messages"
  static let noSender = "a message has a sender"

  static func getsMessage(from sender: String, _ text: String) -> String {
    "gets a message from \(sender): \"\(text)\""
  }

  static func found(in list: String) -> String { "finds it in the list '\(list)'" }
  static let knownSender = "the sender is one of the user's contacts"

  // MARK: Servers

  static let noFilter = "no message filter asks"
  static func noAddress(_ text: String) -> String {
    "\(text) is no address that begins with https://"
  }

  static let noServer = "its Info.plist has no ILMessageFilterExtensionNetworkURL"

  static func noDomain(_ host: String) -> String {
    "the app's associated domains don't have messagefilter:\(host)"
  }

  static let unreachable = "no server can be reached"
  static let redirected = "the server sends elsewhere, which isn't allowed"
  static func asked(status: Int) -> String { "has its server asked: status \(status)" }
}
