public import Foundation
import SimulatedFoundation
import Synchronization

/// The notifications of an app or an extension: those that will come, and those that have.
///
/// Simulated: requests are kept in the process's container, and listed as pending until their time
/// has come, and as delivered from then on. Differs: only pushes are shown; requests are kept
/// although the user hasn't been asked, and an extension's are its own instead of its app's.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // The requests have a lock, and so has the rest.
  let store: StoredNotifications
  private let state = Mutex(State())
  /// Where handlers are called: on iOS too it is no queue of the caller's (documented).
  private let queue = DispatchQueue(label: "notification centre")

  private struct State: @unchecked Sendable {
    // Categories never change; the delegate is a weak reference, which is atomic.
    var categories: Set<UNNotificationCategory> = []
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }

  init(store: StoredNotifications) {
    self.store = store
    super.init()
  }

  /// Gives a handler its answer; the process isn't idle before it returns.
  func hand(_ call: @escaping @Sendable () -> Void) {
    queue.async(group: DeviceConnection.shared?.answeredHandlers, execute: call)
  }

  private static let ofThisProcess = UNUserNotificationCenter(store: .ofThisProcess)

  /// The notification centre of this process.
  open class func current() -> UNUserNotificationCenter { ofThisProcess }

  /// Told of notifications that come while the app is in front, and of the user's answers.
  ///
  /// Type-checks only: keeps it, weakly, and tells it nothing yet.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  /// Whether notifications can have an interface of the app's own.
  ///
  /// Simulated: `true`, as on an iPhone (documented). Differs: none of those interfaces is shown yet.
  open var supportsContentExtensions: Bool { true }

  /// Says which kinds of notifications there are, and their buttons.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    state.withLock { $0.categories = categories }
  }

  /// Gives the kinds of notifications to the handler.
  @preconcurrency open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = state.withLock { $0.categories }
    hand { completionHandler(categories) }
  }

  /// The kinds of notifications.
  open func notificationCategories() async -> Set<UNNotificationCategory> {
    state.withLock { $0.categories }
  }

  /// Sets the number on the app's icon.
  ///
  /// Type-checks only: the icon isn't shown; the handler is given `UNError.notificationsNotAllowed`.
  @preconcurrency open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    hand { handler?(UNError(.notificationsNotAllowed)) }
  }

  /// Sets the number on the app's icon.
  ///
  /// Type-checks only: as the form with a handler.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    throw UNError(.notificationsNotAllowed)
  }
}
