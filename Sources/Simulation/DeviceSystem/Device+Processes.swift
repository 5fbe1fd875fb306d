import DeviceEvents
import DeviceProtocol
import Foundation
import Glibc

extension Device {
  /// Starts a process and notes that in the log.
  ///
  /// The process of an app or extension may read the app's bundle.
  func launch(
    _ program: LaunchedProgram, context: LaunchContext, bundle: String? = nil
  ) -> ChildProcess? {
    let launched = launcher.launch(
      program, context: context, clock: clock.makeProcessClock(),
      wall: { wall(for: context, bundle: bundle) })
    switch launched {
    case .success(let process):
      process.accessGroups = context.accessGroups
      process.hasFullAccess = context.hasFullAccess
      processes.append(process)
      recorder.record(process.name, .launched(process.role))
      return process
    case .failure(let failure):
      recorder.record(
        context.name, .ended(.crashed(signal: "none", message: failure.message, place: nil)))
      return nil
    }
  }

  /// Returns the running process with a name.
  func running(_ name: String) -> ChildProcess? {
    processes.last { $0.name == name && $0.isRunning && !$0.isService }
  }

  /// How long the device waits for a message before it looks at the processes' memory again.
  private static let pause: Int32 = 20

  /// Handles what the processes say, and notices those that have ended; waits a little for the
  /// first of these.
  func handleMessages(of processes: [ChildProcess], until end: ContinuousClock.Instant) {
    let running = processes.filter(\.isRunning)
    var descriptors = running.flatMap { process in
      [process.output, process.errors, process.socket].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
    }
    // A process whose connection is closed is about to end, but no descriptor tells when; one that
    // is suspended is read when it is resumed.
    for index in running.indices
    where running[index].isDisconnected || running[index].isSuspended {
      for offset in 0..<3 { descriptors[3 * index + offset].fd = -1 }
    }
    let isWaitingForEnd = running.contains(where: \.isDisconnected)
    let pause = deliveries.isBusy ? 0 : isWaitingForEnd ? 1 : Self.pause
    let loads = requests.filter { $0.isAnswered && !$0.host.holdsLoads }
      .compactMap { $0.waiting.first?.deadline }
    clock.wait(
      for: &descriptors, of: running, among: self.processes.filter(\.isRunning),
      atMost: pause, until: (loads + [agenda.next].compactMap(\.self) + [end]).min() ?? end)
    // Handling one process's message may involve waiting, and so handling others' messages and
    // ends.
    for process in running where process.isRunning && !process.isSuspended {
      drainOutput(of: process)
      readMessages(of: process)
      checkMemory(of: process)
      reap(process)
    }
    // A process that ends while it is suspended was killed.
    for process in running where process.isSuspended { reap(process) }
    carryLoads()
    deliveries.advance()
    doWhatIsDue()
  }

  private func doWhatIsDue() {
    while let action = agenda.takeDue(at: clock.now) {
      actionsUnderWay += 1
      action()
      actionsUnderWay -= 1
    }
    obeyPostponed()
  }

  private func readMessages(of process: ChildProcess) {
    while process.isRunning, !process.isDisconnected, let bytes = Pipe.read(process.socket) {
      if bytes.isEmpty { break }
      process.reader.append(bytes)
      while let message = nextMessage(of: process) { handle(message, from: process) }
    }
    guard process.isRunning else { return }
    var byte: UInt8 = 0
    let peeked = recv(process.socket, &byte, 1, Int32(MSG_PEEK))
    if peeked == 0 { process.isDisconnected = true }
  }

  private func nextMessage(of process: ChildProcess) -> Message? {
    do {
      return try process.reader.next()
    } catch {
      // Invalid data on the connection: the process can't be served any more.
      process.kill(.brokenConnection)
      process.isDisconnected = true
      return nil
    }
  }

  /// Reads what a process has printed.
  ///
  /// No more than a pipe can hold and a process may print is read at once: a program that the
  /// process has started may print without end.
  private func drainOutput(of process: ChildProcess) {
    for _ in 0..<64 {
      guard let bytes = Pipe.read(process.output), !bytes.isEmpty else { break }
      print(process.outputLines.lines(adding: bytes), .output, of: process)
    }
    for _ in 0..<64 {
      guard let bytes = Pipe.read(process.errors), !bytes.isEmpty else { break }
      print(process.errorLines.lines(adding: bytes), .error, of: process)
    }
  }

  /// Writes lines into the log, as long as the process may print.
  func print(_ lines: [String], _ stream: PrintStream, of process: ChildProcess) {
    for line in lines where process.stop != .outputLimit && !LogText.isOfRuntime(line) {
      process.printedBytes += line.utf8.count
      if process.printedBytes > plan.limits.output {
        process.kill(.outputLimit)
      } else if stream == .error {
        process.lastWords.append(LogText.normalized(line))
        releaseOldWords(of: process)
      } else {
        recorder.record(process.name, .printed(stream, text: line))
      }
    }
  }

  /// Standard error is held back for a few lines, because the last words of a trap aren't printed
  /// output.
  private func releaseOldWords(of process: ChildProcess) {
    while process.lastWords.count > 8, !process.lastWords.contains(where: LastWords.begin) {
      recorder.record(process.name, .printed(.error, text: process.lastWords.removeFirst()))
    }
  }

  private func checkMemory(of process: ChildProcess) {
    // Looking costs as much as a message; a process can't allocate much between two looks.
    guard process.isRunning, process.stop == nil,
      ContinuousClock.now - process.lastMemoryLook > .milliseconds(3)
    else { return }
    process.lastMemoryLook = .now
    guard let used = ProcessMemory.anonymousBytes(of: process.identifier) else { return }
    if let limit = process.memoryOfKind, let baseline = process.baselineMemory,
      used - baseline > limit << 20
    {
      recorder.record(process.name, .memoryExceeded(limit: limit, basis: "observed"))
      process.kill(.memoryOfKind)
    } else if used > plan.limits.memory {
      process.kill(.memoryLimit)
    }
  }

  private func reap(_ process: ChildProcess) {
    guard let status = process.takeStatus() else { return }
    drainOutput(of: process)
    readMessages(of: process)
    print([process.outputLines.rest()].filter { !$0.isEmpty }, .output, of: process)
    print([process.errorLines.rest()].filter { !$0.isEmpty }, .error, of: process)
    for descriptor in [process.socket, process.output, process.errors] { close(descriptor) }
    let ending = EndingReader.ending(status: status, of: process)
    for line in LastWords.prints(process.lastWords, ending) {
      recorder.record(process.name, .printed(.error, text: line))
    }
    process.ending = ending
    if !process.isService { recorder.record(process.name, .ended(ending)) }
    processEnded(process)
  }
}
