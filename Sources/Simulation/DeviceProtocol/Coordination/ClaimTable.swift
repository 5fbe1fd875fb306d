/// The arbiter of file coordination, without processes or files: which claims have access to which
/// files, which wait, and who has to know.
///
/// Every change returns what is to be done next, in order.
package struct ClaimTable {
  /// Identifies a claim, a presenter or a coordinator on the whole device.
  package struct Key: Hashable, Sendable {
    package var process: Int
    package var number: Int

    package init(process: Int, number: Int) {
      self.process = process
      self.number = number
    }
  }

  /// What is to be done.
  package enum Effect: Hashable {
    /// A claim is granted, for these paths.
    case grant(Key, paths: [String])
    case refuse(Key, ErrorDescription)
    /// A presenter is asked something on behalf of a claim.
    case ask(Key, PresenterCall, question: Int, claim: Key)
    case tell(Key, PresenterCall)
  }

  enum State: Hashable {
    case waiting
    /// The presenters are asked; others wait already.
    case asking
    case granted
  }

  struct Entry {
    var key: Key
    var claim: FileClaim
    var state = State.waiting
    /// The questions that are still to be asked, after the pending ones.
    var plan: [[Asked]] = []
    var pending: [Int: Asked] = [:]
    /// The presenters that let go, by the question that asked them to, with what they want.
    var relinquished: [Int: Relinquished] = [:]
    /// The paths between which something has moved in the meantime.
    var moved: Set<String> = []
  }

  /// One question to one presenter.
  struct Asked: Hashable {
    var presenter: Key
    var call: PresenterCall
  }

  struct Relinquished {
    var presenter: Key
    var isToWriter: Bool
    var hasReacquirer: Bool
  }

  struct Presenter {
    var key: Key
    var path: String?
    var isOnMain: Bool
  }

  /// The entries, in the order in which they came.
  var entries: [Entry] = []
  var presenters: [Presenter] = []
  private var lastQuestion = 0
  /// Questions for which nothing waits any more, and the presenters that were asked.
  private var abandoned: [Int: Key] = [:]

  package init() {}

  /// Handles what a process says.
  package mutating func handle(_ message: FileMessage, from process: Int) -> [Effect] {
    func key(_ number: Int) -> Key { Key(process: process, number: number) }
    switch message {
    case .claim(let claim):
      entries.append(Entry(key: key(claim.number), claim: claim))
      return advance()
    case .endClaim(let number, let changes): return end(key(number), changes) + advance()
    case .cancel(let coordinator): return cancel(coordinator, of: process) + advance()
    case .moved(let number, let old, let new): return move(key(number), from: old, to: new)
    case .present(let number, let path, let isOnMain):
      present(Presenter(key: key(number), path: path, isOnMain: isOnMain))
      return []
    case .stopPresenting(let number):
      presenters.removeAll { $0.key == key(number) }
      return forgetPresenter { $0 == key(number) } + advance()
    case .answered(let question, let error, let hasReacquirer):
      return answer(question, error, hasReacquirer: hasReacquirer) + advance()
    case .heard: return []
    }
  }

  /// Removes a process that is gone: it gives up what it held, and nothing waits for its
  /// presenters.
  package mutating func drop(process: Int) -> [Effect] {
    presenters.removeAll { $0.key.process == process }
    var effects: [Effect] = []
    for entry in entries where entry.key.process == process {
      effects += close(entry)
    }
    return effects + forgetPresenter { $0.process == process } + advance()
  }

  /// Whether there are any presenters.
  package var hasPresenters: Bool { !presenters.isEmpty }

  /// Returns what a claim is for.
  package func accesses(of key: Key) -> [FileAccess] {
    entries.first { $0.key == key }?.claim.accesses ?? []
  }

  /// Returns the path that a presenter presents.
  package func path(ofPresenter key: Key) -> String? {
    presenters.first { $0.key == key }?.path
  }
}

