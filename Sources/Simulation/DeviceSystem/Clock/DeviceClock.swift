import CDevice
import DeviceEvents
import Foundation
import Glibc

/// The device's clock: it stands still while its processes work, and jumps when all of them wait.
///
/// It is moved by:
/// - a jump to the next deadline, when no process could do anything before that time;
/// - the processor time that a process uses beyond a second between two jumps, so that a loop that
///   polls the clock ends;
/// - real time, while a process waits for a connection to the network.
final class DeviceClock {
  /// Without it everything runs by the real clock, for diagnosis.
  let isVirtual: Bool
  /// The processor time that the processes have used; processes that work at the same time are
  /// counted once.
  private(set) var worked = Duration.zero

  /// The time that a scene has let pass on purpose.
  var granted = Duration.zero

  private let start = ContinuousClock.now
  /// Nanoseconds since the run began, in whole microseconds.
  private var passed: UInt64 = 0
  /// The time to which the clock was last moved.
  private var lastMove: UInt64 = 0
  private var lastMeasured = ContinuousClock.now
  /// The time since which the processes have been waiting for something outside the device.
  private var outsideSince: ContinuousClock.Instant?
  /// The time to wait for a message before the next look, in nanoseconds.
  private var pause = shortest
  private let look = ProcessLook()
  /// The port of the web server on the device: connections to it don't lead outside.
  var serverPort: Int? {
    get { look.serverPort }
    set { look.serverPort = newValue }
  }

  private static let shortest = 150_000
  /// The processor time in nanoseconds that a process may use between two jumps before the clock
  /// begins to move.
  ///
  /// It is more than launching takes, even when each page of memory is hard to get.
  private static let grace: UInt64 = 1_000_000_000

  init(isVirtual: Bool) { self.isVirtual = isVirtual }

  /// The time on the device.
  var now: ContinuousClock.Instant {
    isVirtual ? start + .nanoseconds(Int64(passed)) : .now
  }

  /// The date on the device, as its processes see it: they begin at 2026-01-01, 09:41:00 UTC.
  var date: Date {
    guard isVirtual else { return Date() }
    return Date(timeIntervalSince1970: 1_767_260_460 + Double(passed) / 1_000_000_000)
  }

  /// Makes the clock of a new process; `nil` when it has the real one.
  func makeProcessClock() -> ProcessClock? { isVirtual ? ProcessClock(showing: passed) : nil }

  /// Whether a process is at work; unknown when the clock is the real one.
  func isBusy(_ processes: [ChildProcess]) -> Bool {
    isVirtual && ProcessLook().state(of: processes, watching: []) == .busy
  }

  /// Waits until one of the descriptors can be read, or moves the clock when nothing else can
  /// happen.
  ///
  /// It returns early now and then; code that waits for something calls it again.
  ///
  /// - Parameters:
  ///   - descriptors: The descriptors to read.
  ///   - watched: The processes whose end the device would notice.
  ///   - processes: All running processes of the device.
  ///   - longest: The milliseconds after which it returns in any case; 0 when the device has work
  ///     of its own, for which the clock stands still.
  ///   - end: The next time at which the device has something to do itself.
  func wait(
    for descriptors: inout [pollfd], of watched: [ChildProcess], among processes: [ChildProcess],
    atMost longest: Int32, until end: ContinuousClock.Instant
  ) {
    if isVirtual { measure(processes) }
    guard isVirtual, longest > 0 else {
      poll(&descriptors, nfds_t(descriptors.count), longest)
      return
    }
    let watched = Set(watched.map(\.identifier))
    let limit = ContinuousClock.now + .milliseconds(Int64(longest))
    repeat {
      let work = ProcessLook.work(of: processes)
      guard !isReadable(&descriptors, within: pause) else {
        pause = Self.shortest
        return
      }
      // A process that has worked during the pause may still be at work: that is quicker to see
      // than what each thread does.
      let hasWorked = work != ProcessLook.work(of: processes)
      let state = hasWorked ? .busy : look.state(of: processes, watching: watched)
      if state != .outside { outsideSince = nil }
      switch state {
      case .busy: pause = min(pause * 2, Int(longest) * 1_000_000)
      case .outside:
        followRealTime(processes)
        pause = min(pause * 2, Int(longest) * 1_000_000)
      case .asleep:
        jump(&descriptors, processes, until: end)
        return
      case .ended: return
      }
    } while ContinuousClock.now < limit
  }
}

