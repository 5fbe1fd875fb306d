extension ClaimTable {
  /// The claims that wait for each other in a circle, so that none of them is ever granted; `nil`
  /// when there is no such circle.
  ///
  /// A claim waits for those in its way, and for presenters; a claim that has been granted waits
  /// for whatever its thread waits for; a presenter waits for the thread on which it is called.
  package var deadlock: [Key]? {
    for entry in entries where entry.state != .granted {
      if let circle = circle(from: entry, along: [entry]) { return circle }
    }
    return nil
  }

  /// Looks for a way back to the first of a chain; it needn't be the shortest, because any is one
  /// too many.
  private func circle(from entry: Entry, along chain: [Entry]) -> [Key]? {
    for next in awaited(by: entry) {
      if next.key == chain.first?.key { return chain.map(\.key) }
      guard !chain.contains(where: { $0.key == next.key }) else { continue }
      if let circle = circle(from: next, along: chain + [next]) { return circle }
    }
    return nil
  }

  private func awaited(by entry: Entry) -> [Entry] {
    switch entry.state {
    case .waiting: blockers(of: entry)
    case .asking:
      holders(against: entry)
        + entry.pending.flatMap { question, asked in
          waiting(in: asked.presenter, at: question)
        }
    case .granted:
      entries.filter {
        $0.state != .granted && $0.key.process == entry.key.process
          && $0.claim.holding.contains(entry.key.number)
      }
    }
  }

  /// Returns the claims that keep a presenter from answering.
  ///
  /// They are those for which it waits itself, and those for which the main thread waits, on which
  /// it would be called.
  private func waiting(in presenter: Key, at question: Int) -> [Entry] {
    let isOnMain = presenters.first { $0.key == presenter }?.isOnMain ?? false
    return entries.filter {
      $0.state != .granted && $0.key.process == presenter.process
        && ($0.claim.answering.contains(question) || isOnMain && $0.claim.isOnMain)
    }
  }
}
