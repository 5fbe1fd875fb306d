import DeviceProtocol
public import Foundation

/// A handler's result for one value of an intent's parameter.
///
/// Simulated: Siri asks the user for what is missing, and then asks the handler again (observed);
/// if the value is unsupported, it says so and stops (inferred). Differs: a program can't subclass
/// it, and custom reasons and prompts don't exist.
public class INIntentResolutionResult: NSObject, @unchecked Sendable {
  // Its values never change.
  let resolution: IntentResolution

  required init(_ resolution: IntentResolution) {
    self.resolution = resolution
    super.init()
  }

  /// Returns the result that the user must give a value.
  public class func needsValue() -> Self { Self(IntentResolution(.needsValue)) }
  /// Returns the result that no value is required, or that the present one is accepted.
  public class func notRequired() -> Self { Self(IntentResolution(.notRequired)) }
  /// Returns the result that the value can't be used.
  public class func unsupported() -> Self { Self(IntentResolution(.unsupported)) }
}

/// A handler's result for a person.
///
/// Simulated: as INIntentResolutionResult.
public class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns the result that this person is meant.
  public class func success(with resolvedPerson: INPerson) -> Self {
    Self(IntentResolution(.success, [.person(resolvedPerson.described)]))
  }
  /// Returns the result that the user must choose one of these people.
  public class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
    Self(
      IntentResolution(.disambiguation, peopleToDisambiguate.map { .person($0.described) }))
  }
  /// Returns the result that the user must confirm this person.
  public class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
    Self(
      IntentResolution(
        .confirmation, personToConfirm.map { [.person($0.described)] } ?? []))
  }
}

/// A handler's result for a recipient of a message.
///
/// Simulated: as INIntentResolutionResult.
public final class INSendMessageRecipientResolutionResult: INPersonResolutionResult,
  @unchecked Sendable
{
  /// Makes a result from one for any person.
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init(personResolutionResult.resolution)
  }

  /// Returns the result that the person can't get messages, with a reason.
  ///
  /// Simulated: the reason's number is in the log. Differs: Siri says the same for all reasons.
  public class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
    Self(IntentResolution(.unsupported, reason: reason.rawValue))
  }
}

/// The reason why a person can't get messages.
///
/// Simulated: Apple's numbers. Differs: Siri says the same for all reasons.
public enum INSendMessageRecipientUnsupportedReason: Int, Hashable, Sendable {
  /// They have no account.
  case noAccount = 1
  /// They are offline.
  case offline
  /// They haven't enabled the service.
  case messagingServiceNotEnabledForRecipient
  /// They have no valid address.
  case noValidHandle
  /// The address isn't valid.
  case requestedHandleInvalid
  /// They have no address of that kind.
  case noHandleForLabel
}

/// A handler's result for a text.
///
/// Simulated: as INIntentResolutionResult.
public class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns the result that this text is meant.
  public class func success(with resolvedString: String) -> Self {
    Self(IntentResolution(.success, [.text(resolvedString)]))
  }
  /// Returns the result that the user must choose one of these texts.
  public class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
    Self(IntentResolution(.disambiguation, stringsToDisambiguate.map { .text($0) }))
  }
  /// Returns the result that the user must confirm this text.
  public class func confirmationRequired(with stringToConfirm: String?) -> Self {
    Self(IntentResolution(.confirmation, stringToConfirm.map { [.text($0)] } ?? []))
  }
}
