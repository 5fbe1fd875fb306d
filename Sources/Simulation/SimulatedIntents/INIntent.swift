public import Foundation
public import SimulatedFoundation

/// A user's request, in a form that apps and the system share.
///
/// Simulated: keeps its values.
open class INIntent: NSObject, @unchecked Sendable {
  // Only its owner changes the intent, and not while it is being passed on.
  /// The identifier.
  open internal(set) var identifier: String?
  /// A description for the user.
  open internal(set) var intentDescription: String?
  /// A phrase that the user could say.
  open var suggestedInvocationPhrase: String?
  /// The information that the share sheet uses.
  open var donationMetadata: INIntentDonationMetadata?

  var images: [AnyKeyPath: INImage] = [:]
  var values = ManagedValues()

  /// Makes an intent.
  public override init() { super.init() }

  // swift-format-ignore: NoLeadingUnderscores
  /// What the definition says of the parameters.
  ///
  /// Simulated: the class that is made from an .intentdefinition overrides it. Differs: iOS has no
  /// such property.
  open class var _parameters: [IntentParameterFacts] { [] }

  // swift-format-ignore: NoLeadingUnderscores
  /// Has a handler provide the options of a parameter, and the one that counts at first.
  ///
  /// Simulated: the class that is made from an .intentdefinition overrides it. Differs: iOS has no
  /// such function.
  ///
  /// - Returns: The options; `nil` if it isn't a handler of this intent.
  /// - Throws: What the handler throws.
  open func _options(
    for parameter: String, from handler: Any
  ) async throws -> IntentOptions? { nil }
}

/// A protocol that lets `setImage(_:forParameterNamed:)` name the intent's own properties.
///
/// Type-checks only: it has no members of its own.
public protocol INIntentSetImageKeyPath {}

extension INIntent: INIntentSetImageKeyPath {}

extension INIntentSetImageKeyPath where Self: INIntent {
  /// Sets the picture of a parameter.
  ///
  /// Simulated: keeps it. Differs: it isn't shown.
  public func setImage<Value>(
    _ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>
  ) { images[parameterName] = image }

  /// Returns the picture of a parameter.
  ///
  /// Simulated: the one that was set.
  public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
    images[parameterName]
  }
}

/// The information that the share sheet uses.
///
/// Type-checks only: there are no suggestions.
open class INIntentDonationMetadata: NSObject, @unchecked Sendable {
  // It has no values that could change.
  /// Makes empty information.
  public override init() { super.init() }
}

/// The information that the share sheet uses about a sent message.
///
/// Type-checks only: there are no suggestions.
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata, @unchecked Sendable {
  // Its owner changes it.
  /// Whether it mentions the user.
  open var mentionsCurrentUser = false
  /// Whether it is a reply to the user.
  open var isReplyToCurrentUser = false
  /// Whether it notifies everyone.
  open var notifyRecipientAnyway = false
  /// The number of recipients.
  open var recipientCount = 0
}

/// An app's answer to an intent.
///
/// Simulated: keeps its values; an app that Siri opens is handed the activity (documented).
open class INIntentResponse: NSObject, @unchecked Sendable {
  // Its owner changes it.
  /// The activity that the app receives if it must continue itself.
  open var userActivity: NSUserActivity?
  /// Makes an answer.
  public override init() { super.init() }
}
