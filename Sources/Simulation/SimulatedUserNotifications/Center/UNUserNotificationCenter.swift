import DeviceProtocol
public import Foundation
import SimulatedFoundation
import Synchronization

/// The notifications of an app or an extension: those that will come, and those that have.
///
/// Simulated: the system keeps them, for an app and its extensions together; what the user does with them
/// is told to the app's delegate. Without a device the process keeps them itself, and nobody sees them.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // What changes has a lock.
  private let keeper: any NotificationKeeper
  /// The time at which requests are made.
  let now: @Sendable () -> Date
  private let state = Mutex(State())
  /// Where handlers are called: on iOS too it is no queue of the caller's (documented).
  private let queue = DispatchQueue(label: "notification centre")

  private struct State: @unchecked Sendable {
    // Categories never change; the delegate is a weak reference, which is atomic.
    var categories: Set<UNNotificationCategory> = []
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }

  init(keeper: any NotificationKeeper, now: @escaping @Sendable () -> Date = { Date() }) {
    self.keeper = keeper
    self.now = now
    super.init()
  }

  /// Asks whoever keeps the notifications; the answer is given on the queue of handlers.
  func ask(
    _ question: NotificationQuestion, then answer: @escaping @Sendable (NotificationReply) -> Void
  ) {
    let running = DeviceConnection.shared?.runningHandlers
    running?.enter()
    keeper.ask(question) { [self] reply in
      hand {
        answer(reply)
        running?.leave()
      }
    }
  }

  /// Gives a handler its answer; the process isn't idle before it returns.
  func hand(_ call: @escaping @Sendable () -> Void) {
    queue.async(group: DeviceConnection.shared?.answeredHandlers, execute: call)
  }

  private static let ofThisProcess = UNUserNotificationCenter(
    keeper: DeviceConnection.shared.map(DeviceKeeper.init) ?? OwnKeeper())

  /// The notification centre of this process.
  open class func current() -> UNUserNotificationCenter { ofThisProcess }

  /// Told of notifications that come while the app is in front, and of the user's answers.
  ///
  /// Simulated: kept weakly. It has to be there when the app has finished launching, as documented: what
  /// launched the app is told then.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  /// Whether notifications can have an interface of the app's own.
  ///
  /// Simulated: `true`, as on an iPhone (documented).
  open var supportsContentExtensions: Bool { true }

  /// Says which kinds of notifications there are, and their buttons.
  ///
  /// Simulated: all at once; a second call replaces the first (documented). Differs: they are gone with the
  /// process that has set them, but for the device, which keeps them for what the user sees.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    state.withLock { $0.categories = categories }
    let described = categories.map(\.described).sorted { $0.identifier < $1.identifier }
    ask(.setCategories(described)) { _ in }
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
  /// Simulated: 0 takes it away (documented); without the user's permission the handler is given
  /// `UNError.notificationsNotAllowed`.
  @preconcurrency open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard newBadgeCount >= 0 else { return hand { handler?(UNError(.badgeInputInvalid)) } }
    ask(.setBadge(newBadgeCount)) { reply in
      handler?(reply == .notAllowed ? UNError(.notificationsNotAllowed) : nil)
    }
  }

  /// Sets the number on the app's icon.
  ///
  /// Simulated: as the form with a handler.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    let error: (any Error)? = await withCheckedContinuation { continuation in
      setBadgeCount(newBadgeCount) { continuation.resume(returning: $0) }
    }
    if let error { throw error }
  }
}
