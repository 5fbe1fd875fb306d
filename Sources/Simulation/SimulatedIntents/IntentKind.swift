package import DeviceProtocol
import Foundation
import SimulatedFoundation

/// A class of intents: how they cross between processes, and what their handlers are asked.
package protocol IntentKind: Sendable {
  /// Apple's name of the class.
  static var className: String { get }
  /// Returns the intent that a description represents.
  static func intent(_ description: IntentDescription) -> INIntent
  /// Returns the value of a parameter, given the name of its property.
  static func value(of parameter: String, in intent: INIntent) -> Any?
  /// Returns a response to the intent.
  static func response(_ description: IntentResponseDescription) -> INIntentResponse?
  /// Returns whether an object conforms to the protocol of its handlers.
  static func isHandler(_ object: Any) -> Bool

  // The questions for a handler.
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

  /// Returns the class with a name.
  package static func kind(named name: String) -> (any IntentKind.Type)? {
    all.first { $0.className == name }
  }
}

extension INInteraction {
  /// Makes the interaction that a description represents; `nil` for an intent that Siri doesn't
  /// know here.
  package convenience init?(_ description: IntentInteraction) {
    guard let kind = IntentKinds.kind(named: description.intent.className) else { return nil }
    self.init(
      intent: kind.intent(description.intent),
      response: description.response.flatMap(kind.response))
    intentHandlingStatus = INIntentHandlingStatus(rawValue: description.status) ?? .unspecified
  }
}

extension INPerson {
  /// The form of the person that crosses to another process, without the picture.
  var described: IntentPerson {
    var person = IntentPerson(name: displayName, address: personHandle?.value)
    person.addressKind = personHandle?.type.rawValue ?? 0
    person.addressLabel = personHandle?.label?.rawValue
    person.contact = contactIdentifier
    person.custom = customIdentifier
    person.isMe = isMe
    return person
  }

  /// Makes the person that a description represents.
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
