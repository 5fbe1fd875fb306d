import CDevice
import DeviceEvents
import DeviceProtocol
import Glibc

extension Device {
  /// Starts the extension that was picked, or takes its process if that already works for another
  /// host, and hands it the request.
  ///
  /// Returns when it has its principal object or has failed.
  func begin(_ entry: Sheet.Entry, of sheet: Sheet) -> Request? {
    let installed = entry.installed
    recorder.record(sheet.host.name, .picked, peer: installed.name)
    // As documented, a script is run in the page before the extension starts.
    let prepared = prepare(sheet, for: installed, source: -1 - requests.count)
    guard let worker = worker(for: installed) else { return nil }
    let request = Request(
      number: requests.count, sheet: prepared.source, host: sheet.host, worker: worker,
      takesItems: installed.returnsItems || prepared.isFromScript)
    requests.append(request)
    let isOfOneTeam = sheet.host.role == .containingApp
    let items = isOfOneTeam ? prepared.items : prepared.items.map(\.forOtherTeams)
    handOver(items, to: request, principalClass: installed.principal ?? "")
    let limit = plan.limits.launchSeconds
    if !wait(seconds: limit, until: { request.hasBegun || request.end != nil }) {
      stop(worker, for: .launchTime) { request.end != nil }
    }
    return request
  }

  /// Returns the process of an extension: the running one, or a new one.
  func worker(for installed: InstalledExtension) -> ChildProcess? {
    let working =
      requests.last { $0.worker.name == installed.name && $0.end == nil }?.worker
      ?? pointSessions.last { $0.worker.name == installed.name && !$0.isOver }?.worker
    if let working, working.isRunning, working.stop == nil {
      resume(working)
      return working
    }
    var context = context(
      name: installed.name, role: .appExtension, identifier: installed.identifier,
      groups: installed.groups, accessGroups: installed.accessGroups)
    context.point = installed.point
    let walledIn = [
      Self.keyboardPoint, Self.filterPoint, Self.filterDataPoint, Self.reportPoint,
      Self.capturePoint,
    ]
    let isTrusted = !walledIn.contains(installed.point)
    context.hasFullAccess = isTrusted || installed.hasFullAccess
    // Its bundle is inside the app's, which it can read too: both contain frameworks.
    let app = apps.first { $0.extensions.contains { $0.identifier == installed.identifier } }
    let worker = launch(.library(installed.executable), context: context, bundle: app?.path)
    worker?.memoryOfKind = MemoryOfKind.limit(of: installed.point)
    return worker
  }

  private func handOver(
    _ items: [ItemDescription], to request: Request, principalClass name: String
  ) {
    let worker = request.worker
    let attachments = items.reduce(0) { $0 + $1.attachments.count }
    let message = Message.Body.beginRequest(
      request: request.number, principalClass: name, items: items)
    worker.request(message) { [self] answer in
      if case .failed(let error) = answer {
        fail(request, error.message, code: error.code)
        if !hasWork(worker) { worker.kill(.finished) }
      } else {
        request.hasBegun = true
        recorder.record(
          worker.name, .requestBegan(principalClass: name, attachments: attachments),
          peer: request.host.name)
      }
    }
  }

  /// Whether a process has a request that isn't over.
  func hasWork(_ worker: ChildProcess) -> Bool {
    requests.contains { $0.worker === worker && !$0.isOver }
      || pointSessions.contains { $0.worker === worker && !$0.isOver }
  }

  /// Waits until the request has ended and its process is gone, or works only for others.
  ///
  /// A process that neither ends the request nor answers is ended, and one that answers is left
  /// with its interface up.
  func finish(_ request: Request) -> SceneRequestState {
    let worker = request.worker
    let isOver = { [self] in
      request.end != nil && (!worker.isRunning || request.isOver && hasWork(worker))
    }
    if worker.isSuspended { return request.end.map { .ended($0, request.received) } ?? .open }
    wait(seconds: plan.limits.answerSeconds) { request.end != nil }
    if request.end == nil, worker.isRunning, !answers(worker) {
      stop(worker, for: .timeLimit) { request.end != nil }
    }
    guard let end = request.end else { return .open }
    // The time that the work after the request may take, and a bit more; an agenda entry ends it.
    if !wait(seconds: plan.limits.completionSeconds + 5, until: isOver) {
      stop(worker, for: .timeLimit, until: isOver)
    }
    // The reaction of the lesson's own app to the end comes before the user's next action.
    if request.host.role == .containingApp { settle(request.host) }
    return .ended(end, request.received)
  }

  /// Waits until a process's main queue has nothing left to do, for at most a second.
  func settle(_ process: ChildProcess) {
    guard process.isRunning, !process.isSuspended, process !== main else { return }
    var isSettled = false
    process.request(.settle) { _ in isSettled = true }
    wait(seconds: 1) { isSettled || !process.isRunning }
  }

  /// Waits until no process could continue before the clock moves: at most a thousandth of a second
  /// on that clock, and a second of processor time.
  ///
  /// Unlike `settle` it covers all queues and tasks.
  func waitUntilAllWait() {
    wait(seconds: 1, patience: 0.001) { false }
  }

  /// Waits until handlers whose answer has come have finished, wherever they run: what they print
  /// comes before the scene's next action.
  ///
  /// They may finish by asking again; a program that never stops asking isn't waited for.
  func settleAnswered() {
    for _ in 0..<10 {
      let answered = processes.filter(\.hasAnswerToHandle)
      guard !answered.isEmpty else { return }
      for process in answered {
        process.hasAnswerToHandle = false
        settle(process)
      }
    }
  }

  /// Waits, while the clock stands still, until nothing is at work any more.
  ///
  /// Queues don't know about what an app does in tasks, before its first question or after an
  /// answer. A program that works for longer than a moment isn't waited for.
  func letTasksGoOn() {
    let end = ContinuousClock.now + .seconds(1)
    var work: UInt64?
    // Looking again and again would take the processor from those that are at work.
    var pause = 50_000
    while ContinuousClock.now < end {
      let running = processes.filter(\.isRunning)
      guard clock.isBusy(running) || hasSaidSomething(running) else { return }
      let used = ProcessLook.work(of: running).reduce(0, +)
      guard used <= (work ?? used) + Self.moment else { return }
      work = work ?? used
      handleMessages(of: processes, until: clock.now)
      _ = hasSaidSomething(running, within: pause)
      pause = min(pause * 2, 1_000_000)
    }
  }

  /// The processor time in nanoseconds after which a program isn't waited for.
  private static let moment: UInt64 = 30_000_000

  /// Whether one of the processes has a message waiting to be read, or has one within so many
  /// nanoseconds.
  private func hasSaidSomething(_ processes: [ChildProcess], within time: Int = 0) -> Bool {
    var sockets = processes.filter { !$0.isSuspended && !$0.isDisconnected }
      .map { pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0) }
    return cdevice_poll(&sockets, UInt(sockets.count), time) > 0
  }

  /// Whether the process's main queue is still at work.
  private func answers(_ process: ChildProcess) -> Bool {
    var hasAnswered = false
    process.request(.settle) { _ in hasAnswered = true }
    return wait(seconds: 1) { hasAnswered || !process.isRunning }
  }
}
