extension ClaimTable {
  /// Returns the claims for which another has to wait: those that came before it and are in its
  /// way.
  func blockers(of entry: Entry) -> [Entry] {
    let earlier = entries.prefix { $0.key != entry.key }
    let excused = excused(for: entry)
    return earlier.filter { other in
      guard other.claim.conflicts(with: entry.claim), !excused.contains(other.key) else {
        return false
      }
      // A claim that waits for one for which this one needn't wait would wait for this one in turn.
      return other.state != .waiting
        || !entries.contains {
          excused.contains($0.key) && $0.claim.conflicts(with: other.claim)
        }
    }
  }

  /// Whether a claim that was let through in the meantime has to finish first.
  func isHeldUp(_ entry: Entry) -> Bool { !holders(against: entry).isEmpty }

  /// Returns the claims that have access to what another one wants.
  func holders(against entry: Entry) -> [Entry] {
    entries.filter {
      $0.state == .granted && $0.key != entry.key && $0.claim.conflicts(with: entry.claim)
    }
  }

  /// Returns the claims that make all others wait, but not this one.
  ///
  /// They are those with its purpose, and those for which its own presenter is asked to save
  /// (documented).
  private func excused(for entry: Entry) -> Set<Key> {
    let presenter = entry.claim.presenter.map { Key(process: entry.key.process, number: $0) }
    return Set(
      entries.filter { other in
        guard other.key != entry.key, other.state != .waiting else { return false }
        if other.claim.purpose == entry.claim.purpose { return true }
        return other.state == .asking
          && other.pending.values.contains { $0.presenter == presenter }
      }.map(\.key))
  }
}

// MARK: - What the log tells

extension ClaimTable {
  /// A claim that hasn't been granted, and the reason.
  package struct Delay: Hashable {
    package var key: Key
    package var accesses: [FileAccess]
    package var reasons: [Reason]
  }

  /// What a claim waits for.
  package enum Reason: Hashable {
    /// Another claim, which has access or will get it first.
    case claim(Key, isGranted: Bool, path: String, isWriting: Bool)
    /// A presenter that was asked.
    case presenter(Key, path: String?)
  }

  /// The claims that wait.
  package var delays: [Delay] {
    entries.filter { $0.state != .granted }.map {
      Delay(key: $0.key, accesses: $0.claim.accesses, reasons: reasons(of: $0))
    }
  }

  private func reasons(of entry: Entry) -> [Reason] {
    let others = entry.state == .waiting ? blockers(of: entry) : holders(against: entry)
    let claims = others.compactMap { other -> Reason? in
      let access = other.claim.accesses.first { access in
        entry.claim.accesses.contains(where: access.conflicts)
      }
      return access.map {
        .claim(
          other.key, isGranted: other.state == .granted, path: $0.path, isWriting: $0.isWriting)
      }
    }
    let asked = entry.pending.sorted { $0.key < $1.key }.map { _, asked in
      Reason.presenter(asked.presenter, path: path(ofPresenter: asked.presenter))
    }
    return claims + asked
  }
}
