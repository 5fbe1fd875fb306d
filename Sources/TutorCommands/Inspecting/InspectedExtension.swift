import ActivationRules
import AppBundles
import BundleRules

/// An extension as `tutor inspect` shows it.
struct InspectedExtension {
  /// Its path, as the user knows it.
  var path: String
  /// The name that people see: its display name, or else its folder's or target's name.
  var name: String
  /// The apps that embed it; empty if none are known.
  var apps: [String]
  /// Its bundle identifier, as far as it is known.
  var bundleIdentifier: String?
  /// The product type of the target, as in the project; `nil` if it isn't from a project.
  var product: String?
  /// Whether all of its Info.plist could be read.
  var isInfoComplete: Bool
  /// The identifier of its extension point; `nil` if the property list names none.
  var identifier: String?
  /// The extension point, if it is a known one.
  var point: ExtensionPoint?
  /// When the share sheet offers it.
  var rule: ActivationRule
  /// Things that people share every day, with the verdict on each; empty if no rule is consulted.
  var offers: [OfferTable.Row]
  /// The findings about it.
  var findings: [InspectedFinding]

  init(_ bundle: ReadBundle, in app: ReadBundle, findings: [InspectedFinding]) {
    let contents = bundle.contents
    path = contents.path
    name = contents.displayName ?? contents.path
    apps = app.contents.kind == .application ? [app.contents.path] : []
    bundleIdentifier = contents.identifier
    product = contents.build?.productType
    isInfoComplete = contents.isInfoComplete
    identifier = contents.extensionPointIdentifier
    point = contents.extensionPoint
    rule = contents.activationRule
    self.findings = findings
    offers = OfferTable(for: contents, in: app.contents)?.rows ?? []
  }

  /// Whether another one is the same target, with the same things to report.
  func isTheSame(as other: InspectedExtension) -> Bool {
    path == other.path && name == other.name && bundleIdentifier == other.bundleIdentifier
      && identifier == other.identifier && rule == other.rule && offers == other.offers
  }

  /// Adds the apps of an identical extension, and its findings there.
  mutating func join(_ other: InspectedExtension) {
    apps += other.apps.filter { !apps.contains($0) }
    for finding in other.findings {
      if let index = findings.firstIndex(where: { $0.saysTheSame(as: finding) }) {
        findings[index].join(finding.apps)
      } else {
        findings.append(finding)
      }
    }
  }

  /// Why the rule can't be evaluated at all, if so: the reason is the same whatever is shared.
  var obstacle: String? { rule.canBeRead ? nil : offers.first?.verdict.reason }

  /// The form of the rule, as named in the JSON document.
  var ruleForm: String {
    switch rule {
    case .none: "none"
    case .dictionary: "dictionary"
    case .predicate(let text): Self.isTrue(text) ? "true" : "predicate"
    case .invalid: "invalid"
    }
  }

  /// Whether a predicate is just TRUEPREDICATE.
  private static func isTrue(_ text: String) -> Bool {
    text.filter { !$0.isWhitespace }.uppercased() == "TRUEPREDICATE"
  }
}
