import DeviceProtocol
public import Foundation
import SimulatedFoundation
import Synchronization

/// The pending and delivered notifications of an app or an extension.
///
/// Simulated: the system stores them, for an app and its extensions together; the app's delegate is
/// told what the user does with them. Without a device the process itself stores them, and they
/// aren't visible.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // A lock protects what changes.
  private let keeper: any NotificationKeeper
  /// The time at which requests are made.
  let now: @Sendable () -> Date
  private let state = Mutex(State())
  /// The queue on which handlers are called: on iOS too it isn't the caller's (documented).
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

  /// Sends a question to the notifications' keeper; the answer comes on the handlers' queue.
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

  /// Passes an answer to a handler; the process isn't idle before it returns.
  func hand(_ call: @escaping @Sendable () -> Void) {
    queue.async(group: DeviceConnection.shared?.answeredHandlers, execute: call)
  }

  private static let ofThisProcess = UNUserNotificationCenter(
    keeper: DeviceConnection.shared.map(DeviceKeeper.init) ?? OwnKeeper())

  /// Returns the notification centre of this process.
  open class func current() -> UNUserNotificationCenter { ofThisProcess }

  /// The delegate, told of notifications while the app is in front, and of the user's answers.
  ///
  /// Simulated: kept weakly. As documented, it must be set when the app has finished launching: it
  /// is then told what launched the app.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  /// Whether an app can supply its own interface for notifications.
  ///
  /// Simulated: `true`, as on an iPhone (documented).
  open var supportsContentExtensions: Bool { true }

  /// Sets the categories of notifications, with their buttons.
  ///
  /// Simulated: all at once; a second call replaces the first (documented). Differs: they disappear
  /// with the process that has set them, but the device keeps them for what the user sees.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    state.withLock { $0.categories = categories }
    let described = categories.map(\.described).sorted { $0.identifier < $1.identifier }
    ask(.setCategories(described)) { _ in }
  }

  /// Supplies the categories of notifications.
  @preconcurrency open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = state.withLock { $0.categories }
    hand { completionHandler(categories) }
  }

  /// Returns the categories of notifications.
  open func notificationCategories() async -> Set<UNNotificationCategory> {
    state.withLock { $0.categories }
  }

  /// Sets the number on the app's icon.
  ///
  /// Simulated: 0 removes it (documented); without the user's permission the handler gets
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
