package import DeviceProtocol
public import Foundation

/// The type of an activity that is a page of the web: that of a universal link.
///
/// Simulated: no known difference.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something that the user does, so that it can be gone on with elsewhere.
///
/// Simulated: a universal link reaches an app as one, of the type NSUserActivityTypeBrowsingWeb, with
/// its address in `webpageURL` (documented); otherwise it keeps what it is given. Differs: nothing is
/// handed to other devices, searched or suggested.
open class NSUserActivity: NSObject, @unchecked Sendable {
  // As on iOS nothing is locked: whoever changes an activity on two queues at once is to blame.

  /// What kind of activity it is.
  public let activityType: String
  /// What the user sees of it.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` without which nothing can go on.
  open var requiredUserInfoKeys: Set<String>?
  /// Words that it is found by.
  open var keywords: Set<String> = []
  /// The page of the web that shows the same.
  open var webpageURL: URL?
  /// The page that led there.
  open var referrerURL: URL?
  /// When it is of no use any more.
  open var expirationDate: Date?
  /// A name for what it is about.
  open var targetContentIdentifier: String?
  /// A name for deleting it.
  open var persistentIdentifier: String?
  /// Whether `userInfo` should be brought up to date before it is handed on.
  open var needsSave = false
  /// Whether streams can be opened to the other device.
  open var supportsContinuationStreams = false
  /// Whether another device may go on with it.
  open var isEligibleForHandoff = true
  /// Whether it may be found on the device.
  open var isEligibleForSearch = false
  /// Whether everybody's searches may find it.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be suggested.
  open var isEligibleForPrediction = false
  /// Told of what becomes of it.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// The intent with which Siri has the app go on; its framework makes an interaction of it.
  package var handedInteraction: IntentInteraction?

  /// Makes an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Says that the user does this now.
  ///
  /// Type-checks only: nobody is told.
  open func becomeCurrent() {}

  /// Says that the user has stopped doing this.
  ///
  /// Type-checks only: nobody is told.
  open func resignCurrent() {}

  /// Says that this is over.
  ///
  /// Type-checks only: nobody is told.
  open func invalidate() {}
}

/// Told of what becomes of an activity.
///
/// Type-checks only: no activity is handed to another device.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// `userInfo` should be brought up to date.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Another device has gone on with it.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
