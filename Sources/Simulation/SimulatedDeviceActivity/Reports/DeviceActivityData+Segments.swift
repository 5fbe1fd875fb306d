import DeviceProtocol
public import Foundation
public import SimulatedManagedSettings

extension DeviceActivityData {
  /// What was done between two dates.
  ///
  /// Simulated: with the apps and sites by category. Differs: nobody picks up the device without
  /// opening an app.
  public struct ActivitySegment: Hashable, Sendable {
    /// The dates.
    public let dateInterval: DateInterval
    /// For how long anything was used, in seconds.
    public let totalActivityDuration: TimeInterval
    /// The longest use of one thing.
    public let longestActivity: DateInterval?
    /// The first time that an app was opened.
    public let firstPickup: Date?
    /// How often the device was picked up without that; always 0.
    public let totalPickupsWithoutApplicationActivity = 0
    private let all: [CategoryActivity]

    /// What was used, by category.
    public var categories: DeviceActivityResults<CategoryActivity> {
      DeviceActivityResults(elements: all)
    }

    init(_ segment: UseReport.Segment) {
      dateInterval = segment.interval
      let apps = segment.uses.filter { $0.thing.kind == .application }
      totalActivityDuration = apps.reduce(0) { $0 + $1.seconds }
      let longest = apps.compactMap(\.longest)
      longestActivity = longest.max { $0.duration < $1.duration }
      firstPickup = longest.map(\.start).min()
      var order: [UsedThing] = []
      for use in segment.uses where !order.contains(use.category) { order.append(use.category) }
      all = order.map { category in
        CategoryActivity(category, segment.uses.filter { $0.category == category })
      }
    }
  }

  /// What was used of one category.
  ///
  /// Simulated: its apps and sites. No known difference.
  public struct CategoryActivity: Hashable, Sendable {
    /// The category, with its name.
    public let category: ActivityCategory
    /// For how long its apps and sites were used, in seconds.
    public let totalActivityDuration: TimeInterval
    private let uses: [UseReport.Use]

    /// Its apps.
    public var applications: DeviceActivityResults<ApplicationActivity> {
      DeviceActivityResults(
        elements: uses.filter { $0.thing.kind == .application }.map(ApplicationActivity.init))
    }

    /// Its web domains.
    public var webDomains: DeviceActivityResults<WebDomainActivity> {
      DeviceActivityResults(
        elements: uses.filter { $0.thing.kind == .webDomain }.map(WebDomainActivity.init))
    }

    init(_ category: UsedThing, _ uses: [UseReport.Use]) {
      self.category = ActivityCategory(category)
      self.uses = uses
      totalActivityDuration = uses.reduce(0) { $0 + $1.seconds }
    }
  }

  /// How an app was used.
  ///
  /// Simulated: with its name and identifier. Differs: a pickup is each time that it comes to the
  /// foreground, and notifications aren't counted.
  public struct ApplicationActivity: Hashable, Sendable {
    /// The app.
    public let application: Application
    /// For how long it was used, in seconds.
    public let totalActivityDuration: TimeInterval
    /// How often it was opened.
    public let numberOfPickups: Int
    /// The number of its notifications; always 0.
    public let numberOfNotifications = 0

    init(_ use: UseReport.Use) {
      application = Application(use.thing)
      totalActivityDuration = use.seconds
      numberOfPickups = use.count
    }
  }

  /// How the pages of a web domain were used.
  ///
  /// Simulated: while one of them is in the browser, and that in front. No known difference.
  public struct WebDomainActivity: Hashable, Sendable {
    /// The domain.
    public let webDomain: WebDomain
    /// For how long it was used, in seconds.
    public let totalActivityDuration: TimeInterval

    init(_ use: UseReport.Use) {
      webDomain = WebDomain(use.thing)
      totalActivityDuration = use.seconds
    }
  }
}
