/// What becomes of a message.
///
/// Simulated: messages have four lists: the inbox, junk, promotions and transactions. The numbers are
/// Apple's.
public enum ILMessageFilterAction: Int, Hashable, Sendable {
  /// The filter can't say: the message is shown.
  case none
  /// It is shown.
  case allow
  /// It goes to the junk folder.
  case junk
  /// It goes to the folder of advertisements.
  case promotion
  /// It goes to the folder of transactions.
  case transaction

  /// The older name of `junk`.
  public static var filter: ILMessageFilterAction { .junk }
}

/// Which kind of transaction or advertisement a message is.
///
/// Type-checks only: nobody reads it. The numbers are Apple's.
public enum ILMessageFilterSubAction: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// A transaction of another kind.
  case transactionalOthers = 10000
  /// Money.
  case transactionalFinance
  /// An order.
  case transactionalOrders
  /// A reminder.
  case transactionalReminders
  /// Health.
  case transactionalHealth
  /// The weather.
  case transactionalWeather
  /// The mobile operator.
  case transactionalCarrier
  /// Rewards.
  case transactionalRewards
  /// An authority.
  case transactionalPublicServices
  /// An advertisement of another kind.
  case promotionalOthers = 20000
  /// An offer.
  case promotionalOffers
  /// A coupon.
  case promotionalCoupons
}
