import DeviceProtocol

extension UNUserNotificationCenter {
  /// Adds a request for a notification; a pending one with the same identifier is replaced.
  ///
  /// Simulated: the system stores it, for the app and its extensions together, and shows it when
  /// its time has come, or at once without a trigger (documented). Without the user's permission
  /// the error is `UNError.notificationsNotAllowed` (observed). Differs: a `userInfo` that isn't a
  /// property list is refused with `UNError.notificationInvalidNoContent`; what iOS does in that
  /// case isn't documented.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - completionHandler: Called on a background queue with the error, if there is one.
  @preconcurrency public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let moment = now()
    guard let kept = KeptNotification(request, at: moment) else {
      return hand { completionHandler?(UNError(.notificationInvalidNoContent)) }
    }
    guard kept.time.date(after: moment) != nil else {
      return hand { completionHandler?(UNError(.notificationInvalidNoDate)) }
    }
    ask(.add(kept)) { reply in
      completionHandler?(reply == .notAllowed ? UNError(.notificationsNotAllowed) : nil)
    }
  }

  /// Adds a request for a notification.
  ///
  /// Simulated: as the form with a handler.
  public func add(_ request: UNNotificationRequest) async throws {
    let error: (any Error)? = await withCheckedContinuation { continuation in
      add(request) { continuation.resume(returning: $0) }
    }
    if let error { throw error }
  }

  /// Supplies the pending requests.
  @preconcurrency public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    ask(.pending) { completionHandler($0.list.map(\.request)) }
  }

  /// Returns the pending requests.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await list(.pending).map(\.request)
  }

  /// Removes pending requests.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    ask(.removePending(identifiers)) { _ in }
  }

  /// Removes all pending requests.
  public func removeAllPendingNotificationRequests() { ask(.removePending(nil)) { _ in } }

  /// Supplies the delivered notifications.
  @preconcurrency public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    ask(.delivered) { completionHandler($0.list.map(\.delivery)) }
  }

  /// Returns the delivered notifications.
  public func deliveredNotifications() async -> [UNNotification] {
    await list(.delivered).map(\.delivery)
  }

  /// Removes delivered notifications from the list.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    ask(.removeDelivered(identifiers)) { _ in }
  }

  /// Removes all delivered notifications from the list.
  public func removeAllDeliveredNotifications() { ask(.removeDelivered(nil)) { _ in } }

  private func list(_ question: NotificationQuestion) async -> [KeptNotification] {
    await withCheckedContinuation { continuation in
      ask(question) { continuation.resume(returning: $0.list) }
    }
  }
}

extension NotificationReply {
  fileprivate var list: [KeptNotification] {
    if case .notifications(let list) = self { list } else { [] }
  }
}
