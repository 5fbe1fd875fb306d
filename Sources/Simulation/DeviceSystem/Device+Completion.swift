import DeviceEvents
import DeviceProtocol

extension Device {
  /// Handles the end of a request, with or without success; the extension's process ends when no
  /// request is left and the work that follows them is done.
  func end(_ number: Int, _ end: RequestEnd, by worker: ChildProcess) {
    guard let request = request(number, of: worker), request.end == nil else { return }
    request.end = end
    switch end {
    case .completed(let items):
      recorder.record(worker.name, .completed(returnedItems: items.count), peer: request.host.name)
      request.returned = items
    case .cancelled(let error), .failed(let error):
      recorder.record(worker.name, .cancelled(error: error.message), peer: request.host.name)
      request.isWorkDone = true
    }
    tellHost(of: request, end)
    guard !request.isWorkDone else { return letGo(of: request) }
    // As documented, the work that follows a request has limited time, and is told when that is
    // over.
    later(plan.limits.completionSeconds) { [self] in expireWork(of: request) }
  }

  /// Ends a request on the device's own account.
  func fail(_ request: Request, _ message: String, code: Int) {
    let error = ErrorDescription.connection(message, code: code)
    request.end = .failed(error)
    request.isWorkDone = true
    request.isLetGo = true
    recorder.record(request.host.name, .requestFailed(error: message), peer: request.worker.name)
    tellHost(of: request, .failed(error))
  }

  /// Notes that the work that follows a request is done.
  func workEnded(_ number: Int, by worker: ChildProcess) {
    guard let request = request(number, of: worker) else { return }
    request.isWorkDone = true
    letGo(of: request)
  }

  /// Returns the request with a number, if it belongs to the process.
  func request(_ number: Int, of worker: ChildProcess) -> Request? {
    guard requests.indices.contains(number), requests[number].worker === worker else { return nil }
    return requests[number]
  }
}

extension Device {
  /// Tells the host; one that takes items back receives them before the extension's process may
  /// end.
  private func tellHost(of request: Request, _ end: RequestEnd) {
    var told = end
    if case .completed = end, !request.takesItems { told = .completed([]) }
    let message = Message.Body.requestEnded(
      sheet: request.sheet, request: request.number, told)
    guard case .completed(let items) = told, !items.isEmpty, request.host.isRunning else {
      request.isDelivered = true
      request.host.send(message)
      return
    }
    request.host.request(message) { [self] answer in
      if case .received(let texts) = answer {
        request.received = texts
        recorder.record(request.host.name, .received(items: texts), peer: request.worker.name)
      }
      request.isDelivered = true
      release(request.worker)
    }
  }

  /// Waits until the process has freed what it made for the request, for a second at most: its main
  /// queue may be busy.
  private func letGo(of request: Request) {
    let worker = request.worker
    let goOn = { [self] in
      guard !request.isLetGo else { return }
      request.isLetGo = true
      release(worker)
    }
    guard worker.isRunning, !worker.isSuspended else { return goOn() }
    let mark = later(1, goOn)
    worker.request(.settle) { [self] _ in
      agenda.strike(mark)
      goOn()
    }
  }

  /// Releases a process that has nothing left to do.
  func release(_ worker: ChildProcess) {
    guard worker.isRunning, worker.stop == nil, !hasWork(worker) else { return }
    worker.stop = .finished
    worker.send(.finish)
  }

  /// Tells the extension that the time for its work is over; one that continues is ended.
  private func expireWork(of request: Request) {
    let worker = request.worker
    guard !request.isWorkDone, worker.isRunning else { return }
    recorder.record(worker.name, .completionExpired)
    worker.send(.completionExpired(request: request.number))
    later(1) {
      guard !request.isWorkDone, worker.isRunning else { return }
      // Other hosts' requests end with the process, as documented.
      worker.kill(.expired)
      request.isWorkDone = true
      request.isLetGo = true
    }
  }
}
