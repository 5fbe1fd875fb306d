import ActivationRules
import AppBundles
import BundleRules

extension Inspection {
  /// The JSON document of `tutor inspect --json`.
  var document: Document { Document(self) }

  /// The document's structure.
  struct Document: Encodable {
    let version = 1
    var extensions: [Entry]
    var findings: [InspectedFinding]
    /// Projects that weren't read because they are examples or third-party code.
    var notRead: [String]

    init(_ inspection: Inspection) {
      extensions = inspection.extensions.map(Entry.init)
      findings = inspection.findings
      notRead = inspection.reading.passedOver
    }
  }

  /// One extension in the document.
  struct Entry: Encodable {
    var path: String
    var name: String
    /// The apps that embed it.
    var apps: [String]
    /// The target's name, or the path again.
    var target: String
    var bundleIdentifier: String?
    /// The product type of the target: `com.apple.product-type.app-extension`.
    var product: String?
    var point: String?
    var pointName: String?
    var rule: String
    /// Things that people share every day; empty if no rule is consulted.
    var offers: [Offer]
    var findings: [InspectedFinding]

    struct Offer: Encodable {
      var share: String
      var offered: Bool
      var reason: String
    }

    init(_ part: InspectedExtension) {
      path = part.path
      name = part.name
      apps = part.apps
      target = part.path
      bundleIdentifier = part.bundleIdentifier
      product = part.product
      point = part.identifier
      pointName = part.point?.name
      rule = part.ruleForm
      offers = part.offers.map {
        Offer(share: $0.share.name, offered: $0.verdict.activates, reason: $0.verdict.reason)
      }
      findings = part.findings
    }
  }
}
