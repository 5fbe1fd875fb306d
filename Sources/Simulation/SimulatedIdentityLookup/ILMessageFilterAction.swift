/// The action that a filter takes on a message.
///
/// Simulated: Messages has four lists: the inbox, junk, promotions and transactions. The numbers
/// are Apple's.
public enum ILMessageFilterAction: Int, Hashable, Sendable {
  /// The filter doesn't know: the message is shown.
  case none
  /// The message is shown.
  case allow
  /// The message goes to the junk folder.
  case junk
  /// The message goes to the folder of promotions.
  case promotion
  /// The message goes to the folder of transactions.
  case transaction

  /// The older name of `junk`.
  public static var filter: ILMessageFilterAction { .junk }
}

/// The kind of transaction or promotion of a message.
///
/// Type-checks only: it isn't read. The numbers are Apple's.
public enum ILMessageFilterSubAction: Int, Hashable, Sendable {
  /// No particular kind.
  case none = 0
  /// Another transaction.
  case transactionalOthers = 10000
  /// A financial transaction.
  case transactionalFinance
  /// A message about an order.
  case transactionalOrders
  /// A reminder.
  case transactionalReminders
  /// A message about health.
  case transactionalHealth
  /// A message about the weather.
  case transactionalWeather
  /// A message from the mobile operator.
  case transactionalCarrier
  /// A message about rewards.
  case transactionalRewards
  /// A message from a public authority.
  case transactionalPublicServices
  /// Another promotion.
  case promotionalOthers = 20000
  /// An offer.
  case promotionalOffers
  /// A coupon.
  case promotionalCoupons
}
