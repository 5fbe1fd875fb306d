package import DeviceProtocol
import Foundation
import SimulatedFoundation

/// What is known of a class of intents: how one crosses between processes, and what its handlers are asked.
package protocol IntentKind: Sendable {
  /// Apple's name of the class.
  static var className: String { get }
  /// The intent that a description stands for.
  static func intent(_ description: IntentDescription) -> INIntent
  /// What its parameters are, by the names of its properties.
  static func value(of parameter: String, in intent: INIntent) -> Any?
  /// An answer to it.
  static func response(_ description: IntentResponseDescription) -> INIntentResponse?
  /// Whether an object has the protocol of its handlers.
  static func isHandler(_ object: Any) -> Bool

  // What a handler is asked.
  static func resolve(
    _ parameter: String, of description: IntentDescription, with handler: Any,
    reply: @escaping @Sendable ([IntentResolution]) -> Void)
  static func confirm(
    _ description: IntentDescription, with handler: Any,
    reply: @escaping @Sendable (IntentResponseDescription) -> Void)
  static func handle(
    _ description: IntentDescription, with handler: Any,
    reply: @escaping @Sendable (IntentResponseDescription) -> Void)
}

/// The classes of intents that Siri knows here.
package enum IntentKinds {
  private static var all: [any IntentKind.Type] { [SendMessageKind.self] }

  /// The class with a name.
  package static func kind(named name: String) -> (any IntentKind.Type)? {
    all.first { $0.className == name }
  }
}

extension INInteraction {
  /// The interaction that a description stands for; `nil` for an intent that Siri doesn't know here.
  package convenience init?(_ description: IntentInteraction) {
    guard let kind = IntentKinds.kind(named: description.intent.className) else { return nil }
    self.init(
      intent: kind.intent(description.intent),
      response: description.response.flatMap(kind.response))
    intentHandlingStatus = INIntentHandlingStatus(rawValue: description.status) ?? .unspecified
  }
}

extension INPerson {
  /// The person as it crosses to another process; pictures stay behind.
  var described: IntentPerson {
    var person = IntentPerson(name: displayName, address: personHandle?.value)
    person.addressKind = personHandle?.type.rawValue ?? 0
    person.addressLabel = personHandle?.label?.rawValue
    person.contact = contactIdentifier
    person.custom = customIdentifier
    person.isMe = isMe
    return person
  }

  /// The person that a description stands for.
  convenience init(_ person: IntentPerson) {
    self.init(
      personHandle: INPersonHandle(
        value: person.address,
        type: INPersonHandleType(rawValue: person.addressKind) ?? .unknown,
        label: person.addressLabel.map { INPersonHandleLabel($0) }),
      nameComponents: nil, displayName: person.name, image: nil,
      contactIdentifier: person.contact, customIdentifier: person.custom, isMe: person.isMe)
  }
}
