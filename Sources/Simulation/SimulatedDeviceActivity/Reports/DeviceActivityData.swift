import DeviceProtocol
public import Foundation
import SimulatedManagedSettings

/// What a user has done on a device.
///
/// Simulated: what the scene's user has had in the foreground. Differs: there is one user, of whom
/// nothing is known, and one device; a shield isn't a use.
public struct DeviceActivityData: Hashable, Sendable {
  /// The user.
  public let user: User
  /// The device.
  public let device: Device
  /// The length of the segments, and the interval that they divide.
  public let segmentInterval: DeviceActivityFilter.SegmentInterval
  /// When the data was last brought up to date.
  public let lastUpdatedDate: Date
  private let segments: [ActivitySegment]

  /// What was done, by segments; those in which nothing was done are left out.
  public var activitySegments: DeviceActivityResults<ActivitySegment> {
    DeviceActivityResults(elements: segments)
  }

  init(_ report: UseReport, _ filter: ReportFilter) {
    user = User()
    device = Device(name: "iPhone", model: .iPhone)
    lastUpdatedDate = report.updated
    segments = report.segments.map(ActivitySegment.init)
    let interval = filter.interval ?? DateInterval(start: report.updated, duration: 0)
    segmentInterval =
      switch filter.length {
      case .hour: .hourly(during: interval)
      case .day: .daily(during: interval)
      case .week: .weekly(during: interval)
      }
  }

  /// A user.
  ///
  /// Simulated: nothing is known of the device's user.
  public struct User: Hashable, Sendable {
    /// The address of the user's account; `nil`.
    public let appleID: String?
    /// The user's name; `nil`.
    public let nameComponents: PersonNameComponents?
    /// The user's role in a family.
    public let role: Role

    init() {
      appleID = nil
      nameComponents = nil
      role = .individual
    }

    /// A role in a family.
    ///
    /// Simulated: the device's user has none. Differs: the numbers are our own.
    public enum Role: Int, Hashable, Sendable {
      /// In no family's group.
      case individual
      /// A child.
      case child
    }
  }

  /// A device.
  ///
  /// Simulated: an iPhone.
  public struct Device: Hashable, Sendable {
    /// The name.
    public let name: String?
    /// The model.
    public let model: Model

    /// A model of device.
    ///
    /// Simulated: an iPhone. Differs: the numbers are our own.
    public enum Model: Int, Hashable, Sendable {
      /// An iPhone.
      case iPhone
      /// An iPod.
      case iPod
      /// An iPad.
      case iPad
      /// A Mac.
      case mac
    }
  }
}
