import DeviceEvents
import DeviceProtocol
import Foundation

/// Activities that apps have monitored on a schedule.
extension Device {
  static let monitorPoint = "com.apple.deviceactivity.monitor-extension"

  /// Begins to monitor an activity, in place of one of the same name.
  ///
  /// - Returns: Why that isn't possible.
  func startMonitoring(
    _ description: MonitoredDescription, for app: InstalledApp
  ) -> ErrorDescription? {
    let now = clock.date
    guard let interval = description.schedule.interval(at: now) else {
      return .monitoring(.invalidDateComponents)
    }
    if interval.duration < Self.leastInterval { return .monitoring(.intervalTooShort) }
    if interval.duration > Self.mostInterval { return .monitoring(.intervalTooLong) }
    var all = screenTime.monitored[app.identifier] ?? []
    let index = all.firstIndex { $0.name == description.name }
    guard index != nil || all.count < Self.mostActivities else {
      return .monitoring(.excessiveActivities)
    }
    let activity = MonitoredActivity(
      app: app.identifier, description, began: now, interval: interval)
    if let index {
      all[index].stop(&agenda)
      forgetAwaited(of: all[index])
      all[index] = activity
    } else {
      all.append(activity)
    }
    screenTime.monitored[app.identifier] = all
    schedule(activity)
    return nil
  }

  /// Stops monitoring activities, or all if none is named; an interval that has begun ends with
  /// that (documented).
  func stopMonitoring(_ names: [String], of app: InstalledApp) {
    var kept: [MonitoredActivity] = []
    for activity in screenTime.monitored[app.identifier] ?? [] {
      guard names.isEmpty || names.contains(activity.name) else {
        kept.append(activity)
        continue
      }
      activity.stop(&agenda)
      let wasTold = activity.isOngoing && !forgetAwaited(of: activity)
      // The app is answered before its extension is called.
      if wasTold { later(0) { [self] in tell(.didEnd, of: activity) } }
    }
    screenTime.monitored[app.identifier] = kept
  }

  /// Enters into the agenda when an activity's interval begins, or lets it begin now.
  private func schedule(_ activity: MonitoredActivity) {
    let now = clock.date
    let wait = activity.interval.start.timeIntervalSince(now)
    if wait > 0, let warning = activity.schedule.warning?.seconds, warning < wait {
      activity.marks.append(
        later(wait - warning) { [self] in warn(.willStart, of: activity) })
    }
    activity.marks.append(later(max(0, wait)) { [self] in begin(activity) })
  }

  private func begin(_ activity: MonitoredActivity) {
    activity.isOngoing = true
    (activity.reached, activity.warned) = ([], [])
    let left = activity.interval.end.timeIntervalSince(clock.date)
    if let warning = activity.schedule.warning?.seconds, warning < left {
      activity.marks.append(
        later(left - warning) { [self] in warn(.willEnd, of: activity) })
    }
    activity.marks.append(later(max(0, left)) { [self] in finish(activity) })
    tell(.didStart, of: activity)
    watchThresholds(of: activity)
  }

  private func finish(_ activity: MonitoredActivity) {
    activity.stop(&agenda)
    activity.isOngoing = false
    // Neither its start nor its end is told if the device wasn't used in between (documented).
    let wasTold = !forgetAwaited(of: activity)
    if activity.schedule.repeats, let next = activity.schedule.interval(at: clock.date) {
      activity.interval = next
      schedule(activity)
    } else {
      screenTime.monitored[activity.app]?.removeAll { $0 === activity }
    }
    if wasTold { tell(.didEnd, of: activity) }
  }

  /// Forgets that a monitor is to be told of an interval's start.
  ///
  /// - Returns: Whether it was still to be told.
  @discardableResult
  private func forgetAwaited(of activity: MonitoredActivity) -> Bool {
    let count = screenTime.awaited.count
    screenTime.awaited.removeAll { $0.activity === activity && $0.change == .didStart }
    return screenTime.awaited.count < count
  }

  /// Tells a monitor that an interval has begun or ended, as soon as the device is in use
  /// (documented).
  private func tell(_ change: IntervalChange, of activity: MonitoredActivity) {
    guard isInUse else {
      return screenTime.awaited.append(AwaitedChange(activity: activity, change: change))
    }
    call(.interval(change, activity: activity.name), of: activity, change.callback)
  }

  /// Warns a monitor, unless the device isn't in use (inferred).
  private func warn(_ change: IntervalChange, of activity: MonitoredActivity) {
    guard isInUse else { return }
    call(.interval(change, activity: activity.name), of: activity, change.callback)
  }

  /// Tells monitors what has happened while the device wasn't in use.
  func deliverAwaited() {
    guard isInUse, !screenTime.awaited.isEmpty else { return }
    later(0) { [self] in
      while isInUse, !screenTime.awaited.isEmpty {
        let next = screenTime.awaited.removeFirst()
        tell(next.change, of: next.activity)
      }
    }
  }

  /// Whether the user is using the device.
  private var isInUse: Bool { front != nil || screenTime.shield != nil }

  /// Calls the monitor of an app, and waits until it has returned.
  func call(_ call: ScreenTimeCall, of activity: MonitoredActivity, _ callback: String) {
    guard let app = apps.first(where: { $0.identifier == activity.app }),
      let installed = extensions(of: app, at: Self.monitorPoint).first,
      let session = beginSession(installed)
    else { return }
    defer { end(session) }
    let reply = self.call(
      session, .screenTime(call), callback: callback, about: activity.name)
    if session.isOpen, !waitForAnswer(reply, of: session, seconds: Self.shieldSeconds) {
      noteFailure(nil, of: session, callback)
    }
    if case .failed? = reply.answer { noteFailure(reply.answer, of: session, callback) }
  }

  /// The limits of an interval, and of the number of activities (documented).
  private static let leastInterval = 15.0 * 60
  private static let mostInterval = 7.0 * 86_400
  private static let mostActivities = 20
}

extension IntervalChange {
  /// Apple's name of the method.
  fileprivate var callback: String {
    switch self {
    case .didStart: "intervalDidStart(for:)"
    case .didEnd: "intervalDidEnd(for:)"
    case .willStart: "intervalWillStartWarning(for:)"
    case .willEnd: "intervalWillEndWarning(for:)"
    }
  }
}

extension ErrorDescription {
  /// The errors of a DeviceActivityCenter, in an order of our own.
  enum MonitoringProblem: Int {
    case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents
    case unauthorized
  }

  static func monitoring(_ problem: MonitoringProblem) -> ErrorDescription {
    ErrorDescription(
      domain: "DeviceActivity.DeviceActivityCenter.MonitoringError", code: problem.rawValue,
      message: "\(problem)")
  }
}
