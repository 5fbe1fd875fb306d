import ActivationRules

/// The difference between two versions of one bundle, without the bundles in it.
struct BundleDifference {
  let old: BundleContents
  let new: BundleContents

  init(_ old: BundleContents, _ new: BundleContents) {
    self.old = old
    self.new = new
  }

  /// Returns all changes, in the order of their kinds.
  func changes(oldApp: BundleContents?, newApp: BundleContents?) -> [BundleChange] {
    identity + offers(oldApp, newApp) + groups + schemes + minimum
  }
}

extension BundleDifference {
  /// The bundle's identifier, its name and its extension point.
  private var identity: [BundleChange] {
    var changes: [BundleChange] = []
    if let before = old.identifier, let now = new.identifier, before != now {
      changes.append(change(.identifierChanged, ChangeWords.identifier(before, now: now)))
    }
    if let before = old.displayName, let now = new.displayName, before != now {
      changes.append(change(.nameChanged, ChangeWords.name(before, now: now)))
    }
    let points = (old.extensionPointIdentifier, new.extensionPointIdentifier)
    if old.kind == .appExtension, points.0 != points.1 {
      changes.append(change(.pointChanged, ChangeWords.point(old, now: new)))
    }
    return changes
  }

  /// The everyday shares for which the extension is or was offered.
  private func offers(_ oldApp: BundleContents?, _ newApp: BundleContents?) -> [BundleChange] {
    let before = OfferTable(for: old, in: oldApp)?.rows ?? []
    let now = OfferTable(for: new, in: newApp)?.rows ?? []
    guard !before.isEmpty, !now.isEmpty else { return [] }
    var lost: [BundleChange] = []
    var won: [BundleChange] = []
    for (old, new) in zip(before, now) {
      if old.verdict.decision == .undecided || new.verdict.decision == .undecided { continue }
      switch (old.verdict.activates, new.verdict.activates) {
      case (true, false):
        lost.append(
          change(
            .noLongerOffered,
            ChangeWords.notOffered(for: new.share, because: new.verdict.reason)))
      case (false, true):
        won.append(
          change(
            .newlyOffered, ChangeWords.offered(for: new.share, because: new.verdict.reason)))
      default: break
      }
    }
    return lost + won
  }

  /// The application groups.
  private var groups: [BundleChange] {
    guard let before = AppGroups(old)?.names, let now = AppGroups(new)?.names else { return [] }
    return before.filter { !now.contains($0) }.map {
      change(.groupLost, ChangeWords.groupLost($0))
    }
      + now.filter { !before.contains($0) }.map {
        change(.groupAdded, ChangeWords.groupAdded($0))
      }
  }

  /// The URL schemes.
  private var schemes: [BundleChange] {
    let before = URLSchemes.names(in: old.info)
    let now = URLSchemes.names(in: new.info)
    let (known, left) = (Set(before), Set(now))
    return before.filter { !left.contains($0) }.map {
      change(.schemeLost, ChangeWords.schemeLost($0))
    }
      + now.filter { !known.contains($0) }.map {
        change(.schemeAdded, ChangeWords.schemeAdded($0))
      }
  }

  /// The minimum system version.
  private var minimum: [BundleChange] {
    guard let before = old.minimumSystem, let now = new.minimumSystem,
      before.version != now.version
    else { return [] }
    return [
      before.version < now.version
        ? change(.minimumRaised, ChangeWords.minimumRaised(before.text, now: now.text))
        : change(.minimumLowered, ChangeWords.minimumLowered(before.text, now: now.text))
    ]
  }

  private func change(_ kind: BundleChange.Kind, _ text: String) -> BundleChange {
    BundleChange(kind, new.path, text)
  }
}
