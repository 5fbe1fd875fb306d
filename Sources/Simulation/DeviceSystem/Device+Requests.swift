import DeviceEvents
import DeviceProtocol

extension Device {
  /// Starts the extension that was picked and hands it the request.
  func begin(_ entry: Sheet.Entry, of sheet: Sheet) -> Request? {
    let installed = entry.installed
    recorder.record(sheet.host.name, .picked, peer: installed.name)
    let context = context(
      name: installed.name, role: .appExtension, identifier: installed.identifier,
      groups: installed.groups)
    guard let worker = launch(installed.executable, context: context) else { return nil }
    let request = Request(number: requests.count, host: sheet.host, worker: worker)
    requests.append(request)
    let name = installed.principalClass ?? ""
    let attachments = sheet.items.reduce(0) { $0 + $1.attachments.count }
    worker.request(.beginRequest(principalClass: name, items: sheet.items)) { [self] answer in
      if case .failed(let error) = answer {
        fail(request, error.message, code: error.code)
        worker.kill(.finished)
      } else {
        recorder.record(
          worker.name, .requestBegan(principalClass: name, attachments: attachments),
          peer: request.host.name)
      }
    }
    return request
  }

  /// Carries a load from the extension to the host app, and the answer back.
  func load(
    _ reference: AttachmentReference, type: String, number: Int, for worker: ChildProcess
  ) {
    guard let request = requests.last(where: { $0.worker === worker }), request.end == nil else {
      // The request has ended: as on iOS, nobody answers any more.
      return
    }
    request.loads += 1
    recorder.record(worker.name, .loadBegan(type: type), peer: request.host.name)
    let load = WaitingLoad { [self] in
      request.host.request(.load(attachment: reference, type: type)) { [self] answer in
        guard request.end == nil else { return }
        recorder.record(worker.name, answer.loadEvent(type: type), peer: request.host.name)
        worker.send(answer, number: number)
      }
    }
    request.waiting.append(load)
    // The handler of a load never runs before the code that asked has returned to its main queue.
    // Waiting for that makes the order of events certain; code that blocks its main queue until it
    // has its answer (as some does, with a semaphore) gets it after a moment all the same.
    worker.request(.settle) { [self] _ in
      load.isSettled = true
      carryLoads()
    }
  }

  /// Sends loads on their way whose time has come, those of one request in their order.
  func carryLoads() {
    for request in requests where !request.waiting.isEmpty && !request.host.holdsLoads {
      while let load = request.waiting.first,
        load.isSettled || load.deadline < .now || request.end != nil
      {
        request.waiting.removeFirst()
        if request.end == nil { load.carry() }
      }
    }
  }

  /// The extension has ended its request, one way or the other; its process ends soon after.
  func end(_ end: RequestEnd, by worker: ChildProcess) {
    guard let request = requests.last(where: { $0.worker === worker && $0.end == nil }) else {
      return
    }
    request.end = end
    switch end {
    case .completed(let items):
      recorder.record(worker.name, .completed(returnedItems: items), peer: request.host.name)
    case .cancelled(let error), .failed(let error):
      recorder.record(worker.name, .cancelled(error: error.message), peer: request.host.name)
    }
    request.host.send(.requestEnded(end))
    worker.stop = .finished
    worker.send(.finish)
  }

  /// Waits until the request has ended and its process is gone; one that neither ends the request
  /// nor answers is ended, one that answers is left with its interface up.
  func finish(_ request: Request) -> SceneRequestState {
    let worker = request.worker
    wait(seconds: plan.limits.answerSeconds) { request.end != nil }
    if request.end == nil, worker.isRunning, !answers(worker) {
      worker.kill(.timeLimit)
      wait(seconds: 5) { request.end != nil }
    }
    guard let end = request.end else { return .open }
    if !wait(seconds: plan.limits.answerSeconds, until: { !worker.isRunning }) {
      worker.kill(.timeLimit)
      wait(seconds: 5) { !worker.isRunning }
    }
    return .ended(end)
  }

  /// Whether the process's main queue still works.
  private func answers(_ process: ChildProcess) -> Bool {
    var hasAnswered = false
    process.request(.settle) { _ in hasAnswered = true }
    return wait(seconds: 1) { hasAnswered || !process.isRunning }
  }
}

extension Message.Body {
  fileprivate func loadEvent(type: String) -> Action {
    switch self {
    case .loaded(let value): .loadEnded(type: type, value: value.summary)
    case .failed(let error): .loadFailed(type: type, error: error.message)
    default: .loadFailed(type: type, error: "the host gave no answer")
    }
  }
}

extension WireValue {
  /// The value in few words, for the log.
  var summary: String {
    switch self {
    case .url(let text): text
    case .string(let text): text.count > 60 ? "\"\(text.prefix(60))…\"" : "\"\(text)\""
    case .data(let data): "\(data.count) bytes"
    case .propertyList: "a property list"
    }
  }
}
