public import Foundation
import Synchronization

extension NotificationCenter {
  /// Returns the notifications of a name as they are posted.
  ///
  /// Simulated: notifications are kept from the moment at which a loop begins to iterate until it
  /// takes them. Differs: what is posted between this call and that moment is lost.
  ///
  /// - Parameters:
  ///   - name: The notifications' name.
  ///   - object: The object that posts them; `nil` for any.
  /// - Returns: The notifications.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  )
    -> Notifications
  { Notifications(center: self, name: name, object: object) }

  /// Notifications of a name, as they are posted.
  ///
  /// Simulated: see ``notifications(named:object:)``.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    // All values are set once, when the object is made; a center may be used from any thread.
    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    init(
      center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?
    ) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Begins to keep what is posted.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<Posted>.makeStream()
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Posted(notification: $0))
      }
      return Iterator(
        stream.makeAsyncIterator(), PostObservation(center: center, token: token, continuation))
    }

    /// Takes one notification after the other.
    ///
    /// Simulated: see ``notifications(named:object:)``.
    public struct Iterator: AsyncIteratorProtocol {
      private var base: AsyncStream<Posted>.Iterator
      private let observation: PostObservation

      fileprivate init(_ base: AsyncStream<Posted>.Iterator, _ observation: PostObservation) {
        self.base = base
        self.observation = observation
      }

      /// Waits for the next notification; `nil` once the task is cancelled.
      public mutating func next() async -> Notification? {
        await base.next()?.notification
      }
      /// Waits for the next notification; `nil` once the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }
  }
}

/// A notification on its way to whoever waits for it.
private struct Posted: @unchecked Sendable {
  // It is handed on once, and not kept.
  let notification: Notification
}

/// An observation that ends when nobody iterates any more.
private final class PostObservation: @unchecked Sendable {
  // All values are set once; the center may be used from any thread.
  private let center: NotificationCenter
  private let token: any NSObjectProtocol
  private let continuation: AsyncStream<Posted>.Continuation

  init(
    center: NotificationCenter, token: any NSObjectProtocol,
    _ continuation: AsyncStream<Posted>.Continuation
  ) {
    self.center = center
    self.token = token
    self.continuation = continuation
  }

  deinit {
    center.removeObserver(token)
    continuation.finish()
  }
}
