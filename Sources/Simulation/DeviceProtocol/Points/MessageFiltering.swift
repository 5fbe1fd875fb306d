package import Foundation

/// A text message that comes in.
package struct ReceivedMessage: Codable, Hashable, Sendable {
  package var sender: String
  package var text: String
  /// Where the user finds it.
  package var list = MessageList.inbox

  package init(sender: String, text: String) {
    self.sender = sender
    self.text = text
  }
}

/// A list of messages that the user can look at.
package enum MessageList: String, Codable, Hashable, Sendable {
  case inbox, junk, promotions, transactions
}

/// What an app's server has answered about a message.
package struct FilterServerAnswer: Codable, Hashable, Sendable {
  package var url: String
  package var status: Int
  package var headers: [String: String]
  package var body: Data

  package init(url: String, status: Int, headers: [String: String], body: Data) {
    self.url = url
    self.status = status
    self.headers = headers
    self.body = body
  }
}
