import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Chooses a message filter, or none; there can only be one (observed).
  func turnMessageFilter(_ name: String, _ isOn: Bool) -> SceneAnswer {
    switch turn(name, isOn, at: Self.messageFilters) {
    case .failure(let mistake): return .impossible(mistake.message)
    case .success(let filter):
      for other in installed(at: Self.filterPoint)
      where isOn && other.isOn && other.identifier != filter.identifier {
        set(other, false, place: Self.messageFilters.place)
      }
      return .done
    }
  }

  /// Receives a text message: a filter is asked about messages from unknown senders (documented).
  func receive(_ message: ReceivedMessage) -> SceneAnswer {
    guard !message.sender.isEmpty else { return .impossible(MessageFilterWords.noSender) }
    var message = message
    recorder.record(
      "Device", .acted(MessageFilterWords.getsMessage(from: message.sender, message.text)))
    if let filter = installed(at: Self.filterPoint).first(where: \.isOn) {
      message.list = list(for: message, by: filter)
    }
    messages.append(message)
    recorder.record("Device", .acted(MessageFilterWords.found(in: message.list.title)))
    return .point(.messages([message]))
  }

  /// Returns the list into which a filter puts a message; the inbox when the filter fails.
  private func list(
    for message: ReceivedMessage, by filter: InstalledExtension
  ) -> MessageList {
    if contact(message.sender) != nil {
      recorder.record(filter.name, .leftOut(reason: MessageFilterWords.knownSender))
      return .inbox
    }
    guard let session = beginSession(filter) else { return .inbox }
    defer { end(session) }
    let reply = call(
      session, .filterMessage(message), callback: "handle(_:context:completion:)",
      about: message.sender)
    guard session.isOpen, waitForAnswer(reply, of: session, seconds: Self.filterSeconds) else {
      return .inbox
    }
    switch reply.answer {
    case .messageAction(let number):
      let action = FilterAction(rawValue: number) ?? .none
      recorder.record(filter.name, .answered("\(action)"))
      return action.list
    case .failed(let error):
      recorder.record(filter.name, .sessionFailed(reason: error.message))
      return .inbox
    default: return .inbox
    }
  }

  static let filterPoint = "com.apple.identitylookup.message-filter"
  private static let messageFilters = SwitchedPoint(
    point: filterPoint, kind: MessageFilterWords.kind, place: MessageFilterWords.place)
  /// The time that it may take; Apple publishes no number.
  private static let filterSeconds = 30.0
}

/// ILMessageFilterAction.
private enum FilterAction: Int {
  case none, allow, junk, promotion, transaction

  var list: MessageList {
    switch self {
    case .none, .allow: .inbox
    case .junk: .junk
    case .promotion: .promotions
    case .transaction: .transactions
    }
  }
}

extension MessageList {
  /// The name that the user sees.
  fileprivate var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
