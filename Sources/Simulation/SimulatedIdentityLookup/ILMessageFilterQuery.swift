public import Foundation

/// A message about which a filter is asked.
///
/// Simulated: the sender and the text of an incoming message; the country isn't known.
open class ILMessageFilterQueryRequest: NSObject {
  /// The sender.
  public let sender: String?
  /// The text.
  public let messageBody: String?
  /// The country of the receiving number.
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
/// Simulated: keeps its values; initially it is `none`, which shows the message (documented).
/// Differs: `subAction` isn't read.
open class ILMessageFilterQueryResponse: NSObject {
  /// The action to take on the message.
  open var action = ILMessageFilterAction.none
  /// The kind of message.
  open var subAction = ILMessageFilterSubAction.none
  /// Makes an answer.
  public override init() { super.init() }
}

/// A query for the kinds of messages that a filter distinguishes.
///
/// Type-checks only: it is never made.
open class ILMessageFilterCapabilitiesQueryRequest: NSObject {
  package override init() { super.init() }
}

/// The kinds of messages that a filter distinguishes.
///
/// Type-checks only: keeps its values, which aren't read yet.
open class ILMessageFilterCapabilitiesQueryResponse: NSObject {
  /// The kinds of transactions.
  open var transactionalSubActions: [ILMessageFilterSubAction] = []
  /// The kinds of promotions.
  open var promotionalSubActions: [ILMessageFilterSubAction] = []
  /// Makes an answer.
  public override init() { super.init() }
}
