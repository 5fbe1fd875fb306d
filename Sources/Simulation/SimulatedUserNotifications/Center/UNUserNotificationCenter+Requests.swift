import DeviceProtocol

extension UNUserNotificationCenter {
  /// Asks for a notification; a pending one of the same identifier is replaced.
  ///
  /// Simulated: the system keeps it, for the app and its extensions together, and shows it when its time
  /// has come; without a trigger at once (documented). As long as the user hasn't allowed it the error is
  /// `UNError.notificationsNotAllowed` (observed). Differs: `userInfo` that is no property list is refused
  /// with `UNError.notificationInvalidNoContent`; what iOS does then isn't documented.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - completionHandler: Called on a background queue with what went wrong, if anything.
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

  /// Asks for a notification.
  ///
  /// Simulated: as the form with a handler.
  public func add(_ request: UNNotificationRequest) async throws {
    let error: (any Error)? = await withCheckedContinuation { continuation in
      add(request) { continuation.resume(returning: $0) }
    }
    if let error { throw error }
  }

  /// Gives the requests whose time hasn't come.
  @preconcurrency public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    ask(.pending) { completionHandler($0.list.map(\.request)) }
  }

  /// The requests whose time hasn't come.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await list(.pending).map(\.request)
  }

  /// Takes back requests whose time hasn't come.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    ask(.removePending(identifiers)) { _ in }
  }

  /// Takes back all requests whose time hasn't come.
  public func removeAllPendingNotificationRequests() { ask(.removePending(nil)) { _ in } }

  /// Gives the delivered notifications.
  @preconcurrency public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    ask(.delivered) { completionHandler($0.list.map(\.delivery)) }
  }

  /// The delivered notifications.
  public func deliveredNotifications() async -> [UNNotification] {
    await list(.delivered).map(\.delivery)
  }

  /// Takes delivered notifications off the list.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    ask(.removeDelivered(identifiers)) { _ in }
  }

  /// Takes all delivered notifications off the list.
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
