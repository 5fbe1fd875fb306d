import DeviceEvents
import DeviceProtocol

extension Device {
  /// Has something said to a presenter when its turn comes.
  func tell(_ call: PresenterCall, to presenter: ClaimTable.Key) {
    arbiter.lastNews += 1
    arbiter.outbox.append(
      FileArbiter.Call(presenter: presenter, call: call, number: -arbiter.lastNews))
  }

  /// Tells presenters the news, one after the other.
  ///
  /// Each hears its news before the next does, unless it can't, so the order in the log is always
  /// the same.
  func callPresenters() {
    while arbiter.unheard == nil, !arbiter.outbox.isEmpty {
      let next = arbiter.outbox.removeFirst()
      guard let process = process(of: next.presenter) else {
        forget(next.number)
        continue
      }
      if next.number > 0 {
        ask(next, in: process)
      } else if process.isSuspended {
        hold(next)
        forget(next.number)
      } else {
        send(next, to: process)
      }
    }
  }

  /// Notes that a presenter has heard its news.
  func heard(_ number: Int) {
    forget(number)
    if arbiter.unheard == number { arbiter.unheard = nil }
    callPresenters()
  }

  private func ask(_ call: FileArbiter.Call, in process: ChildProcess) {
    let file = fileName(arbiter.table.path(ofPresenter: call.presenter))
    if let request = FileAccessWords.request(call.call, about: file, fileName) {
      let asker = call.claim.flatMap { self.process(of: $0) }
      recorder.record(process.name, .presenterAsked(request: request), peer: asker?.name)
    }
    process.send(.presenter(call.presenter.number, call.call, question: call.number))
  }

  private func send(_ call: FileArbiter.Call, to process: ChildProcess) {
    let file = fileName(arbiter.table.path(ofPresenter: call.presenter))
    if let news = FileAccessWords.news(call.call, about: file, fileName) {
      recorder.record(process.name, .presenterTold(news: news))
    }
    arbiter.unheard = call.number
    process.send(.presenter(call.presenter.number, call.call, question: call.number))
    // With all processes asleep, none is about to hear it.
    later(0.001) { [self] in
      if arbiter.unheard == call.number { heard(call.number) }
    }
  }

  /// Keeps what a presenter in a suspended process is to be told, each thing once.
  private func hold(_ call: FileArbiter.Call) {
    let news = FileArbiter.News(presenter: call.presenter, call: call.call)
    let held = arbiter.held[call.presenter.process] ?? []
    if !held.contains(news) { arbiter.held[call.presenter.process] = held + [news] }
  }

  /// Forgets news, so that nothing waits any more until it is heard.
  private func forget(_ number: Int) {
    for hearing in arbiter.hearings { hearing.news.remove(number) }
    closeHearings()
  }
}
