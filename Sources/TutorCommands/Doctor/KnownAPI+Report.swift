import SimulationTable

extension KnownAPI {
  /// The output of `tutor doctor --api NAME`, and whether the name exists.
  func report(on name: String) -> (text: String, isThere: Bool) {
    if modules.contains(name) { return (moduleReport(name), true) }
    let found = entries(for: name)
    guard !found.isEmpty else {
      return (KnownAPIWords.unknown(name, near: nearest(to: name)), false)
    }
    let text = found.map { entry in
      KnownAPIWords.entry(entry.name, in: entry.module, entry.verdict.words, entry.words)
    }.joined()
    return (text, found.contains { $0.verdict.isThere })
  }

  private func moduleReport(_ module: String) -> String {
    let verdicts = entries.filter { $0.module == module }.map(\.verdict)
    if verdicts.contains(.there(.own)) { return KnownAPIWords.ownModule(module) }
    return KnownAPIWords.module(
      module, symbols: verdicts.count,
      kept: verdicts.count { $0 == .there(.keptNotRead) },
      typeOnly: verdicts.count { $0 == .there(.typeOnly) })
  }
}

extension KnownAPI.Entry.Verdict {
  fileprivate var isThere: Bool {
    switch self {
    case .there: true
    case .notYet, .outOfScope: false
    }
  }

  fileprivate var words: String {
    switch self {
    case .there(let verdict):
      switch verdict {
      case .typeOnly, .keptNotRead, .own: verdict.rawValue
      case .noKnownDifference, .meantAsDocumented, .simulated, .differs, .asItsType, .nothingSaid:
        KnownAPIWords.simulated
      }
    case .notYet: KnownAPIWords.notYet
    case .outOfScope: KnownAPIWords.outOfScope
    }
  }
}
