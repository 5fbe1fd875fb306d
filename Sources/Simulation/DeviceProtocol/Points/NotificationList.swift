package import Foundation

/// A notification that was asked for, or has come.
package struct KeptNotification: Codable, Hashable, Sendable {
  package var notification: NotificationDescription
  package var time: NotificationTime
  /// When it was asked for, or came last.
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

/// An app's notifications: those that will come, and those that have.
package struct NotificationList: Sendable {
  package private(set) var pending: [KeptNotification] = []
  package private(set) var delivered: [KeptNotification] = []

  package init() {}

  /// Adds one whose time hasn't come; it replaces what has its identifier (documented).
  package mutating func add(_ new: KeptNotification) {
    pending.removeAll { $0.identifier == new.identifier }
    delivered.removeAll { $0.identifier == new.identifier }
    pending.append(new)
  }

  /// Lets one come.
  ///
  /// - Parameters:
  ///   - identifier: Its identifier.
  ///   - moment: When.
  /// - Returns: The notification; `nil` when it was taken back.
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

  /// Lists one that has come.
  package mutating func keep(_ come: KeptNotification) {
    delivered.removeAll { $0.identifier == come.identifier }
    delivered.append(come)
  }

  /// Lets all come whose time has come by a moment, each at its time.
  package mutating func deliverDue(by moment: Date) {
    let due = pending.compactMap { kept in
      kept.time.date(after: kept.added).map { (kept, $0) }
    }
    for (kept, date) in due where date <= moment && !kept.time.repeats {
      _ = deliver(kept.identifier, at: date)
    }
  }

  /// Takes these off those that will come, or all.
  package mutating func removePending(_ identifiers: [String]?) {
    pending.removeAll { identifiers?.contains($0.identifier) ?? true }
  }

  /// Takes these off those that have come, or all.
  package mutating func removeDelivered(_ identifiers: [String]?) {
    delivered.removeAll { identifiers?.contains($0.identifier) ?? true }
  }
}
