public import Foundation

/// Gives the system the objects that handle intents.
///
/// Simulated: `INExtension` conforms to it.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  /// The object that handles an intent.
  func handler(for intent: INIntent) -> Any?
}

/// The principal class of an Intents extension.
///
/// Simulated: Siri makes one for what the user asks for, and asks it for a handler once (inferred: how often
/// isn't documented). A handler that doesn't have the intent's protocol is none. Differs: the intents are
/// INSendMessageIntent alone.
open class INExtension: NSObject, INIntentHandlerProviding {
  /// Who handles the intent of this session.
  var currentHandler: Any?

  /// Makes the object; the system does that.
  public override init() { super.init() }
  /// The object that handles an intent: the extension itself, unless it is overridden.
  open func handler(for intent: INIntent) -> Any? { self }
}
