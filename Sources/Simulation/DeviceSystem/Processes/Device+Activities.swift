import DeviceEvents
import DeviceProtocol

/// Something that a process was given time to finish.
struct Activity {
  var reason: String
  /// When the time is over; set as long as the process would otherwise be suspended.
  var end: Agenda.Mark?
}

extension Device {
  /// Gives a process time to finish something, so that it isn't suspended in the meantime.
  ///
  /// - Returns: Whether there is any: a process that is already suspended has none (documented).
  func beginActivity(_ number: Int, _ reason: String, of process: ChildProcess) -> Bool {
    guard !process.isSuspended else {
      recorder.record(process.name, .activityRefused(reason: reason))
      return false
    }
    recorder.record(process.name, .activityBegan(reason: reason))
    process.activities[number] = Activity(reason: reason)
    if isBehind(process) { limitActivities(of: process) }
    return true
  }

  /// Notes that the process has finished what it wanted time for.
  func endActivity(_ number: Int, of process: ChildProcess) {
    guard let activity = process.activities.removeValue(forKey: number) else { return }
    agenda.strike(activity.end)
    recorder.record(process.name, .activityEnded(reason: activity.reason))
    if process.activities.isEmpty, isBehind(process), !isLeaving(process) { suspend(process) }
  }

  /// Starts the time limit of a process's activities.
  ///
  /// Apple gives no number for activities; about 30 seconds is what developers observe for
  /// background tasks.
  func limitActivities(of process: ChildProcess) {
    for (number, activity) in process.activities where activity.end == nil {
      process.activities[number]?.end = later(plan.limits.activitySeconds) { [self] in
        expire(number, of: process)
      }
    }
  }

  /// Ends the time limit of the activities when the app is in the foreground again.
  func freeActivities(of process: ChildProcess) {
    for (number, activity) in process.activities {
      agenda.strike(activity.end)
      process.activities[number]?.end = nil
    }
  }

  private func expire(_ number: Int, of process: ChildProcess) {
    guard let activity = process.activities[number], process.isRunning else { return }
    recorder.record(process.name, .activityExpired(reason: activity.reason))
    process.send(.activityExpired(number))
    // It has a second to stop at once, as the documentation asks; then it is stopped.
    later(1) { [self] in
      process.activities[number] = nil
      if process.activities.isEmpty, isBehind(process), !isLeaving(process) { suspend(process) }
    }
  }

  /// Whether the process is about to end by itself.
  private func isLeaving(_ process: ChildProcess) -> Bool { process.stop != nil }
}
