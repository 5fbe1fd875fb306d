public import Foundation
public import SimulatedFoundation
import Synchronization

/// A user's action in an app, which the system is told about so that it can suggest it.
///
/// Simulated: keeps its values; a donated interaction is kept until it is deleted or the process
/// ends. Differs: the share sheet doesn't suggest it.
open class INInteraction: NSObject, @unchecked Sendable {
  // Only its owner changes it, and not while it is being passed on.
  /// The intent of the action.
  public let intent: INIntent
  /// The response to the intent.
  public let intentResponse: INIntentResponse?
  /// Whether it was incoming or outgoing.
  open var direction = INInteractionDirection.unspecified
  /// The time of the action.
  open var dateInterval: DateInterval?
  /// The identifier.
  open var identifier = UUID().uuidString
  /// The identifier of its group.
  open var groupIdentifier: String?
  /// The progress of the intent.
  ///
  /// Simulated: `unspecified` unless Siri has made the interaction.
  open internal(set) var intentHandlingStatus = INIntentHandlingStatus.unspecified

  private static let kept = Mutex<[INInteraction]>([])

  /// The donated interactions.
  package static var donated: [INInteraction] { kept.withLock { $0 } }

  /// Makes an interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    super.init()
  }

  /// Donates the interaction to the system.
  @preconcurrency open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    Self.kept.withLock { $0.append(self) }
    DispatchQueue.global().async { completion?(nil) }
  }
  /// Donates the interaction to the system.
  open func donate() async throws { Self.kept.withLock { $0.append(self) } }

  /// Deletes all interactions.
  @preconcurrency open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    forget(completion) { _ in true }
  }
  /// Deletes interactions.
  @preconcurrency open class func delete(
    with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { forget(completion) { identifiers.contains($0.identifier) } }
  /// Deletes a group of interactions.
  @preconcurrency open class func delete(
    with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { forget(completion) { $0.groupIdentifier == groupIdentifier } }

  private class func forget(
    _ completion: (@Sendable ((any Error)?) -> Void)?, _ isMeant: (INInteraction) -> Bool
  ) {
    kept.withLock { $0.removeAll(where: isMeant) }
    DispatchQueue.global().async { completion?(nil) }
  }
}

/// The direction of an interaction.
///
/// Type-checks only: as INInteraction.
public enum INInteractionDirection: Int, Hashable, Sendable {
  /// An unspecified direction.
  case unspecified
  /// Outgoing.
  case outgoing
  /// Incoming.
  case incoming
}

/// The domain of this framework's errors.
///
/// Type-checks only: as INInteraction.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// An error about intents.
///
/// Type-checks only: as INInteraction.
public struct INIntentError: BridgedCodeError {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// The device doesn't support the operation.
    case interactionOperationNotSupported = 1900
    /// The donation has failed.
    case donatingInteraction = 1901
    /// Deleting all interactions has failed.
    case deletingAllInteractions = 1902
    /// Deleting these interactions has failed.
    case deletingInteractionWithIdentifiers = 1903
    /// Deleting the group has failed.
    case deletingInteractionWithGroupIdentifier = 1904
    /// The extension has no handler for an intent that it claims to support.
    case noHandlerProvidedForIntent = 2003
    /// There was no answer in time.
    ///
    /// Type-checks only: it never occurs.
    case requestTimedOut = 3001
  }
  /// The code.
  public let code: Code
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `INIntentErrorDomain`.
  public static var errorDomain: String { INIntentErrorDomain }
}

/// The progress of an intent.
///
/// Simulated: Apple's numbers; an interface gets `ready` and `success`, and `inProgress` if the app
/// reports it; an app that is opened gets `deferredToApplication`.
public enum INIntentHandlingStatus: Int, Hashable, Sendable {
  /// An unspecified state.
  case unspecified
  /// It can be done.
  case ready
  /// It is being done.
  case inProgress
  /// It is done.
  case success
  /// It failed.
  ///
  /// Type-checks only: failures aren't shown.
  case failure
  /// The app continues with it.
  case deferredToApplication
  /// The user must confirm it.
  ///
  /// Type-checks only: it is for an app's custom intents.
  case userConfirmationRequired
}

extension NSExtensionContext {
  /// The suggestion that the user tapped in the share sheet's row of people; `nil` for the
  /// extension itself.
  ///
  /// Simulated: `nil`, as when the user picks the extension among the others (documented). Differs:
  /// there is no row of people.
  public var intent: INIntent? { nil }
}
