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
        WallNeed(
          what: "the wall between containers (Landlock)",
          consequence: "apps and extensions can reach each other's files, and yours; "
            + "Linux has it from 5.19 on")
      ]
    }
  }

  private static let truncation = WallNeed(
    what: "the wall against cutting files (Landlock)",
    consequence: "apps and extensions can empty each other's files; Linux has it from 6.2 on")

  private static let network = WallNeed(
    what: "the wall around the network (Landlock)",
    consequence: "a keyboard without full access, and a message filter, can use the network; "
      + "Linux has it from 6.7 on")

  private static let signals = WallNeed(
    what: "the wall against signals (Landlock)",
    consequence: "apps and extensions can kill each other; Linux has it from 6.12 on")
}
