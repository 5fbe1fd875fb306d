import DeviceEvents
import DeviceProtocol

/// Something that a process was given time to finish.
struct Activity {
  var reason: String
  /// Whether it is a background task, which the process has to end itself.
  var isTask = false
  /// When the time is over; set as long as the process would otherwise be suspended.
  var end: Agenda.Mark?
}

extension Device {
  /// Gives a process time to finish something, so that it isn't suspended in the meantime.
  ///
  /// - Returns: Whether there is any: a process that is already suspended has none (documented).
  func begin(_ activity: Activity, _ number: Int, of process: ChildProcess) -> Bool {
    guard !process.isSuspended else {
      recorder.record(process.name, .activityRefused(reason: activity.reason))
      return false
    }
    recorder.record(process.name, .activityBegan(reason: activity.reason))
    process.activities[number] = activity
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
    // It has a second to stop at once, as the documentation asks; then it is stopped. A process
    // that keeps a background task is ended (documented), and its report of the crash has the
    // watchdog's code (observed: Instabug/Instabug-iOS#305).
    later(1) { [self] in
      guard process.activities.removeValue(forKey: number) != nil else { return }
      if activity.isTask, isBehind(process), !isLeaving(process) {
        return process.kill(.backgroundTask)
      }
      if process.activities.isEmpty, isBehind(process), !isLeaving(process) { suspend(process) }
    }
  }

  /// Whether the process is about to end by itself.
  private func isLeaving(_ process: ChildProcess) -> Bool { process.stop != nil }
}
