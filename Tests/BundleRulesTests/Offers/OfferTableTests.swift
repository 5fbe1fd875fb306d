import ActivationRules
import BundleRules
import Testing

/// Which shares extensions are offered for.
@Suite struct OfferTableTests {
  @Test func theSampleIsOfferedForLinksAndText() {
    let sample = Sample()
    #expect(
      OfferTable(for: sample.share, in: sample.app)?.offered == [
        "one link", "the page that is open in Safari", "some text", "a link together with text",
        "a text file", "a contact",
      ])
  }

  @Test func everyShareHasALineWithItsReason() throws {
    let sample = Sample()
    let table = try #require(OfferTable(for: sample.share))
    #expect(table.rows.map { $0.share } == EverydayShare.all)
    #expect(table.rows.allSatisfy { !$0.verdict.reason.isEmpty })
  }

  @Test func aTypeThatTheAppDeclaresCounts() throws {
    var sample = Sample()
    sample.rule = RuleCase.matching("com.example.readable")
    let without = try #require(OfferTable(for: sample.share, in: sample.app))
    #expect(without.offered == [])
    // Declaring that a type conforms to PDF doesn't make PDF files count as that type…
    sample.app["UTExportedTypeDeclarations"] = [
      ["UTTypeIdentifier": "com.example.readable", "UTTypeConformsTo": ["com.adobe.pdf"]]
    ]
    #expect(OfferTable(for: sample.share, in: sample.app)?.offered == [])
    // … while a rule for PDF is met by PDF files.
    sample.rule = RuleCase.matching("com.adobe.pdf")
    #expect(
      OfferTable(for: sample.share, in: sample.app)?.offered == ["a PDF file", "two PDF files"])
  }

  @Test func whatTheShareSheetDoesNotKnowHasNoTable() {
    var sample = Sample()
    #expect(OfferTable(for: sample.app) == nil)
    sample.extend("com.apple.keyboard-service")
    #expect(OfferTable(for: sample.share, in: sample.app) == nil)
    sample.extend("com.example.unknown")
    #expect(OfferTable(for: sample.share, in: sample.app) == nil)
  }

  @Test func withoutARuleNothingIsOffered() {
    var sample = Sample()
    sample.share["NSExtension", "NSExtensionAttributes"] = nil
    #expect(OfferTable(for: sample.share)?.offered == [])
  }
}
