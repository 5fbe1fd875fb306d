import DeviceProtocol

extension Activity {
  /// What the activity shows, each time that this changes.
  public var contentUpdates: ContentUpdates { ContentUpdates(activity: self) }

  /// The state that the activity shows, each time that this changes; deprecated since iOS 16.2.
  public var contentStateUpdates: ContentStateUpdates { ContentStateUpdates(activity: self) }

  /// The stage of the activity's life: the present one, and each that follows (observed).
  public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates(activity: self) }

  /// The activity's push token, as soon as there is one, and each new one.
  public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates(activity: self) }

  /// A sequence of what an activity shows.
  ///
  /// Simulated: it ends when the activity is dismissed (inferred).
  public struct ContentUpdates: AsyncSequence, Sendable {
    fileprivate let activity: Activity

    /// Makes an iterator.
    public func makeAsyncIterator() -> Iterator { Iterator(activity) }

    /// An iterator of the sequence.
    public struct Iterator: AsyncIteratorProtocol {
      private var changes: AsyncStream<LiveActivityDescription>.Iterator
      private var last: LiveActivityContent

      fileprivate init(_ activity: Activity) {
        changes = activity.changes.stream().makeAsyncIterator()
        last = activity.description.content
      }

      /// Waits for the next one.
      public mutating func next() async -> ActivityContent<ContentState>? {
        while let change = await changes.next() {
          guard change.content != last else { continue }
          last = change.content
          let state = try? ActivityCoding.decode(ContentState.self, from: change.content.state)
          guard let state else { continue }
          return ActivityContent(
            state: state, staleDate: change.content.staleDate,
            relevanceScore: change.content.relevance)
        }
        return nil
      }
    }
  }

  /// A sequence of the states that an activity shows.
  ///
  /// Simulated: it ends when the activity is dismissed (inferred).
  public struct ContentStateUpdates: AsyncSequence, Sendable {
    fileprivate let activity: Activity

    /// Makes an iterator.
    public func makeAsyncIterator() -> Iterator { Iterator(activity) }

    /// An iterator of the sequence.
    public struct Iterator: AsyncIteratorProtocol {
      private var contents: ContentUpdates.Iterator

      fileprivate init(_ activity: Activity) {
        contents = activity.contentUpdates.makeAsyncIterator()
      }

      /// Waits for the next one.
      public mutating func next() async -> ContentState? {
        await contents.next()?.state
      }
    }
  }

  /// A sequence of the stages of an activity's life.
  ///
  /// Simulated: it ends when the activity is dismissed (inferred).
  public struct ActivityStateUpdates: AsyncSequence, Sendable {
    fileprivate let activity: Activity

    /// Makes an iterator.
    public func makeAsyncIterator() -> Iterator { Iterator(activity) }

    /// An iterator of the sequence.
    public struct Iterator: AsyncIteratorProtocol {
      private var changes: AsyncStream<LiveActivityDescription>.Iterator
      private var last: LiveActivityStage?

      fileprivate init(_ activity: Activity) {
        changes = activity.changes.stream(after: [activity.description]).makeAsyncIterator()
      }

      /// Waits for the next one.
      public mutating func next() async -> ActivityState? {
        while let change = await changes.next() {
          guard change.stage != last else { continue }
          last = change.stage
          return ActivityState(change.stage)
        }
        return nil
      }
    }
  }

  /// A sequence of an activity's push tokens.
  ///
  /// Simulated: it ends when the activity is dismissed (inferred).
  public struct PushTokenUpdates: AsyncSequence, Sendable {
    fileprivate let activity: Activity

    /// Makes an iterator.
    public func makeAsyncIterator() -> Iterator { Iterator(activity) }

    /// An iterator of the sequence.
    public struct Iterator: AsyncIteratorProtocol {
      private var changes: AsyncStream<LiveActivityDescription>.Iterator
      private var last: Data?

      fileprivate init(_ activity: Activity) {
        changes = activity.changes.stream(after: [activity.description]).makeAsyncIterator()
      }

      /// Waits for the next one.
      public mutating func next() async -> Data? {
        while let change = await changes.next() {
          guard let token = change.token, token != last else { continue }
          last = token
          return token
        }
        return nil
      }
    }
  }
}
