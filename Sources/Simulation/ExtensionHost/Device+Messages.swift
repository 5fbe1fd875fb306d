import DeviceProtocol

extension Device {
  /// Switches a message filter on, as the user does in the message settings.
  ///
  /// It is off when its app is installed (documented). Only one can be on at a time: another one is
  /// switched off.
  ///
  /// - Parameter messageFilter: The extension's name as the user sees it.
  public func turnOn(messageFilter: String) {
    link.perform(.point(.turnMessageFilter(name: messageFilter, isOn: true)))
  }

  /// Switches a message filter off: all messages are in the inbox.
  ///
  /// - Parameter messageFilter: The extension's name as the user sees it.
  public func turnOff(messageFilter: String) {
    link.perform(.point(.turnMessageFilter(name: messageFilter, isOn: false)))
  }

  /// Receives a text message; a filter is asked about it if the sender isn't one of the contacts.
  ///
  /// - Parameters:
  ///   - sender: The number or name of the sender: "+15551234567".
  ///   - text: The text.
  /// - Returns: The message, with the list that contains it.
  @discardableResult
  public func message(from sender: String, saying text: String) -> TextMessage {
    let message = ReceivedMessage(sender: sender, text: text)
    guard
      case .point(.messages(let messages)) = link.perform(.point(.receiveMessage(message))),
      let received = messages.first
    else { preconditionFailure(LinkWords.otherAnswer) }
    return TextMessage(received)
  }

  /// Returns the messages in a list, in the order in which they arrived.
  public func messages(in list: MessageFolder) -> [TextMessage] {
    guard case .point(.messages(let messages)) = link.perform(.point(.messages)) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return messages.map(TextMessage.init).filter { $0.list == list }
  }
}

/// A list of messages.
public enum MessageFolder: String, Sendable, Equatable {
  /// The messages that the user sees first, and is notified about.
  case inbox
  /// Junk.
  case junk
  /// Advertisements.
  case promotions
  /// Transactions.
  case transactions
}

/// An incoming text message.
public struct TextMessage: Sendable, Equatable, CustomStringConvertible {
  /// The sender.
  public let sender: String
  /// The text.
  public let text: String
  /// The list in which the user finds it.
  public let list: MessageFolder

  init(_ message: ReceivedMessage) {
    sender = message.sender
    text = message.text
    list = MessageFolder(message.list)
  }

  /// The list and the message: "junk: +15551234567: You have won".
  public var description: String { "\(list.rawValue): \(sender): \(text)" }
}

extension MessageFolder {
  fileprivate init(_ list: MessageList) {
    switch list {
    case .inbox: self = .inbox
    case .junk: self = .junk
    case .promotions: self = .promotions
    case .transactions: self = .transactions
    }
  }
}
