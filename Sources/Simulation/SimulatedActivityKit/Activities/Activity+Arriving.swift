import DeviceProtocol

extension Activity {
  /// Each activity with attributes of this type that is started from now on, by the app or by a push.
  public static var activityUpdates: ActivityUpdates {
    ActivityUpdates(started: ActivityNews.shared.started(Attributes.typeName).stream())
  }

  /// The token with which a server can start an activity.
  ///
  /// Simulated: from iOS 17 on. Differs: it is there at once, and the same for all types.
  public static var pushToStartToken: Data? {
    guard case .success(.settings(let settings)) = ActivityRequest.ask(.settings) else {
      return nil
    }
    return settings.startToken
  }

  /// The token with which a server can start an activity, and each new one.
  ///
  /// Simulated: as `pushToStartToken`. Differs: it never changes.
  public static var pushToStartTokenUpdates: PushToStartTokenUpdates {
    PushToStartTokenUpdates(first: pushToStartToken)
  }

  /// A sequence of activities that have been started.
  ///
  /// Simulated: no known difference.
  public struct ActivityUpdates: AsyncSequence, Sendable {
    fileprivate let started: AsyncStream<LiveActivityDescription>

    /// Makes an iterator.
    public func makeAsyncIterator() -> Iterator { Iterator(started: started.makeAsyncIterator()) }

    /// An iterator of the sequence.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var started: AsyncStream<LiveActivityDescription>.Iterator

      /// Waits for the next one.
      public mutating func next() async -> Activity? {
        while let description = await started.next() {
          if let activity = ActivityNews.shared.object(for: description, of: Attributes.self) {
            return activity
          }
        }
        return nil
      }
    }
  }

  /// A sequence of tokens with which a server can start activities.
  ///
  /// Simulated: the present one. Differs: there are no later ones.
  public struct PushToStartTokenUpdates: AsyncSequence, Sendable {
    fileprivate let first: Data?

    /// Makes an iterator.
    public func makeAsyncIterator() -> Iterator { Iterator(rest: first) }

    /// An iterator of the sequence.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var rest: Data?

      /// Returns the token; then there is nothing more.
      public mutating func next() async -> Data? {
        defer { rest = nil }
        return rest
      }
    }
  }
}
