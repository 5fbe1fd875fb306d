import DeviceEvents
import DeviceProtocol

extension Device {
  /// Handles what a process says about coordinated files.
  func coordinate(_ message: FileMessage, number: Int, of process: ChildProcess) {
    switch message {
    case .claim(let claim):
      if let error = provide(for: claim, key(process, claim.number), to: process) {
        return process.send(.failed(error), number: number)
      }
      arbiter.requests[key(process, claim.number)] = number
    case .heard(let news): return heard(news)
    default: break
    }
    let ended = message.endedClaim
    let accesses = ended.map { arbiter.table.accesses(of: key(process, $0.claim)) } ?? []
    let effects = arbiter.table.handle(message, from: Int(process.identifier))
    if number > 0, message.awaitsHearing {
      let told = effects.count(where: \.isNews)
      let news = Set((arbiter.lastNews..<arbiter.lastNews + told).map { -1 - $0 })
      awaitHearing(of: news, number, by: process)
    }
    carryOut(effects)
    if let ended {
      provided(accesses, ended.changes, key(process, ended.claim), by: process)
    }
  }

  /// Releases what a process that is gone had access to; nothing waits for its presenters any more.
  func releaseFiles(of process: ChildProcess) {
    let identifier = Int(process.identifier)
    arbiter.held[identifier] = nil
    arbiter.requests = arbiter.requests.filter { $0.key.process != identifier }
    carryOut(arbiter.table.drop(process: identifier))
  }

  /// Tells the presenters of a process that is resumed what has happened in the meantime, each
  /// thing once.
  func tellPresenters(of process: ChildProcess) {
    for news in arbiter.held.removeValue(forKey: Int(process.identifier)) ?? [] {
      tell(news.call, to: news.presenter)
    }
    callPresenters()
  }

  private func carryOut(_ effects: [ClaimTable.Effect]) {
    for effect in effects {
      switch effect {
      case .grant(let claim, let paths):
        answer(claim, .granted(paths: paths, hasPresenters: arbiter.table.hasPresenters))
      case .refuse(let claim, let error):
        inUse.claims[claim] = nil
        answer(claim, .failed(error))
      case .ask(let presenter, let call, let question, let claim):
        arbiter.outbox.append(
          FileArbiter.Call(presenter: presenter, call: call, number: question, claim: claim))
      case .tell(let presenter, let call): tell(call, to: presenter)
      }
    }
    callPresenters()
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

  /// Lets a process continue when presenters have reacted to some news, or when they can't.
  ///
  /// So what follows in the log doesn't depend on which is quicker.
  private func awaitHearing(of news: Set<Int>, _ number: Int, by process: ChildProcess) {
    arbiter.hearings.append(
      FileArbiter.Hearing(process: process, number: number, news: news))
    closeHearings()
  }

  /// Lets the processes continue whose news has been heard.
  func closeHearings() {
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
  /// Whether presenters have to hear it before the process continues.
  fileprivate var awaitsHearing: Bool {
    switch self {
    case .endClaim, .moved: true
    default: false
    }
  }

  /// The claim that has ended, with what has become of the files that were written.
  fileprivate var endedClaim: (claim: Int, changes: [FileChange])? {
    if case .endClaim(let claim, let changes) = self { (claim, changes) } else { nil }
  }
}

extension ClaimTable.Effect {
  fileprivate var isNews: Bool { if case .tell = self { true } else { false } }
}
