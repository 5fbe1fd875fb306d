import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Carries a load to the process that holds the items, and the answer back.
  func load(
    _ reference: AttachmentReference, _ question: LoadQuestion, number: Int,
    for asker: ChildProcess
  ) {
    if let request = request(reference.source, of: asker) {
      loadInput(reference, question, number: number, of: request)
    } else if let request = requests.first(where: {
      $0.number == reference.source && $0.host === asker
    }) {
      loadReturned(reference, question, number: number, of: request)
    }
  }

  /// Loads an attachment of the host's for an extension.
  private func loadInput(
    _ reference: AttachmentReference, _ question: LoadQuestion, number: Int, of request: Request
  ) {
    // When the request has ended, nothing answers any more, as on iOS.
    guard request.isAnswered else { return }
    let (worker, host) = (request.worker, request.host)
    request.loads += 1
    request.openLoads += 1
    let type = question.form == .preview ? SharingWords.preview : question.type
    recorder.record(worker.name, .loadBegan(type: type), peer: host.name)
    var inHost = reference
    inHost.source = request.sheet
    let load = WaitingLoad(until: clock.now + .milliseconds(100)) { [self, inHost] in
      host.request(.load(attachment: inHost, question: question)) { [self] answer in
        deliver(answer, question, from: host, to: worker) { [self] answer in
          request.openLoads -= 1
          guard request.isAnswered else { return }
          recorder.record(worker.name, answer.loadEvent(type: type), peer: host.name)
          worker.send(answer, number: number)
        }
      }
    }
    request.waiting.append(load)
    // The handler of a load never runs before the code that asked has returned to its main queue.
    // Waiting for that makes the order of events certain. Code that blocks its main queue until it
    // has its answer (as some does, with a semaphore) still gets it, after a moment.
    worker.request(.settle) { [self] _ in
      load.isSettled = true
      carryLoads()
    }
  }

  /// Loads an attachment of an item that the extension returned, for a host.
  private func loadReturned(
    _ reference: AttachmentReference, _ question: LoadQuestion, number: Int, of request: Request
  ) {
    let host = request.host
    request.returnedLoads += 1
    request.worker.request(.load(attachment: reference, question: question)) { [self] answer in
      request.returnedLoads -= 1
      deliver(answer, question, from: request.worker, to: host) { host.send($0, number: number) }
    }
  }

  /// Carries the file of an answer into the container of the process that asked, or lets it be
  /// opened where it is, and passes the answer on.
  private func deliver(
    _ answer: Message.Body, _ question: LoadQuestion, from giver: ChildProcess,
    to asker: ChildProcess, then completion: @escaping (Message.Body) -> Void
  ) {
    guard canCarry(answer, from: giver, to: asker) else {
      return completion(.failed(.notReachable))
    }
    handOver(answer, from: giver, to: asker)
    deliveries.add(
      answer, for: question.identifier, to: asker.home,
      report: { asker.send(.loadProgress(question.identifier, $0)) }, then: completion)
  }

  /// Forwards the loads whose time has come, those of one request in their order.
  func carryLoads() {
    for request in requests where !request.waiting.isEmpty && !request.host.holdsLoads {
      while let load = request.waiting.first,
        load.isSettled || load.deadline <= clock.now || !request.isAnswered
      {
        request.waiting.removeFirst()
        if request.isAnswered { load.carry() }
      }
    }
  }

  /// Tells the process that answers a load that nothing waits for it any more.
  func cancelLoad(_ identifier: LoadIdentifier, for asker: ChildProcess) {
    deliveries.cancel(identifier)
    for request in requests {
      if request.worker === asker { request.host.send(.cancelLoad(identifier)) }
      if request.host === asker { request.worker.send(.cancelLoad(identifier)) }
    }
  }

  /// Tells the process that waits for a load how far it has come.
  func report(_ progress: LoadProgress, of identifier: LoadIdentifier) {
    processes.last { $0.identifier == identifier.process && $0.isRunning }?
      .send(.loadProgress(identifier, progress))
  }
}

extension Message.Body {
  fileprivate func loadEvent(type: String) -> Action {
    switch self {
    case .loaded(let value): .loadEnded(type: type, value: value.summary)
    case .failed(let error): .loadFailed(type: type, error: error.message)
    default: .loadFailed(type: type, error: SharingWords.noHostAnswer)
    }
  }
}

extension WireValue {
  /// The value in a few words, for the log.
  var summary: String {
    switch self {
    case .url(let text): Self.summary(ofURL: text)
    case .string(let text): text.count > 60 ? "\"\(text.prefix(60))…\"" : "\"\(text)\""
    case .data(let data): ListWords.bytes(data.count)
    case .propertyList: SharingWords.propertyList
    case .object(let name, _): SharingWords.object(ofClass: name)
    case .file(let file): SharingWords.file(file.name)
    case .dataInFile: "bytes"
    }
  }

  /// A URL as it is; for a file only its name, because the device's place on this machine isn't
  /// part of what happened.
  private static func summary(ofURL text: String) -> String {
    guard let url = URL(string: text), url.isFileURL else { return text }
    return SharingWords.urlOfFile(url.lastPathComponent)
  }
}
