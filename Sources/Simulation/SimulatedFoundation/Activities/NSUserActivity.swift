package import DeviceProtocol
public import Foundation

/// The type of an activity that is a web page: that of a universal link.
///
/// Simulated: no known difference.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something that the user does, described so that it can be continued elsewhere.
///
/// Simulated: a universal link reaches an app as one, of the type NSUserActivityTypeBrowsingWeb, with
/// its address in `webpageURL` (documented); otherwise it keeps what it is given. Differs: nothing is
/// handed to other devices, searched or suggested.
open class NSUserActivity: NSObject, @unchecked Sendable {
  // As on iOS, nothing is locked: code that changes an activity on two queues at once is at fault.

  /// The kind of activity.
  public let activityType: String
  /// The title that the user sees.
  open var title: String?
  /// The values needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` without which the activity can't be continued.
  open var requiredUserInfoKeys: Set<String>?
  /// Words by which it is found.
  open var keywords: Set<String> = []
  /// The web page that shows the same content.
  open var webpageURL: URL?
  /// The page that led there.
  open var referrerURL: URL?
  /// The date after which it is no longer useful.
  open var expirationDate: Date?
  /// A name for the content that it is about.
  open var targetContentIdentifier: String?
  /// A name by which it is deleted.
  open var persistentIdentifier: String?
  /// Whether `userInfo` should be brought up to date before it is handed on.
  open var needsSave = false
  /// Whether streams can be opened to the other device.
  open var supportsContinuationStreams = false
  /// Whether another device may continue it.
  open var isEligibleForHandoff = true
  /// Whether it may be found on the device.
  open var isEligibleForSearch = false
  /// Whether everyone's searches may find it.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be suggested.
  open var isEligibleForPrediction = false
  /// The object that learns what becomes of it.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// The intent with which Siri has the app continue; its framework makes an interaction from it.
  package var handedInteraction: IntentInteraction?

  /// Makes an activity of the given type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Says that the user is doing this now.
  ///
  /// Type-checks only: it has no effect.
  open func becomeCurrent() {}

  /// Says that the user has stopped doing this.
  ///
  /// Type-checks only: it has no effect.
  open func resignCurrent() {}

  /// Says that this is over.
  ///
  /// Type-checks only: it has no effect.
  open func invalidate() {}
}

/// Learns what becomes of an activity.
///
/// Type-checks only: no activity is handed to another device.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Tells the delegate that `userInfo` should be brought up to date.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Tells the delegate that another device has continued it.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
