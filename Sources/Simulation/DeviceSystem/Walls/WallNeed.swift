/// A wall between processes that the machine's kernel can't build.
package struct WallNeed: Hashable, Sendable {
  /// The wall's name: "the wall between containers (Landlock)".
  package let what: String
  /// What programs can do because it is missing.
  package let consequence: String

  /// What this machine's kernel lacks.
  package static var missing: [WallNeed] { missing(in: Wall.version) }

  /// Returns what a kernel lacks whose walls have this version; 0 when it has no usable ones.
  package static func missing(in version: Int) -> [WallNeed] {
    switch version {
    case 6...: []
    case 4...: [signals]
    case 3: [network, signals]
    case 2: [truncation, network, signals]
    default:
      [
        WallNeed(what: WallWords.containers, consequence: WallWords.containersMissing)
      ]
    }
  }

  private static let truncation = WallNeed(
    what: WallWords.truncation, consequence: WallWords.truncationMissing)

  private static let network = WallNeed(
    what: WallWords.network, consequence: WallWords.networkMissing)

  private static let signals = WallNeed(
    what: WallWords.signals, consequence: WallWords.signalsMissing)
}
