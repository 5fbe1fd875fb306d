import DeviceProtocol
import Foundation
import SimulatedFoundation

/// Intents to send a message.
enum SendMessageKind: IntentKind {
  static let className = "INSendMessageIntent"

  static func intent(_ description: IntentDescription) -> INIntent { message(description) }

  private static func message(_ description: IntentDescription) -> INSendMessageIntent {
    var recipients: [INPerson]?
    if case .list(let values)? = description.parameters["recipients"] {
      recipients = values.compactMap {
        if case .person(let person) = $0 { INPerson(person) } else { nil }
      }
    }
    var content: String?
    if case .text(let text)? = description.parameters["content"] { content = text }
    return INSendMessageIntent(
      recipients: recipients, outgoingMessageType: .outgoingMessageText, content: content,
      speakableGroupName: nil, conversationIdentifier: nil, serviceName: nil, sender: nil,
      attachments: nil)
  }

  static func value(of parameter: String, in intent: INIntent) -> Any? {
    guard let intent = intent as? INSendMessageIntent else { return nil }
    return switch parameter {
    case "recipients": intent.recipients
    case "content": intent.content
    default: nil
    }
  }

  static func response(_ description: IntentResponseDescription) -> INIntentResponse? {
    INSendMessageIntentResponseCode(rawValue: description.code).map {
      INSendMessageIntentResponse(
        code: $0, userActivity: description.activity.map { NSUserActivity($0) })
    }
  }

  static func isHandler(_ object: Any) -> Bool { object is any INSendMessageIntentHandling }

  static func resolve(
    _ parameter: String, of description: IntentDescription, with handler: Any,
    reply: @escaping @Sendable ([IntentResolution]) -> Void
  ) {
    guard let handler = handler as? any INSendMessageIntentHandling else { return }
    if parameter == "content" {
      handler.resolveContent(for: message(description)) { reply([$0.resolution]) }
    } else {
      let answer: ([INSendMessageRecipientResolutionResult]) -> Void = {
        reply($0.map(\.resolution))
      }
      handler.resolveRecipients(for: message(description), with: answer)
    }
  }

  static func confirm(
    _ description: IntentDescription, with handler: Any,
    reply: @escaping @Sendable (IntentResponseDescription) -> Void
  ) {
    guard let handler = handler as? any INSendMessageIntentHandling else { return }
    handler.confirm(intent: message(description)) { reply($0.described) }
  }

  static func handle(
    _ description: IntentDescription, with handler: Any,
    reply: @escaping @Sendable (IntentResponseDescription) -> Void
  ) {
    guard let handler = handler as? any INSendMessageIntentHandling else { return }
    handler.handle(intent: message(description)) { reply($0.described) }
  }
}

extension INSendMessageIntentResponse {
  fileprivate var described: IntentResponseDescription {
    IntentResponseDescription(
      className: "INSendMessageIntentResponse", code: code.rawValue,
      activity: userActivity?.described)
  }
}
