import ActivationRules
import AppBundles
import BundleRules

/// An extension, as `tutor inspect` shows it.
struct InspectedExtension {
  /// Where it is, as the user knows it.
  var path: String
  /// What people see: its display name, or else its folder's or target's name.
  var name: String
  /// The identifier of its extension point; `nil` where the property list names none.
  var identifier: String?
  /// The extension point, where it is a known one.
  var point: ExtensionPoint?
  /// When the share sheet offers it.
  var rule: ActivationRule
  /// What people share every day, with the verdict on each; empty where no rule is asked.
  var offers: [OfferTable.Row]
  /// What there is to say about it.
  var findings: [InspectedFinding]

  init(_ bundle: ReadBundle, in app: ReadBundle, findings: [InspectedFinding]) {
    let contents = bundle.contents
    path = contents.path
    name = contents.displayName ?? contents.path
    identifier = contents.extensionPointIdentifier
    point = contents.extensionPoint
    rule = contents.activationRule
    self.findings = findings
    offers = OfferTable(for: contents, in: app.contents)?.rows ?? []
  }

  /// Why the rule can't be asked at all, where that is so: the reason is the same whatever is shared.
  var obstacle: String? { rule.canBeRead ? nil : offers.first?.verdict.reason }

  /// The form of the rule, as the JSON document names it.
  var ruleForm: String {
    switch rule {
    case .none: "none"
    case .dictionary: "dictionary"
    case .predicate(let text): Self.isTrue(text) ? "true" : "predicate"
    case .invalid: "invalid"
    }
  }

  /// Whether a predicate is nothing but TRUEPREDICATE.
  private static func isTrue(_ text: String) -> Bool {
    text.filter { !$0.isWhitespace }.uppercased() == "TRUEPREDICATE"
  }
}
