public import Foundation
import Synchronization

extension NotificationCenter {
  /// Has a method called when a notification is posted.
  ///
  /// Simulated: the method is called at once, on the thread that posts, with the notification; the
  /// observer isn't retained, and needn't be removed, as documented since iOS 9. No known
  /// difference.
  ///
  /// - Parameters:
  ///   - observer: The object.
  ///   - aSelector: Its method; it may take the notification.
  ///   - aName: The notification's name; `nil` for all.
  ///   - anObject: The object that posts it; `nil` for any.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let call = NotificationCall(observer as? NSObject, aSelector)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { call.run($0) }
    SelectorObservers.add(
      SelectorObservers.Entry(call: call, token: token, name: aName, object: anObject as AnyObject?)
    )
  }

  /// Ends all of an observer's observations.
  ///
  /// Simulated: for observers of both forms. No known difference.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends an observer's observations of a name and an object.
  ///
  /// Simulated: for observers of both forms; `nil` stands for all. No known difference.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let entries = SelectorObservers.take {
      $0.call.observer === observer && (aName == nil || $0.name == aName)
        && (anObject == nil || $0.object === anObject as AnyObject?)
    }
    for entry in entries { removeObserver(entry.token as Any) }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The method that a notification calls.
private final class NotificationCall: @unchecked Sendable {
  // It never changes, except that the observer may go away.
  private(set) weak var observer: NSObject?
  private let selector: Selector

  init(_ observer: NSObject?, _ selector: Selector) {
    self.observer = observer
    self.selector = selector
  }

  func run(_ notification: Notification) { observer?.perform(selector, with: notification) }
}

/// The observers of this process whose methods are called.
private enum SelectorObservers {
  struct Entry: @unchecked Sendable {
    // All of it is only compared, except for the call.
    var call: NotificationCall
    var token: any NSObjectProtocol
    var name: NSNotification.Name?
    weak var object: AnyObject?
  }

  private static let all = Mutex<[Entry]>([])

  static func add(_ entry: Entry) {
    all.withLock { entries in
      entries.removeAll { $0.call.observer == nil }
      entries.append(entry)
    }
  }

  static func take(where isMeant: (Entry) -> Bool) -> [Entry] {
    all.withLock { entries in
      let meant = entries.filter(isMeant)
      entries.removeAll(where: isMeant)
      return meant
    }
  }
}
