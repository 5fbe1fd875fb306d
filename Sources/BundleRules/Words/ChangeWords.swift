import Findings

/// What is said of the differences between two versions of a bundle.
enum ChangeWords {
  static func removed(_ bundle: BundleContents) -> String {
    "the extension \(title(of: bundle)) is gone"
  }
  static func added(_ bundle: BundleContents) -> String {
    "the extension \(title(of: bundle)) is new"
  }

  static func identifier(_ before: String, now: String) -> String {
    "the bundle identifier was \(quoted(before)) and is now \(quoted(now)): to the system this is "
      + "a different bundle, without the old one's data and settings"
  }
  static func name(_ before: String, now: String) -> String {
    "the name was \(quoted(before)) and is now \(quoted(now))"
  }
  static func point(_ before: BundleContents, now: BundleContents) -> String {
    "it extended \(point(of: before)) and now extends \(point(of: now))"
  }

  static func notOffered(for share: EverydayShare, because reason: String) -> String {
    "it is no longer offered for \(share.name): \(reason)"
  }
  static func offered(for share: EverydayShare, because reason: String) -> String {
    "it is now offered for \(share.name): \(reason)"
  }

  static func groupLost(_ name: String) -> String {
    "it is no longer in the group \(quoted(name)): what was stored there is out of its reach"
  }
  static func groupAdded(_ name: String) -> String { "it is now in the group \(quoted(name))" }

  static func schemeLost(_ name: String) -> String {
    "links that begin with \(quoted(name + ":")) no longer open it"
  }
  static func schemeAdded(_ name: String) -> String {
    "links that begin with \(quoted(name + ":")) now open it"
  }

  static func minimumRaised(_ before: String, now: String) -> String {
    "\(minimumLowered(before, now: now)): older devices don't get it"
  }
  static func minimumLowered(_ before: String, now: String) -> String {
    "the lowest version of the system was \(before) and is now \(now)"
  }

  static func new(_ finding: BundleFinding) -> String {
    "new \(finding.severity.rawValue): \(finding.message)"
  }
  static func gone(_ finding: BundleFinding) -> String {
    "this \(finding.severity.rawValue) is gone: \(finding.message)"
  }
}

extension ChangeWords {
  /// An extension: its name if it is known, and what it extends.
  private static func title(of bundle: BundleContents) -> String {
    let name = quoted(bundle.displayName ?? bundle.lastPathPart)
    let point = bundle.extensionPoint?.name ?? bundle.extensionPointIdentifier
    return point.map { "\(name) (\($0))" } ?? name
  }

  /// What an extension extends.
  private static func point(of bundle: BundleContents) -> String {
    bundle.extensionPoint.map { $0.name }
      ?? bundle.extensionPointIdentifier.map { quoted($0) } ?? "nothing"
  }
}