extension DeviceClock {
  /// Whether one of the descriptors can be read within some nanoseconds.
  private func isReadable(_ descriptors: inout [pollfd], within time: Int) -> Bool {
    guard cdevice_poll(&descriptors, UInt(descriptors.count), time) > 0 else { return false }
    if descriptors.contains(where: { $0.revents & Int16(POLLIN) != 0 }) { return true }
    // A pipe that was closed at the other end would end every wait at once.
    for index in descriptors.indices where descriptors[index].revents != 0 {
      descriptors[index].fd = -1
    }
    return cdevice_poll(&descriptors, UInt(descriptors.count), time) > 0
  }

  /// Moves to the next deadline, the device's own or a process's, and wakes that one process.
  ///
  /// The device comes first, so that a limit is the same whatever happens when it is reached. Of
  /// two processes that are due at the same time, the one that was launched first is woken; the
  /// other's turn comes when the first sleeps again.
  private func jump(
    _ descriptors: inout [pollfd], _ processes: [ChildProcess], until end: ContinuousClock.Instant
  ) {
    pause = Self.shortest
    // What was said before all fell asleep can be read by now.
    guard !isReadable(&descriptors, within: 0) else { return }
    // Rounded up, so that a wait doesn't end before its time.
    let end = (Self.nanoseconds(end - start) + 999) / 1000 * 1000
    let next = next(among: processes)
    if let (clock, deadline) = next, deadline < end {
      move(to: deadline, processes)
      clock.wake()
    } else {
      move(to: end, processes)
    }
    for clock in processes.compactMap(\.clock) { clock.timeAtMove = clock.processorTime }
    lastMove = passed
  }

  /// Returns the process with the earliest deadline that isn't stopped.
  private func next(among processes: [ChildProcess]) -> (ProcessClock, UInt64)? {
    processes.filter { !look.stopped.contains($0.identifier) }.compactMap(\.clock)
      .compactMap { clock in clock.deadline.map { (clock, $0) } }
      .min { $0.1 < $1.1 }
  }

  /// Counts the processor time that was used, and moves the clock when it is considerable.
  private func measure(_ processes: [ChildProcess]) {
    guard ContinuousClock.now - lastMeasured > .milliseconds(5) else { return }
    lastMeasured = .now
    var used: UInt64 = 0
    var sinceMove: UInt64 = 0
    for process in processes {
      guard let clock = process.clock else { continue }
      let time = max(cdevice_processor_time(process.identifier), clock.processorTime)
      used = max(used, time - clock.processorTime)
      sinceMove = max(sinceMove, time - clock.timeAtMove)
      clock.processorTime = time
    }
    worked += .nanoseconds(Int64(used))
    guard sinceMove > Self.grace else { return }
    move(to: lastMove + sinceMove - Self.grace, processes)
    wakeDue(processes)
  }

  /// Lets the clock run like the real one.
  private func followRealTime(_ processes: [ChildProcess]) {
    let now = ContinuousClock.now
    if let outsideSince {
      move(to: passed + Self.nanoseconds(now - outsideSince), processes)
      lastMove = passed
      for clock in processes.compactMap(\.clock) { clock.timeAtMove = clock.processorTime }
      wakeDue(processes)
    }
    outsideSince = now
  }

  private func wakeDue(_ processes: [ChildProcess]) {
    guard let (clock, deadline) = next(among: processes), deadline <= passed else { return }
    clock.wake()
  }

  /// Sets the clock, which never goes back.
  private func move(to time: UInt64, _ processes: [ChildProcess]) {
    passed = max(passed, time / 1000 * 1000)
    for process in processes { process.clock?.show(passed) }
  }

  /// Converts a duration that isn't negative to nanoseconds.
  private static func nanoseconds(_ duration: Duration) -> UInt64 {
    let (seconds, attoseconds) = duration.components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
  }
}
