public import Foundation

/// A message that a filter is asked about.
///
/// Simulated: the sender and the text of a message that comes in; the country isn't known.
open class ILMessageFilterQueryRequest: NSObject {
  /// Who sent it.
  public let sender: String?
  /// Its text.
  public let messageBody: String?
  /// The country of the number that it came to.
  public let receiverISOCountryCode: String?

  package init(sender: String?, messageBody: String?, receiverISOCountryCode: String? = nil) {
    self.sender = sender
    self.messageBody = messageBody
    self.receiverISOCountryCode = receiverISOCountryCode
    super.init()
  }
}

/// A filter's answer.
///
/// Simulated: keeps its values; a new one says `none`, which shows the message (documented). Differs: nobody
/// reads `subAction`.
open class ILMessageFilterQueryResponse: NSObject {
  /// What becomes of the message.
  open var action = ILMessageFilterAction.none
  /// Which kind it is.
  open var subAction = ILMessageFilterSubAction.none
  /// Makes an answer.
  public override init() { super.init() }
}

/// The question which kinds of messages a filter tells apart.
///
/// Type-checks only: nobody asks it.
open class ILMessageFilterCapabilitiesQueryRequest: NSObject {
  package override init() { super.init() }
}

/// The kinds of messages that a filter tells apart.
///
/// Type-checks only: keeps its values; nobody reads them yet.
open class ILMessageFilterCapabilitiesQueryResponse: NSObject {
  /// The kinds of transactions.
  open var transactionalSubActions: [ILMessageFilterSubAction] = []
  /// The kinds of advertisements.
  open var promotionalSubActions: [ILMessageFilterSubAction] = []
  /// Makes an answer.
  public override init() { super.init() }
}
