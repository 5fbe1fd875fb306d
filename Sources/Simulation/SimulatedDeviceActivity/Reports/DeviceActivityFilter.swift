import DeviceProtocol
public import Foundation
public import SimulatedManagedSettings

/// What a report is about: when, and which apps and sites.
///
/// Simulated: without anything, the present day. Differs: there is one user with one device.
public struct DeviceActivityFilter: Hashable, Sendable {
  private var segment: SegmentInterval?
  private var users: Users?
  private var devices: Devices?
  private var applications: Set<ApplicationToken>
  private var categories: Set<ActivityCategoryToken>
  private var webDomains: Set<WebDomainToken>

  /// Makes a filter that lets everything pass of which there are tokens; without any, everything.
  public init(
    segment: SegmentInterval? = nil, users: Users? = nil, devices: Devices? = nil,
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = []
  ) {
    self.segment = segment
    self.users = users
    self.devices = devices
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
  }

  /// The length of a report's segments, and the interval that they divide.
  ///
  /// Simulated: by the device's calendar. No known difference.
  public enum SegmentInterval: Codable, Hashable, Sendable {
    /// A segment for each hour.
    case hourly(during: DateInterval)
    /// A segment for each day.
    case daily(during: DateInterval)
    /// A segment for each week.
    case weekly(during: DateInterval)
  }

  /// The users in a report.
  ///
  /// Simulated: the device has one.
  public enum Users: Hashable, Sendable {
    /// All.
    case all
    /// The children of a family.
    case children
  }

  /// The devices in a report.
  ///
  /// Simulated: the user has one.
  public struct Devices: Hashable, Sendable {
    private let models: Set<DeviceActivityData.Device.Model>

    /// Makes a choice of models.
    public init(_ models: Set<DeviceActivityData.Device.Model>) { self.models = models }

    /// All devices.
    public static let all = Devices([.iPhone, .iPad, .iPod, .mac])
  }
}

extension DeviceActivityFilter {
  var wish: ReportFilter {
    var wish =
      switch segment {
      case nil: ReportFilter(length: .day, interval: nil)
      case .hourly(let interval): ReportFilter(length: .hour, interval: interval)
      case .daily(let interval): ReportFilter(length: .day, interval: interval)
      case .weekly(let interval): ReportFilter(length: .week, interval: interval)
      }
    wish.applications = applications.inOrder()
    wish.categories = categories.inOrder()
    wish.webDomains = webDomains.inOrder()
    return wish
  }
}