extension ClaimTable {
  /// Advances every claim that can advance.
  private mutating func advance() -> [Effect] {
    var effects: [Effect] = []
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for index in entries.indices {
        guard let next = step(at: index) else { continue }
        effects += next
        hasChanged = true
        break
      }
    }
    return effects
  }

  /// Takes the next step of one claim; `nil` when it has to wait.
  private mutating func step(at index: Int) -> [Effect]? {
    let entry = entries[index]
    switch entry.state {
    case .granted: return nil
    case .waiting:
      guard blockers(of: entry).isEmpty else { return nil }
      entries[index].state = .asking
      entries[index].plan = questions(for: entry)
      return []
    case .asking:
      guard entry.pending.isEmpty else { return nil }
      if entry.plan.isEmpty {
        guard !isHeldUp(entry) else { return nil }
        entries[index].state = .granted
        return [.grant(entry.key, paths: entry.claim.accesses.map(\.path))]
      }
      // A presenter that is gone by now isn't asked.
      let round = entries[index].plan.removeFirst()
        .filter { asked in presenters.contains { $0.key == asked.presenter } }
      return round.map { asked in
        lastQuestion += 1
        entries[index].pending[lastQuestion] = asked
        return .ask(asked.presenter, asked.call, question: lastQuestion, claim: entry.key)
      }
    }
  }

  private mutating func end(_ key: Key, _ changes: [FileChange]) -> [Effect] {
    guard let entry = entries.first(where: { $0.key == key }) else { return [] }
    return news(of: entry, changes) + close(entry)
  }

  /// Removes a claim from the list, and lets presenters reclaim what they had let go.
  private mutating func close(_ entry: Entry) -> [Effect] {
    entries.removeAll { $0.key == entry.key }
    for (question, asked) in entry.pending { abandoned[question] = asked.presenter }
    return entry.relinquished.sorted { $0.key < $1.key }.filter(\.value.hasReacquirer).map {
      .tell($0.value.presenter, .reacquire(question: $0.key))
    }
  }

  private mutating func cancel(_ coordinator: Int, of process: Int) -> [Effect] {
    let cancelled = entries.filter {
      $0.key.process == process && $0.claim.coordinator == coordinator && $0.state != .granted
    }
    return cancelled.flatMap { [.refuse($0.key, .userCancelled)] + close($0) }
  }

  private mutating func answer(
    _ question: Int, _ error: ErrorDescription?, hasReacquirer: Bool
  ) -> [Effect] {
    if let presenter = abandoned.removeValue(forKey: question) {
      // Nothing accesses the file any more.
      return hasReacquirer
        ? [.tell(presenter, .reacquire(question: question))] : []
    }
    guard let index = entries.firstIndex(where: { $0.pending[question] != nil }),
      let asked = entries[index].pending.removeValue(forKey: question)
    else { return [] }
    let isToWriter = asked.call == .relinquishToWriter
    if isToWriter || asked.call == .relinquishToReader {
      entries[index].relinquished[question] = Relinquished(
        presenter: asked.presenter, isToWriter: isToWriter, hasReacquirer: hasReacquirer)
    }
    guard let error else { return [] }
    let entry = entries[index]
    return [.refuse(entry.key, error)] + close(entry)
  }

  private mutating func present(_ presenter: Presenter) {
    if let index = presenters.firstIndex(where: { $0.key == presenter.key }) {
      presenters[index] = presenter
    } else {
      presenters.append(presenter)
    }
  }

  /// Stops waiting for the answers of presenters that are gone.
  private mutating func forgetPresenter(where isGone: (Key) -> Bool) -> [Effect] {
    for index in entries.indices {
      entries[index].pending = entries[index].pending.filter { !isGone($0.value.presenter) }
      entries[index].relinquished = entries[index].relinquished.filter {
        !isGone($0.value.presenter)
      }
    }
    abandoned = abandoned.filter { !isGone($0.value) }
    return []
  }
}

extension ErrorDescription {
  /// NSUserCancelledError.
  package static let userCancelled = ErrorDescription(
    domain: "NSCocoaErrorDomain", code: 3072, message: "The operation was cancelled.")
}
