import ActivationRules
import BundleRules
import Findings

/// The documentation page that lists the rules and the extension points.
enum RulesPage {
  /// The whole page.
  static var text: String {
    ([introduction] + BundleRule.groups.map(section) + [points]).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Rules for bundles

    What `tutor inspect` checks in an app and its extensions, and what a lesson's `App Store` command
    refuses. This page is made from the rules in `Sources/BundleRules`: a test fails when it is out of
    date, and `TUTOR_RECORD=1 ./tutor self-test --filter BundleRulesTests` rewrites it.

    An **error** means that the App Store or the device refuses the bundle, or that the extension
    can't work. A **warning** means that this is likely not what was meant. A **note** is worth
    knowing. A rule may find milder things than its severity here says.

    Each rule says how well founded it is. **Documented**: Apple says so in public. **Observed**:
    developers have met it, and say where. **Undocumented**: reported by some, or inferred; it may
    change, and no error rests on it alone.

    A rule stays silent about what isn't known. A single Info.plist says nothing about the files next
    to it, the app around it, or a build setting such as `$(PRODUCT_NAME)` in it.
    """

  /// The rules of one group.
  private static func section(_ group: BundleRule.Group) -> String {
    let rules = group.rules.map { rule in
      """
      ### `\(rule.code)`

      \(rule.severity.rawValue.capitalizedFirst), \(rule.basis.rawValue).
      \(rule.summary.capitalizedFirst).

      Source: \(rule.source).
      """
    }
    return "## \(group.title)\n\n" + rules.joined(separator: "\n\n")
  }

  /// The table of extension points.
  private static var points: String {
    """
    ## The extension points

    The value of `NSExtensionPointIdentifier`, or of `EXExtensionPointIdentifier` for ExtensionKit.
    Apple publishes those with a star, in the Information Property List Key Reference or in the
    reference for their framework; the others are what Xcode's templates and published extensions
    write.

    The versions are documented: Apple's reference, or the header in an SDK, gives them for the type
    that the extension starts with, for its framework, or for the kind of extension (App Extension
    Programming Guide). Those with a tilde are observed: extensions of the kind run there, and no
    reference gives the version. A question mark means that the version isn't known. Systems that
    aren't named may have the point too. Rules report versions only as notes.

    | identifier | extensions | since | starts with | remarks |
    |---|---|---|---|---|
    \(ExtensionPoint.all.map(row).joined(separator: "\n"))

    ## Their keys

    What belongs in `NSExtension` and `NSExtensionAttributes` besides the keys that every extension
    has. An extension doesn't work without those in bold.

    | extensions | in `NSExtension` | in `NSExtensionAttributes` |
    |---|---|---|
    \(ExtensionPoint.all.compactMap(keyRow).joined(separator: "\n"))
    """
  }

  private static func row(_ point: ExtensionPoint) -> String {
    let systems = point.platforms.map { system in
      let since = system.since.map { system.isDocumented ? $0 : "~\($0)" } ?? "?"
      return "\(system.platform.rawValue) \(since)"
    }
    var remarks: [String] = []
    if point.consultsActivationRule { remarks.append("chosen by an activation rule") }
    switch point.home {
    case .foundation: break
    case .extensionKit: remarks.append("ExtensionKit")
    case .either: remarks.append("ExtensionKit or not")
    }
    if point.interface != .none {
      remarks.append(point.interface == .always ? "has an interface" : "may have an interface")
    }
    if let retirement = point.retirement { remarks.append(retirement.note) }
    return "| `\(point.identifier)`\(point.isDocumented ? " *" : "") | \(point.name) | "
      + "\(systems.joined(separator: ", ")) | `\(point.principal.typeName)` | "
      + "\(remarks.joined(separator: "; ")) |"
  }

  private static func keyRow(_ point: ExtensionPoint) -> String? {
    if point.keys.isEmpty, point.attributes.isEmpty { return nil }
    let lists = [point.keys, point.attributes].map { keys in
      keys.map { point.required.contains($0) ? "**`\($0)`**" : "`\($0)`" }.joined(separator: ", ")
    }
    return "| \(point.name) | \(lists[0]) | \(lists[1]) |"
  }
}

extension String {
  /// The text at the beginning of a sentence; a key or an identifier stays as it is.
  fileprivate var capitalizedFirst: String {
    let second = dropFirst().first ?? " "
    let isKey = prefix { $0 != " " }.dropFirst().contains { $0.isUppercase }
    return isKey || second.isUppercase ? self : prefix(1).uppercased() + dropFirst()
  }
}
