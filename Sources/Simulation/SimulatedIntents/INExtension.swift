public import Foundation

/// An object that supplies the handlers of intents.
///
/// Simulated: `INExtension` conforms to it.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  /// Returns the object that handles an intent.
  func handler(for intent: INIntent) -> Any?
}

/// The principal class of an Intents extension.
///
/// Simulated: Siri makes one for the user's request, and asks it for a handler once (inferred: how
/// often isn't documented). A handler that doesn't conform to the intent's protocol doesn't count.
/// Differs: INSendMessageIntent is the only intent.
open class INExtension: NSObject, INIntentHandlerProviding {
  /// The handler of this session's intent.
  var currentHandler: Any?

  /// Makes the object; called by the system.
  public override init() { super.init() }
  /// Returns the object that handles an intent: the extension itself, unless it is overridden.
  open func handler(for intent: INIntent) -> Any? { self }
}
