import DeviceEvents
import Foundation
import Glibc

extension Device {
  /// Stops a process's threads until it is needed again, unless it is doing something that it was
  /// given time for.
  ///
  /// A process that has a file in a group container locked is ended instead, as on iOS.
  func suspend(_ process: ChildProcess) {
    guard process.isRunning, process.stop == nil, !process.isSuspended,
      process.activities.isEmpty
    else { return }
    let locked = SharedLocks.files(of: process.identifier, in: plan.storage + "/Groups")
    if let file = locked.first {
      recorder.record(process.name, .locked(file: file))
      process.kill(.lockAtSuspension)
      wait(seconds: 5) { !process.isRunning }
      return
    }
    recorder.record(process.name, .suspended)
    process.isSuspended = true
    stop(process.identifier)
  }

  /// Stops a process's threads at a moment when it isn't changing settings: others would wait for
  /// that to end.
  private func stop(_ process: pid_t) {
    for _ in 0..<100 {
      Glibc.kill(process, SIGSTOP)
      var looks = 0
      while !ThreadState.isStopped(process), looks < 100 {
        usleep(100)
        looks += 1
      }
      guard SharedLocks.changesSettings(process) else { return }
      Glibc.kill(process, SIGCONT)
      usleep(200)
    }
    Glibc.kill(process, SIGSTOP)
  }

  /// Lets a suspended process run again.
  func resume(_ process: ChildProcess) {
    guard process.isSuspended, process.isRunning else { return }
    recorder.record(process.name, .resumed)
    wake(process)
    deliverSignals(to: process)
    tellPresenters(of: process)
    tellSessions(of: process)
    tellDefaults(to: process)
  }

  /// Lets a suspended process run again, without a line in the log.
  func wake(_ process: ChildProcess) {
    process.isSuspended = false
    Glibc.kill(process.identifier, SIGCONT)
  }

  /// Whether a process is to be suspended when it has nothing left to do.
  ///
  /// Its app isn't in the foreground, or none of the apps are whose requests it works on.
  func isBehind(_ process: ChildProcess) -> Bool {
    switch process.role {
    case .hostApp, .containingApp: front !== process
    case .appExtension:
      requests.filter { $0.worker === process && $0.end == nil }.allSatisfy { isBehind($0.host) }
        && process.stop == nil && hasWork(process)
        && !pointSessions.contains { $0.worker === process && !$0.isOver }
    case .scene, .program: false
    }
  }
}
