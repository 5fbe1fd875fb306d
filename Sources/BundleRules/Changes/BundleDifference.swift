import ActivationRules
import Findings

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
      changes.append(
        change(
          .identifierChanged,
          "the bundle identifier was \(quoted(before)) and is \(quoted(now)): to "
            + "the system this is another bundle, without the old one's data and switches"))
    }
    if let before = old.displayName, let now = new.displayName, before != now {
      changes.append(
        change(
          .nameChanged,
          "the name was \(quoted(before)) and is \(quoted(now))"))
    }
    let points = (old.extensionPointIdentifier, new.extensionPointIdentifier)
    if old.kind == .appExtension, points.0 != points.1 {
      changes.append(
        change(
          .pointChanged,
          "it extended \(Self.words(old)) and extends \(Self.words(new))"))
    }
    return changes
  }

  private static func words(_ bundle: BundleContents) -> String {
    bundle.extensionPoint.map { $0.name }
      ?? bundle.extensionPointIdentifier.map { quoted($0) } ?? "nothing"
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
            "it isn't offered any more for \(new.share.name): \(new.verdict.reason)"))
      case (false, true):
        won.append(
          change(
            .newlyOffered, "it is offered for \(new.share.name) now: \(new.verdict.reason)"))
      default: break
      }
    }
    return lost + won
  }

  /// The application groups.
  private var groups: [BundleChange] {
    guard let before = AppGroups(old)?.names, let now = AppGroups(new)?.names else { return [] }
    return before.filter { !now.contains($0) }.map {
      change(
        .groupLost,
        "it isn't in the group \(quoted($0)) any more: what was kept there is out of its "
          + "reach")
    }
      + now.filter { !before.contains($0) }.map {
        change(.groupAdded, "it is in the group \(quoted($0)) now")
      }
  }

  /// The URL schemes.
  private var schemes: [BundleChange] {
    let before = URLSchemes.names(in: old.info)
    let now = URLSchemes.names(in: new.info)
    let (known, left) = (Set(before), Set(now))
    return before.filter { !left.contains($0) }.map {
      change(
        .schemeLost, "links that begin with \(quoted($0 + ":")) don't open it any more")
    }
      + now.filter { !known.contains($0) }.map {
        change(.schemeAdded, "links that begin with \(quoted($0 + ":")) open it now")
      }
  }

  /// The minimum system version.
  private var minimum: [BundleChange] {
    guard let before = old.minimumSystem, let now = new.minimumSystem,
      before.version != now.version
    else { return [] }
    let isRaised = before.version < now.version
    return [
      change(
        isRaised ? .minimumRaised : .minimumLowered,
        "the lowest version of the system was \(before.text) and is \(now.text)"
          + (isRaised ? ": older devices don't get it" : ""))
    ]
  }

  private func change(_ kind: BundleChange.Kind, _ text: String) -> BundleChange {
    BundleChange(kind, new.path, text)
  }
}
