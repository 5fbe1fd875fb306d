import CDevice
import Foundation
import Glibc

/// Tells whether any process could do something before time passes.
///
/// For each thread, the kernel says in which system call it waits. Between looking at the first
/// thread and at the last some time passes, in which one that was found asleep could have been
/// woken by one that was looked at later. It would have had to run for that. So if no process has
/// used the processor in the meantime, all of them slept at the same time, and nothing is left to
/// wake them except the device.
final class ProcessLook {
  /// What the processes of the device do, taken together.
  enum State: Hashable {
    /// All sleep, or are stopped.
    case asleep
    /// All sleep, and one has a connection to the network.
    case outside
    /// One is at work, or waits for a program that it has started.
    case busy
    /// One has ended, and is about to be noticed.
    case ended
  }

  /// The processes that were stopped at the last look.
  private(set) var stopped: Set<pid_t> = []
  /// The port of the web server on the device.
  var serverPort: Int?
  private let inside = InsideTraffic()
  private var uncertainSince: (work: [UInt64], time: ContinuousClock.Instant)?

  /// The processor time that each process has used.
  static func work(of processes: [ChildProcess]) -> [UInt64] {
    processes.map { cdevice_processor_time($0.identifier) }
  }

  /// Looks at all processes.
  ///
  /// - Parameters:
  ///   - processes: The running processes, as far as the device has noticed.
  ///   - watched: Those whose end it would notice now; the end of others has no consequences yet.
  /// - Returns: What they do, taken together.
  func state(of processes: [ChildProcess], watching watched: Set<pid_t>) -> State {
    let identifiers = processes.map(\.identifier)
    let before = Self.work(of: processes)
    stopped = []
    var isCertain = true
    var threads: [(process: pid_t, thread: pid_t)] = []
    for identifier in identifiers {
      let tasks = ThreadState.threads(of: identifier)
      var states: [ThreadState] = []
      for task in tasks {
        let state = ThreadState.of(task, identifier)
        if state == .busy { return .busy }
        states.append(state)
      }
      if !states.isEmpty, states.allSatisfy({ $0 == .stopped }) {
        stopped.insert(identifier)
        continue
      }
      if states.allSatisfy({ $0 == .gone }) {
        if watched.contains(identifier) { return .ended }
        continue
      }
      guard states.allSatisfy(\.isQuiet) else { return .busy }
      if states.contains(.unknown) { isCertain = false }
      threads += tasks.map { (identifier, $0) }
    }
    let after = Self.work(of: processes)
    guard before == after, isCertain || hasLasted(after) else { return .busy }
    var starters: Set<pid_t> = []
    switch OutsideWork.children(of: threads) {
    case .none: break
    case .atWork: return .busy
    case .waiting(let found):
      starters = found
      // One of them may have answered just before it was looked at.
      let states = threads.map { ThreadState.of($0.thread, $0.process) }
      guard states.allSatisfy(\.isQuiet), Self.work(of: processes) == before else { return .busy }
    }
    let connections = Connections(
      of: identifiers.filter { !stopped.contains($0) }, to: serverPort, starters: starters)
    if inside.isUnderWay(connections.unacknowledged) { return .busy }
    return connections.leadsOutside ? .outside : .asleep
  }

  /// Whether a sleep has lasted for more than 20 ms, after which it counts if the kernel doesn't
  /// say in which call a thread waits.
  ///
  /// Waiting for a file that comes over a network looks like a sleep too.
  private func hasLasted(_ work: [UInt64]) -> Bool {
    guard let since = uncertainSince, since.work == work else {
      uncertainSince = (work, .now)
      return false
    }
    return ContinuousClock.now - since.time > .milliseconds(20)
  }
}
