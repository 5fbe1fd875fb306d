import DeviceProtocol
import Foundation
import SimulatedManagedSettings

/// The object with which an app has activities monitored.
///
/// Simulated: the device keeps what is monitored for an app and its extensions, and tells the app's
/// monitor. Differs: an activity whose schedule doesn't repeat is forgotten with the end of its
/// interval (inferred).
public struct DeviceActivityCenter: Sendable {
  /// Makes a center; all of an app's know the same.
  public init() {}

  /// The activities that are monitored.
  public var activities: [DeviceActivityName] {
    monitored.map { DeviceActivityName($0.name) }
  }

  /// Returns the schedule of an activity; `nil` if it isn't monitored.
  public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? {
    description(of: activity).map { DeviceActivitySchedule($0.schedule) }
  }

  /// Returns the events of an activity; none if it isn't monitored.
  public func events(
    for activity: DeviceActivityName
  ) -> [DeviceActivityEvent.Name: DeviceActivityEvent] {
    let events = (description(of: activity)?.events ?? [:]).map {
      (DeviceActivityEvent.Name($0.key), DeviceActivityEvent($0.value))
    }
    return Dictionary(uniqueKeysWithValues: events)
  }

  /// Has an activity monitored; one of the same name is replaced.
  ///
  /// Simulated: the monitor is told at once if an interval has begun already.
  ///
  /// - Throws: A `MonitoringError`.
  public func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws {
    let monitored = events.map { ($0.key.rawValue, $0.value.monitored) }
    let answer = ScreenTimeLink.ask(
      .startMonitoring(
        activity.rawValue, schedule.monitored, Dictionary(uniqueKeysWithValues: monitored)))
    guard case .done? = answer else {
      guard case .failed(let error)? = answer else { throw MonitoringError.unauthorized }
      throw MonitoringError(number: error.code)
    }
  }

  /// Stops monitoring activities; without names, all.
  ///
  /// Simulated: an interval that has begun ends with that, for the monitor too (documented).
  public func stopMonitoring(_ activities: [DeviceActivityName] = []) {
    _ = ScreenTimeLink.ask(.stopMonitoring(activities.map(\.rawValue)))
  }

  private var monitored: [MonitoredDescription] {
    guard case .monitored(let all)? = ScreenTimeLink.information(.monitored) else { return [] }
    return all
  }

  private func description(of activity: DeviceActivityName) -> MonitoredDescription? {
    monitored.first { $0.name == activity.rawValue }
  }
}
