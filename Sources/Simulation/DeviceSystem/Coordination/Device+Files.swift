import DeviceEvents
import DeviceProtocol

extension Device {
  /// Does what a process says about coordinated files.
  func coordinate(_ message: FileMessage, number: Int, of process: ChildProcess) {
    switch message {
    case .claim(let claim): arbiter.requests[key(process, claim.number)] = number
    case .heard(let news): return hear(news)
    default: break
    }
    let before = arbiter.lastNews
    carryOut(arbiter.table.handle(message, from: Int(process.identifier)))
    guard number > 0, message.awaitsHearing else { return }
    awaitHearing(of: Set(before..<arbiter.lastNews), number, by: process)
  }

  /// A process is gone: what it had access to is free, and nobody waits for its presenters.
  func releaseFiles(of process: ChildProcess) {
    let identifier = Int(process.identifier)
    arbiter.held[identifier] = nil
    arbiter.requests = arbiter.requests.filter { $0.key.process != identifier }
    carryOut(arbiter.table.drop(process: identifier))
  }

  /// Tells the presenters of a process that is resumed what has happened meanwhile, each thing once.
  func tellPresenters(of process: ChildProcess) {
    for news in arbiter.held.removeValue(forKey: Int(process.identifier)) ?? [] {
      tell(news.call, to: news.presenter, in: process)
    }
  }

  private func carryOut(_ effects: [ClaimTable.Effect]) {
    for effect in effects {
      switch effect {
      case .grant(let claim, let paths):
        answer(claim, .granted(paths: paths, hasPresenters: arbiter.table.hasPresenters))
      case .refuse(let claim, let error): answer(claim, .failed(error))
      case .ask(let presenter, let call, let question, let claim):
        ask(call, of: presenter, question, for: claim)
      case .tell(let presenter, let call):
        guard let process = process(of: presenter) else { continue }
        guard process.isSuspended else {
          tell(call, to: presenter, in: process)
          continue
        }
        let news = FileArbiter.News(presenter: presenter, call: call)
        let held = arbiter.held[presenter.process] ?? []
        if !held.contains(news) { arbiter.held[presenter.process] = held + [news] }
      }
    }
    lookWhoWaits()
  }

  private func answer(_ claim: ClaimTable.Key, _ body: Message.Body) {
    guard let process = process(of: claim),
      let number = arbiter.requests.removeValue(forKey: claim)
    else { return }
    if arbiter.announced.remove(claim) != nil, case .granted = body {
      let accesses = arbiter.table.accesses(of: claim)
      recorder.record(process.name, .fileGranted(access: words(for: accesses)))
    }
    process.send(body, number: number)
  }

  private func ask(
    _ call: PresenterCall, of presenter: ClaimTable.Key, _ question: Int,
    for claim: ClaimTable.Key
  ) {
    guard let process = process(of: presenter) else { return }
    let file = fileName(arbiter.table.path(ofPresenter: presenter))
    if let request = call.request(about: file, fileName) {
      recorder.record(
        process.name, .presenterAsked(request: request), peer: self.process(of: claim)?.name)
    }
    process.send(.presenter(presenter.number, call, question: question))
  }

  private func tell(
    _ call: PresenterCall, to presenter: ClaimTable.Key, in process: ChildProcess
  ) {
    let file = fileName(arbiter.table.path(ofPresenter: presenter))
    if let news = call.news(about: file, fileName) {
      recorder.record(process.name, .presenterTold(news: news))
    }
    process.send(.presenter(presenter.number, call, question: -1 - arbiter.lastNews))
    arbiter.lastNews += 1
  }

  /// Lets a process go on when presenters have done what they do about some news, or when they can't
  /// do it; so what follows in the log doesn't depend on who is quicker.
  private func awaitHearing(of news: Set<Int>, _ number: Int, by process: ChildProcess) {
    guard !news.isEmpty else { return process.send(.done, number: number) }
    let hearing = FileArbiter.Hearing(process: process, number: number, news: news)
    arbiter.hearings.append(hearing)
    later(0.001) { [self] in
      hearing.news = []
      closeHearings()
    }
  }

  private func hear(_ news: Int) {
    for hearing in arbiter.hearings { hearing.news.remove(-1 - news) }
    closeHearings()
  }

  private func closeHearings() {
    for hearing in arbiter.hearings where hearing.news.isEmpty {
      hearing.process.send(.done, number: hearing.number)
    }
    arbiter.hearings.removeAll(where: \.news.isEmpty)
  }

  private func key(_ process: ChildProcess, _ number: Int) -> ClaimTable.Key {
    ClaimTable.Key(process: Int(process.identifier), number: number)
  }

  func process(of key: ClaimTable.Key) -> ChildProcess? {
    processes.first { Int($0.identifier) == key.process && $0.isRunning }
  }
}

extension FileMessage {
  /// Whether presenters are to hear of it before the process goes on.
  fileprivate var awaitsHearing: Bool {
    switch self {
    case .endClaim, .moved: true
    default: false
    }
  }
}

extension PresenterCall {
  /// What a presenter is asked to do, for the log; `nil` for what is no question.
  fileprivate func request(about file: String, _ name: (String?) -> String) -> String? {
    switch self {
    case .relinquishToReader: "let it read \(file)"
    case .relinquishToWriter: "let it write \(file)"
    case .saveChanges: "save \(file)"
    case .accommodateDeletion: "let it delete \(file)"
    case .accommodateSubitemDeletion(let path): "let it delete \(name(path))"
    default: nil
    }
  }

  /// What a presenter is told, for the log; `nil` for what is no news.
  fileprivate func news(about file: String, _ name: (String?) -> String) -> String? {
    switch self {
    case .didChange: "\(file) has changed"
    case .didMove(let path): "its file is \(name(path)) now"
    case .subitemDidAppear(let path): "\(name(path)) has appeared"
    case .subitemDidChange(let path): "\(name(path)) has changed"
    case .subitemDidMove(let old, let new): "\(name(old)) has moved to \(name(new))"
    default: nil
    }
  }
}
