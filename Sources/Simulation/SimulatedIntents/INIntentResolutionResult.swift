import DeviceProtocol
public import Foundation

/// What a handler makes of one value of an intent's parameter.
///
/// Simulated: Siri asks the user for what is needed, and then asks the handler again (observed); it says
/// so and gives up where the value is unsupported (inferred). Differs: a program can't derive a class
/// from it, and there are no reasons and prompts of its own.
public class INIntentResolutionResult: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  let resolution: IntentResolution

  required init(_ resolution: IntentResolution) {
    self.resolution = resolution
    super.init()
  }

  /// The user has to say a value.
  public class func needsValue() -> Self { Self(IntentResolution(.needsValue)) }
  /// It goes without a value, or with the one that is there.
  public class func notRequired() -> Self { Self(IntentResolution(.notRequired)) }
  /// The value can't be used.
  public class func unsupported() -> Self { Self(IntentResolution(.unsupported)) }
}

/// What a handler makes of somebody.
///
/// Simulated: as INIntentResolutionResult.
public class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// This person is meant.
  public class func success(with resolvedPerson: INPerson) -> Self {
    Self(IntentResolution(.success, [.person(resolvedPerson.described)]))
  }
  /// One of these is meant; the user chooses.
  public class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
    Self(
      IntentResolution(.disambiguation, peopleToDisambiguate.map { .person($0.described) }))
  }
  /// The user has to say whether this person is meant.
  public class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
    Self(
      IntentResolution(
        .confirmation, personToConfirm.map { [.person($0.described)] } ?? []))
  }
}

/// What a handler makes of somebody who is to get a message.
///
/// Simulated: as INIntentResolutionResult.
public final class INSendMessageRecipientResolutionResult: INPersonResolutionResult,
  @unchecked Sendable
{
  /// The same as for any person.
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init(personResolutionResult.resolution)
  }

  /// The person can't get messages, and why.
  ///
  /// Simulated: the reason's number is in the log. Differs: Siri says the same for all.
  public class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
    Self(IntentResolution(.unsupported, reason: reason.rawValue))
  }
}

/// Why somebody can't get messages.
///
/// Simulated: Apple's numbers. Differs: Siri says the same for all.
public enum INSendMessageRecipientUnsupportedReason: Int, Hashable, Sendable {
  /// They have no account.
  case noAccount = 1
  /// They are offline.
  case offline
  /// They don't have the service on.
  case messagingServiceNotEnabledForRecipient
  /// They have no valid address.
  case noValidHandle
  /// The address isn't valid.
  case requestedHandleInvalid
  /// They have no address of that kind.
  case noHandleForLabel
}

/// What a handler makes of a text.
///
/// Simulated: as INIntentResolutionResult.
public class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// This text is meant.
  public class func success(with resolvedString: String) -> Self {
    Self(IntentResolution(.success, [.text(resolvedString)]))
  }
  /// One of these is meant; the user chooses.
  public class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
    Self(IntentResolution(.disambiguation, stringsToDisambiguate.map { .text($0) }))
  }
  /// The user has to say whether this text is meant.
  public class func confirmationRequired(with stringToConfirm: String?) -> Self {
    Self(IntentResolution(.confirmation, stringToConfirm.map { [.text($0)] } ?? []))
  }
}
