public import Foundation
public import SimulatedFoundation

/// What the user wants, in a form that apps and the system share.
///
/// Simulated: keeps its values.
open class INIntent: NSObject, @unchecked Sendable {
  // Whoever has made the intent changes it, and nobody while it is handed on.
  /// What names this one.
  open internal(set) var identifier: String?
  /// What it says, for the user.
  open internal(set) var intentDescription: String?
  /// What the user could say for it.
  open var suggestedInvocationPhrase: String?
  /// What the share sheet goes by.
  open var donationMetadata: INIntentDonationMetadata?

  var images: [AnyKeyPath: INImage] = [:]

  /// Makes an intent.
  public override init() { super.init() }
}

/// Lets `setImage(_:forParameterNamed:)` name the intent's own properties.
///
/// Type-checks only: it has no members of its own.
public protocol INIntentSetImageKeyPath {}

extension INIntent: INIntentSetImageKeyPath {}

extension INIntentSetImageKeyPath where Self: INIntent {
  /// Sets the picture of a parameter.
  ///
  /// Simulated: keeps it. Differs: nothing shows it.
  public func setImage<Value>(
    _ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>
  ) { images[parameterName] = image }

  /// The picture of a parameter.
  ///
  /// Simulated: the one that was set.
  public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
    images[parameterName]
  }
}

/// What the share sheet goes by.
///
/// Type-checks only: nothing is suggested.
open class INIntentDonationMetadata: NSObject, @unchecked Sendable {
  // There is nothing that could change.
  /// Makes an empty one.
  public override init() { super.init() }
}

/// What the share sheet goes by for a message that was sent.
///
/// Type-checks only: nothing is suggested.
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata, @unchecked Sendable {
  // Whoever has made it changes it.
  /// Whether it mentions the user.
  open var mentionsCurrentUser = false
  /// Whether it answers the user.
  open var isReplyToCurrentUser = false
  /// Whether it tells everyone.
  open var notifyRecipientAnyway = false
  /// How many people got it.
  open var recipientCount = 0
}

/// An app's answer to an intent.
///
/// Simulated: keeps its values; an app that Siri opens is handed the activity (documented).
open class INIntentResponse: NSObject, @unchecked Sendable {
  // Whoever has made it changes it.
  /// What the app is handed if it has to go on itself.
  open var userActivity: NSUserActivity?
  /// Makes an answer.
  public override init() { super.init() }
}
