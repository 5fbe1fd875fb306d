import DeviceProtocol
public import Foundation
public import SimulatedManagedSettings

/// Something that happens while an activity is monitored: the user has used things for long enough.
///
/// Simulated: the time counts during which such an app is in the foreground, or such a page in the
/// browser. Without any tokens everything counts (documented).
public struct DeviceActivityEvent: Hashable, Sendable {
  /// The apps that count.
  public let applications: Set<ApplicationToken>
  /// The categories whose apps count.
  public let categories: Set<ActivityCategoryToken>
  /// The web domains that count.
  public let webDomains: Set<WebDomainToken>
  /// For how long they are used until the event happens.
  public let threshold: DateComponents
  /// Whether what was used earlier in the interval counts, before the app began to monitor.
  public let includesPastActivity: Bool

  /// Makes an event.
  public init(
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [], threshold: DateComponents
  ) {
    self.init(
      applications: applications, categories: categories, webDomains: webDomains,
      threshold: threshold, includesPastActivity: false)
  }

  /// Makes an event that may count what was used before.
  public init(
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [], threshold: DateComponents,
    includesPastActivity: Bool
  ) {
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
    self.threshold = threshold
    self.includesPastActivity = includesPastActivity
  }

  /// The name of an event.
  ///
  /// Simulated: no known difference.
  public struct Name: RawRepresentable, Codable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Makes a name from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

extension DeviceActivityEvent {
  var monitored: MonitoredEvent {
    MonitoredEvent(
      applications: applications.inOrder(), categories: categories.inOrder(),
      webDomains: webDomains.inOrder(), threshold: threshold,
      includesPast: includesPastActivity)
  }

  init(_ event: MonitoredEvent) {
    self.init(
      applications: Set(event.applications.map { Token(data: $0) }),
      categories: Set(event.categories.map { Token(data: $0) }),
      webDomains: Set(event.webDomains.map { Token(data: $0) }),
      threshold: event.threshold, includesPastActivity: event.includesPast)
  }
}
