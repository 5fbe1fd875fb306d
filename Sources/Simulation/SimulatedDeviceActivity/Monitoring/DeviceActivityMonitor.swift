package import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// The principal class of an extension that is told of monitored activities.
///
/// Simulated: the system makes an object of it for each call, on the main thread; the app needn't
/// run. Beginnings and ends are told when the device is next in use (documented): when an app is in
/// the foreground. Differs: it is ended when it hasn't returned within ten seconds; Apple publishes
/// no number.
open class DeviceActivityMonitor: NSObject {
  /// Makes the object; called by the system.
  public override init() { super.init() }

  /// Called when an interval has begun.
  open func intervalDidStart(for activity: DeviceActivityName) {}

  /// Called when an interval has ended, or monitoring has within one.
  open func intervalDidEnd(for activity: DeviceActivityName) {}

  /// Called when the user has used what an event is about for long enough.
  open func eventDidReachThreshold(
    _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
  ) {}

  /// Called the schedule's warning time before an interval begins.
  open func intervalWillStartWarning(for activity: DeviceActivityName) {}

  /// Called the schedule's warning time before an interval ends.
  open func intervalWillEndWarning(for activity: DeviceActivityName) {}

  /// Called the schedule's warning time before an event happens, if the user goes on.
  open func eventWillReachThresholdWarning(
    _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
  ) {}
}

extension DeviceActivityMonitor: PointPrincipal {
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    switch call {
    case .screenTime(.interval(let change, let name)):
      let activity = DeviceActivityName(name)
      switch change {
      case .didStart: intervalDidStart(for: activity)
      case .didEnd: intervalDidEnd(for: activity)
      case .willStart: intervalWillStartWarning(for: activity)
      case .willEnd: intervalWillEndWarning(for: activity)
      }
    case .screenTime(.threshold(let event, let name, let isReached)):
      let (event, activity) = (DeviceActivityEvent.Name(event), DeviceActivityName(name))
      if isReached {
        eventDidReachThreshold(event, activity: activity)
      } else {
        eventWillReachThresholdWarning(event, activity: activity)
      }
    default: return reply(.notServed(by: self))
    }
    reply(.done)
  }
}
