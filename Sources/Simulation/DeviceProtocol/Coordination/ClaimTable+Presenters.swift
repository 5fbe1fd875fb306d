extension ClaimTable {
  /// Returns what presenters are asked before a claim is granted, round by round (documented).
  func questions(for entry: Entry) -> [[Asked]] {
    var letGo: [Asked] = []
    var prepare: [Asked] = []
    for access in entry.claim.accesses {
      for presenter in concerned(by: access, of: entry) {
        letGo.append(
          Asked(
            presenter: presenter.key,
            call: access.isWriting ? .relinquishToWriter : .relinquishToReader))
        if access.kind == .reading || access.kind == .merging {
          prepare.append(Asked(presenter: presenter.key, call: .saveChanges))
        }
      }
      guard access.isRemoving else { continue }
      prepare += others(of: entry).compactMap { presenter in
        guard let path = presenter.path else { return nil }
        if path == access.path || path.isPath(inside: access.path) {
          return Asked(presenter: presenter.key, call: .accommodateDeletion)
        }
        return access.packages.contains(path)
          ? Asked(
            presenter: presenter.key, call: .accommodateSubitemDeletion(path: access.path)) : nil
      }
    }
    let rounds = [letGo.filter { !hasLetGo($0, for: entry) }, prepare]
    return rounds.map(unique).filter { !$0.isEmpty }
  }

  /// Returns what presenters are told at the end of a claim.
  func news(of entry: Entry, _ changes: [FileChange]) -> [Effect] {
    let written = entry.claim.accesses.filter(\.isWriting)
    return zip(written, changes).flatMap { access, change in
      // Presenters already know about moves.
      guard change != .nothing, !entry.moved.contains(access.path) else { return [Effect]() }
      return others(of: entry).compactMap { presenter -> Effect? in
        call(for: presenter, access, change).map { .tell(presenter.key, $0) }
      }
    }
  }

  private func call(
    for presenter: Presenter, _ access: FileAccess, _ change: FileChange
  ) -> PresenterCall? {
    guard let path = presenter.path else { return nil }
    if path == access.path {
      // It was told about its own deletion before.
      return change == .disappeared && access.isRemoving ? nil : .didChange
    }
    if access.packages.contains(path) { return .didChange }
    guard access.path.isPath(inside: path) else { return nil }
    return change == .appeared
      ? .subitemDidAppear(path: access.path) : .subitemDidChange(path: access.path)
  }

  /// Handles a move: presenters of the item are told, and claims that wait for it get its new
  /// place.
  mutating func move(_ key: Key, from old: String, to new: String) -> [Effect] {
    guard old != new, let mover = entries.firstIndex(where: { $0.key == key }) else { return [] }
    entries[mover].moved.formUnion([old, new])
    for index in entries.indices where index != mover && entries[index].state != .granted {
      for place in entries[index].claim.accesses.indices
      where entries[index].claim.accesses[place].kind != .replacing {
        let path = entries[index].claim.accesses[place].path
        entries[index].claim.accesses[place].path = path.moved(from: old, to: new)
      }
    }
    let told = others(of: entries[mover])
    for index in presenters.indices {
      presenters[index].path = presenters[index].path?.moved(from: old, to: new)
    }
    return told.compactMap { presenter -> Effect? in
      guard let path = presenter.path else { return nil }
      if path == old || path.isPath(inside: old) {
        return .tell(presenter.key, .didMove(path: path.moved(from: old, to: new)))
      }
      guard old.isPath(inside: path) || new.isPath(inside: path) else { return nil }
      return .tell(presenter.key, .subitemDidMove(from: old, to: new))
    }
  }

  /// Returns the presenters of the accessed items.
  private func concerned(by access: FileAccess, of entry: Entry) -> [Presenter] {
    others(of: entry).filter { presenter in
      guard let path = presenter.path else { return false }
      return path == access.path || access.packages.contains(path)
        || (access.isOfContents || entry.claim.isBatch) && path.isPath(inside: access.path)
    }
  }

  /// Returns all presenters except the one on whose behalf the claim is made.
  private func others(of entry: Entry) -> [Presenter] {
    let own = entry.claim.presenter.map { Key(process: entry.key.process, number: $0) }
    return presenters.filter { $0.key != own }
  }

  /// Whether a presenter has let go for a claim with the same purpose that isn't over yet.
  private func hasLetGo(_ asked: Asked, for entry: Entry) -> Bool {
    entries.contains { other in
      other.key != entry.key && other.claim.purpose == entry.claim.purpose
        && other.relinquished.values.contains {
          $0.presenter == asked.presenter
            && ($0.isToWriter || asked.call == .relinquishToReader)
        }
    }
  }

  private func unique(_ round: [Asked]) -> [Asked] {
    var seen: Set<Asked> = []
    return round.filter { seen.insert($0).inserted }
  }
}
