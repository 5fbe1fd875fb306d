package import Foundation

/// An incoming text message.
package struct ReceivedMessage: Codable, Hashable, Sendable {
  package var sender: String
  package var text: String
  /// The list in which the user finds it.
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

/// The answer of an app's server about a message.
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
