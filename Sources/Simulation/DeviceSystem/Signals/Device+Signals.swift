import DeviceEvents
import DeviceProtocol

extension Device {
  /// Handles what a process says about Darwin notifications.
  func take(_ message: SignalMessage, number: Int, from process: ChildProcess) {
    switch message {
    case .observe(let name): process.observedSignals.insert(name)
    case .ignore(let name):
      process.observedSignals.remove(name)
      process.pendingSignals.removeAll { $0.name == name }
    case .post(let name): post(name, by: process)
    case .handedOver(let name):
      recorder.record(
        process.name, .notified(notification: Self.logged(name)), peer: process.signalPosters[name])
    case .setState(let name, let state): signals.states[name] = state
    case .getState(let name):
      process.send(.signal(.state(signals.states[name] ?? 0)), number: number)
    case .arrived, .state: break
    }
  }

  /// Returns a name as it appears in the log: that of a Core Data store has a number that differs
  /// from run to run.
  private static func logged(_ name: String) -> String {
    let prefix = "com.apple.coredata.store"
    return name.hasPrefix(prefix + ".") ? prefix : name
  }

  /// Notes a notification for all its observers; notifications that were posted but not delivered
  /// yet are delivered once.
  ///
  /// It is delivered a millisecond later by the device's clock, which stands still while any
  /// process works: so several posts in a row become one delivery, in every run.
  private func post(_ name: String, by poster: ChildProcess) {
    let observers = processes.filter { $0.isRunning && $0.observedSignals.contains(name) }
    let remark = observers.isEmpty ? ProcessWords.unobserved : nil
    recorder.record(poster.name, .posted(notification: Self.logged(name), remark: remark))
    for observer in observers {
      if let place = observer.pendingSignals.firstIndex(where: { $0.name == name }) {
        observer.pendingSignals[place].poster = poster.name
      } else {
        observer.pendingSignals.append(PendingSignal(name: name, poster: poster.name))
      }
    }
    guard !observers.isEmpty, !signals.isDue else { return }
    signals.isDue = true
    later(0.001) { [self] in
      signals.isDue = false
      for process in processes { deliverSignals(to: process) }
    }
  }

  /// Tells a process what it hasn't been told; one that is suspended is told when it is resumed.
  func deliverSignals(to process: ChildProcess) {
    guard process.isRunning, !process.isSuspended else { return }
    for pending in process.pendingSignals {
      process.signalPosters[pending.name] = pending.poster
      process.send(.signal(.arrived(pending.name)))
    }
    process.pendingSignals = []
  }

  /// Lets all processes react to notifications in transit, before anything else happens.
  func flushSignals() {
    let waiting = processes.filter {
      $0.isRunning && !$0.isSuspended && !$0.pendingSignals.isEmpty
    }
    for process in waiting {
      deliverSignals(to: process)
      settle(process)
    }
  }
}
