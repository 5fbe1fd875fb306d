import ActivationRules
import BundleRules

extension Inspection {
  /// The one JSON document of `tutor inspect --json`.
  var document: Document { Document(self) }

  /// The document's form.
  struct Document: Encodable {
    let version = 1
    var extensions: [Entry]
    var findings: [InspectedFinding]

    init(_ inspection: Inspection) {
      extensions = inspection.extensions.map(Entry.init)
      findings = inspection.findings
    }
  }

  /// One extension in the document.
  struct Entry: Encodable {
    var path: String
    var name: String
    var point: String?
    var pointName: String?
    var rule: String
    /// What people share every day; empty where no rule is asked.
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
