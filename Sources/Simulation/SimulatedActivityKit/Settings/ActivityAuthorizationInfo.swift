import DeviceProtocol

/// What the user lets the app do with Live Activities.
///
/// Simulated: they are on until the user switches them off in the settings, if the app's property
/// list has NSSupportsLiveActivities.
public final class ActivityAuthorizationInfo: Sendable {
  /// Makes an object that knows the present settings.
  public init() {}

  /// Whether the app may start Live Activities.
  public var areActivitiesEnabled: Bool { settings?.isOn ?? false }

  /// Whether pushes may come often.
  ///
  /// Simulated: if the app's property list has NSSupportsLiveActivitiesFrequentUpdates. Differs: the
  /// user can't switch that off alone.
  public var frequentPushesEnabled: Bool { settings?.allowsFrequentPushes ?? false }

  /// Whether the app may start Live Activities, each time that this changes.
  public var activityEnablementUpdates: ActivityEnablementUpdates {
    ActivityEnablementUpdates(news: ActivityNews.shared.settings.stream())
  }

  /// Whether pushes may come often, each time that this changes.
  public var frequentPushEnablementUpdates: FrequentPushEnablementUpdates {
    FrequentPushEnablementUpdates(news: ActivityNews.shared.settings.stream())
  }

  private var settings: LiveActivitySettings? {
    guard case .success(.settings(let settings)) = ActivityRequest.ask(.settings) else {
      return nil
    }
    return settings
  }

  /// A sequence of whether Live Activities are allowed.
  ///
  /// Simulated: no known difference.
  public struct ActivityEnablementUpdates: AsyncSequence, Sendable {
    fileprivate let news: AsyncStream<LiveActivitySettings>

    /// Makes an iterator.
    public func makeAsyncIterator() -> Iterator { Iterator(news: news.makeAsyncIterator()) }

    /// An iterator of the sequence.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var news: AsyncStream<LiveActivitySettings>.Iterator

      /// Waits for the next change.
      public mutating func next() async -> Bool? { await news.next()?.isOn }
    }
  }

  /// A sequence of whether frequent pushes are allowed.
  ///
  /// Simulated: no known difference.
  public struct FrequentPushEnablementUpdates: AsyncSequence, Sendable {
    fileprivate let news: AsyncStream<LiveActivitySettings>

    /// Makes an iterator.
    public func makeAsyncIterator() -> Iterator { Iterator(news: news.makeAsyncIterator()) }

    /// An iterator of the sequence.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var news: AsyncStream<LiveActivitySettings>.Iterator

      /// Waits for the next change.
      public mutating func next() async -> Bool? { await news.next()?.allowsFrequentPushes }
    }
  }
}
