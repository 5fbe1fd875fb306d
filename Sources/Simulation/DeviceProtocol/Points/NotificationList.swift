package import Foundation

/// A notification that was scheduled, or has arrived.
package struct KeptNotification: Codable, Hashable, Sendable {
  package var notification: NotificationDescription
  package var time: NotificationTime
  /// When it was scheduled, or last arrived.
  package var added: Date
  package var delivered: Date?

  package init(
    _ notification: NotificationDescription, time: NotificationTime, added: Date,
    delivered: Date? = nil
  ) {
    self.notification = notification
    self.time = time
    self.added = added
    self.delivered = delivered
  }

  package var identifier: String { notification.identifier }
}

/// An app's notifications: those that are pending, and those that have been delivered.
package struct NotificationList: Sendable {
  package private(set) var pending: [KeptNotification] = []
  package private(set) var delivered: [KeptNotification] = []

  package init() {}

  /// Adds one whose time hasn't come; it replaces one with the same identifier (documented).
  package mutating func add(_ new: KeptNotification) {
    pending.removeAll { $0.identifier == new.identifier }
    delivered.removeAll { $0.identifier == new.identifier }
    pending.append(new)
  }

  /// Delivers one.
  ///
  /// - Parameters:
  ///   - identifier: Its identifier.
  ///   - moment: The time.
  /// - Returns: The notification; `nil` when it was withdrawn.
  package mutating func deliver(_ identifier: String, at moment: Date) -> KeptNotification? {
    guard let index = pending.firstIndex(where: { $0.identifier == identifier }) else {
      return nil
    }
    var come = pending[index]
    come.delivered = moment
    if come.time.repeats { pending[index].added = moment } else { pending.remove(at: index) }
    keep(come)
    return come
  }

  /// Lists one that has been delivered.
  package mutating func keep(_ come: KeptNotification) {
    delivered.removeAll { $0.identifier == come.identifier }
    delivered.append(come)
  }

  /// Delivers all notifications that are due by a moment, each at its time.
  package mutating func deliverDue(by moment: Date) {
    let due = pending.compactMap { kept in
      kept.time.date(after: kept.added).map { (kept, $0) }
    }
    for (kept, date) in due where date <= moment && !kept.time.repeats {
      _ = deliver(kept.identifier, at: date)
    }
  }

  /// Removes these, or all, from the pending ones.
  package mutating func removePending(_ identifiers: [String]?) {
    pending.removeAll { identifiers?.contains($0.identifier) ?? true }
  }

  /// Removes these, or all, from the delivered ones.
  package mutating func removeDelivered(_ identifiers: [String]?) {
    delivered.removeAll { identifiers?.contains($0.identifier) ?? true }
  }
}
