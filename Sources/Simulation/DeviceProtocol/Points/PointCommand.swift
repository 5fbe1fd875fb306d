/// What a scene does, or lets happen, that extensions work for.
package enum PointCommand: Codable, Sendable {
  /// The user has somebody among their contacts.
  case addContact(name: String, number: String)
  /// Switch a call directory on or off in the settings.
  case turnCallDirectory(name: String, isOn: Bool)
  /// Somebody calls.
  case receiveCall(number: Int64)
  /// Switch a message filter on or off in the settings.
  case turnMessageFilter(name: String, isOn: Bool)
  /// Somebody sends a text message.
  case receiveMessage(ReceivedMessage)
  /// Look at all messages.
  case messages
  /// Search for what apps have indexed.
  case search(String)
  /// Tap what was found.
  case openFound(FoundItem)
  /// Lose what an app has indexed: these items, or all.
  case loseIndex(app: String, [String]?)
  /// Switch an extension's links on or off in the browser.
  case turnSharedLinks(name: String, isOn: Bool)
  /// Open the browser's list of shared links.
  case sharedLinks(app: String)
}

/// What a scene is told about it.
package enum PointOutcome: Codable, Sendable {
  case call(ReceivedCall)
  case messages([ReceivedMessage])
  case found([FoundItem])
  case links([SharedLinkDescription])
}
