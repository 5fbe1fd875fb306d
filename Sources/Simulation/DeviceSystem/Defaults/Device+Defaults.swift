import DeviceEvents
import DeviceProtocol

extension Device {
  /// Changes how changes of settings reach other processes from now on.
  func use(_ delivery: DefaultsDelivery) -> SceneAnswer {
    if case .delayed(let seconds) = delivery, !(0...3600).contains(seconds) {
      return .impossible(StoreWords.tooLongDelay(seconds))
    }
    defaultsDelivery = delivery
    return .done
  }

  /// Handles a change of settings; the process that made it continues when those have been told
  /// that are told at once.
  func defaultsChanged(_ change: DefaultsChange, number: Int, by writer: ChildProcess) {
    for entry in change.entries {
      let action: Action =
        entry.text.map { .stored(store: change.store, key: entry.key, value: $0) }
        ?? .removed(store: change.store, key: entry.key)
      recorder.record(writer.name, action)
    }
    let keys = Set(change.entries.filter(\.isNew).map(\.key))
    writer.isAsking = true
    for process in processes where process !== writer && process.isRunning {
      let observed = keys.intersection(process.observedDefaults[change.file] ?? [])
      guard !observed.isEmpty else { continue }
      let news = DefaultsNews(
        file: change.file, store: change.store, keys: observed, writer: writer.name)
      carry(news, to: process)
    }
    writer.isAsking = false
    if number != 0 { writer.send(.done, number: number) }
  }

  /// Tells a process what it hasn't been told yet.
  func tellDefaults(to process: ChildProcess) {
    let news = process.untoldDefaults
    process.untoldDefaults = []
    for news in news { tell(news, to: process) }
  }

  private func carry(_ news: DefaultsNews, to process: ChildProcess) {
    switch defaultsDelivery {
    case .deliver: tell(news, to: process)
    case .delayed(let seconds): later(seconds) { [self] in tell(news, to: process) }
    case .coalesced:
      let isFirst = process.untoldDefaults.isEmpty
      keep(news, for: process)
      if isFirst { later(1) { [self] in if !process.isSuspended { tellDefaults(to: process) } } }
    case .dropped: break
    }
  }

  /// Tells a process now, or when it runs again, and waits until it has reacted.
  private func tell(_ news: DefaultsNews, to process: ChildProcess) {
    guard process.isRunning else { return }
    guard !process.isSuspended else { return keep(news, for: process) }
    let keys = news.keys.sorted()
    recorder.record(process.name, .defaultsTold(store: news.store, keys: keys), peer: news.writer)
    process.send(
      .defaultsChanged(
        DefaultsChange(
          file: news.file, store: news.store,
          entries: keys.map { DefaultsChange.Entry(key: $0, text: nil, isNew: true) })))
    // A process that waits for an answer can't react yet.
    if !process.isAsking { settle(process) }
  }

  /// Keeps what a process is to be told later, together with earlier news about the same settings.
  private func keep(_ news: DefaultsNews, for process: ChildProcess) {
    guard let index = process.untoldDefaults.firstIndex(where: { $0.file == news.file }) else {
      process.untoldDefaults.append(news)
      return
    }
    process.untoldDefaults[index].keys.formUnion(news.keys)
    process.untoldDefaults[index].writer = news.writer
  }
}
