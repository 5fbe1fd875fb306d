public import Foundation
public import SimulatedFoundation
import Synchronization

/// Something that the user did in an app, told to the system so that it can suggest it.
///
/// Simulated: keeps its values; what is donated is kept until it is deleted or the process ends.
/// Differs: nothing is suggested on the share sheet.
open class INInteraction: NSObject, @unchecked Sendable {
  // Whoever has made it changes it, and nobody while it is handed on.
  /// What was done.
  public let intent: INIntent
  /// How it ended.
  public let intentResponse: INIntentResponse?
  /// Whether it came or went.
  open var direction = INInteractionDirection.unspecified
  /// When it was.
  open var dateInterval: DateInterval?
  /// What names it.
  open var identifier = UUID().uuidString
  /// What it belongs to.
  open var groupIdentifier: String?
  /// How far it has come.
  ///
  /// Simulated: `unspecified` unless Siri has made the interaction.
  open internal(set) var intentHandlingStatus = INIntentHandlingStatus.unspecified

  private static let kept = Mutex<[INInteraction]>([])

  /// What has been donated.
  package static var donated: [INInteraction] { kept.withLock { $0 } }

  /// Makes an interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    super.init()
  }

  /// Tells the system.
  @preconcurrency open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    Self.kept.withLock { $0.append(self) }
    DispatchQueue.global().async { completion?(nil) }
  }
  /// Tells the system.
  open func donate() async throws { Self.kept.withLock { $0.append(self) } }

  /// Has the system forget everything.
  @preconcurrency open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    forget(completion) { _ in true }
  }
  /// Has the system forget some.
  @preconcurrency open class func delete(
    with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { forget(completion) { identifiers.contains($0.identifier) } }
  /// Has the system forget a group.
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

/// Whether something came or went.
///
/// Type-checks only: as INInteraction.
public enum INInteractionDirection: Int, Hashable, Sendable {
  /// Nothing is said.
  case unspecified
  /// It went.
  case outgoing
  /// It came.
  case incoming
}

/// The domain of this framework's errors.
///
/// Type-checks only: as INInteraction.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// What can go wrong with intents.
///
/// Type-checks only: as INInteraction.
public struct INIntentError: BridgedCodeError {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// The device can't do that with interactions.
    case interactionOperationNotSupported = 1900
    /// It isn't done.
    case donatingInteraction = 1901
    /// Not all of them are forgotten.
    case deletingAllInteractions = 1902
    /// Not these.
    case deletingInteractionWithIdentifiers = 1903
    /// Not the group.
    case deletingInteractionWithGroupIdentifier = 1904
    /// The extension has no handler for an intent that it says to support.
    case noHandlerProvidedForIntent = 2003
    /// There was no answer in time.
    ///
    /// Type-checks only: nobody is given it.
    case requestTimedOut = 3001
  }
  /// What went wrong.
  public let code: Code
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// `INIntentErrorDomain`.
  public static var errorDomain: String { INIntentErrorDomain }
}

/// How far an intent has come.
///
/// Simulated: Apple's numbers; an interface gets `ready` and `success`, and `inProgress` where the app says
/// so; an app that is opened gets `deferredToApplication`.
public enum INIntentHandlingStatus: Int, Hashable, Sendable {
  /// Nothing is said.
  case unspecified
  /// It can be done.
  case ready
  /// It is being done.
  case inProgress
  /// It is done.
  case success
  /// It failed.
  ///
  /// Type-checks only: nothing is shown of it.
  case failure
  /// The app goes on with it.
  case deferredToApplication
  /// The user has to confirm it.
  ///
  /// Type-checks only: it is for intents of an app's own.
  case userConfirmationRequired
}

extension NSExtensionContext {
  /// What the user tapped in the share sheet's row of people; `nil` for the extension itself.
  ///
  /// Simulated: `nil`, as when the user picks the extension among the others (documented). Differs:
  /// there is no row of people.
  public var intent: INIntent? { nil }
}
