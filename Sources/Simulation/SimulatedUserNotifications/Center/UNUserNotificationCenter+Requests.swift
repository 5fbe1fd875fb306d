import Foundation

extension UNUserNotificationCenter {
  /// Asks for a notification; a pending one of the same identifier is replaced.
  ///
  /// Simulated: kept on disk when the handler is called. A request without a trigger counts as
  /// delivered at once (documented). Differs: `userInfo` that is no property list is refused with
  /// `UNError.notificationInvalidNoContent`; what iOS does then isn't documented.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - completionHandler: Called on a background queue with what went wrong, if anything.
  @preconcurrency public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = keep(request, at: Date())
    hand { completionHandler?(error) }
  }

  /// Asks for a notification.
  ///
  /// Simulated: as the form with a handler.
  public func add(_ request: UNNotificationRequest) async throws {
    if let error = keep(request, at: Date()) { throw error }
  }

  /// Gives the requests whose time hasn't come.
  @preconcurrency public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let answer = Handed(value: pending(at: Date()))
    hand { completionHandler(answer.value) }
  }

  /// The requests whose time hasn't come.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    pending(at: Date())
  }

  /// Takes back requests whose time hasn't come.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    store.update(at: Date()) { records in
      records.removeAll { $0.delivered == nil && identifiers.contains($0.request.identifier) }
    }
  }

  /// Takes back all requests whose time hasn't come.
  public func removeAllPendingNotificationRequests() {
    store.update(at: Date()) { $0.removeAll { $0.delivered == nil } }
  }

  /// Gives the delivered notifications.
  @preconcurrency public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    let answer = Handed(value: delivered(at: Date()))
    hand { completionHandler(answer.value) }
  }

  /// The delivered notifications.
  public func deliveredNotifications() async -> [UNNotification] { delivered(at: Date()) }

  /// Takes delivered notifications off the list.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    store.update(at: Date()) { records in
      records.removeAll { $0.delivered != nil && identifiers.contains($0.request.identifier) }
    }
  }

  /// Takes all delivered notifications off the list.
  public func removeAllDeliveredNotifications() {
    store.update(at: Date()) { $0.removeAll { $0.delivered != nil } }
  }
}

extension UNUserNotificationCenter {
  func keep(_ request: UNNotificationRequest, at moment: Date) -> UNError? {
    guard request.content.values.isPropertyList else {
      return UNError(.notificationInvalidNoContent)
    }
    if let trigger = request.trigger, trigger.date(after: moment) == nil {
      return UNError(.notificationInvalidNoDate)
    }
    store.update(at: moment) { records in
      records.removeAll { $0.request.identifier == request.identifier }
      records.append(NotificationRecord(request: request, added: moment).at(moment))
    }
    return nil
  }

  func pending(at moment: Date) -> [UNNotificationRequest] {
    store.all(at: moment).filter { $0.delivered == nil }.map(\.request)
  }

  func delivered(at moment: Date) -> [UNNotification] {
    store.all(at: moment).compactMap(\.notification)
  }
}

/// Handed over to another queue for good.
private struct Handed<Value>: @unchecked Sendable {
  var value: Value
}

extension NotificationRecord {
  init(request: UNNotificationRequest, added: Date) {
    self.request = request
    self.added = added
    delivered = nil
  }
}
