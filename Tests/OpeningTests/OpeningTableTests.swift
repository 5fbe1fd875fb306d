import DeviceProtocol
import DeviceSystem
import Testing

/// How the device decides when an extension wants a URL opened.
@Suite struct OpeningTableTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var technique: OpenTechnique
    var point = "com.apple.share-services"
    var versions: ClosedRange<Int>
    var verdict: OpeningCell.Verdict
    var confidence: OpeningCell.Confidence

    var testDescription: String { "\(technique) in \(point) on \(versions)" }
  }

  static let cases = [
    Case(
      technique: .extensionContext, versions: 9...26, verdict: .refused, confidence: .documented),
    Case(
      technique: .extensionContext, point: "com.apple.ui-services", versions: 9...26,
      verdict: .refused, confidence: .documented),
    Case(
      technique: .extensionContext, point: "com.apple.widget-extension", versions: 9...17,
      verdict: .granted, confidence: .documented),
    Case(
      technique: .extensionContext, point: "com.apple.widget-extension", versions: 18...26,
      verdict: .refused, confidence: .documented),
    Case(
      technique: .extensionContext, point: "com.apple.message-payload-provider",
      versions: 10...26, verdict: .ownAppOnly, confidence: .documented),
    Case(
      technique: .extensionContext, point: "com.apple.keyboard-service", versions: 9...25,
      verdict: .refused, confidence: .documented),
    Case(
      technique: .extensionContext, point: "com.apple.keyboard-service", versions: 26...26,
      verdict: .unknown, confidence: .observed),
    Case(
      technique: .openURLSelector, versions: 9...17, verdict: .granted, confidence: .observed),
    Case(
      technique: .openURLSelector, versions: 18...26, verdict: .refused, confidence: .observed),
    Case(technique: .application, versions: 9...9, verdict: .refused, confidence: .documented),
    Case(technique: .application, versions: 10...17, verdict: .granted, confidence: .observed),
    Case(technique: .application, versions: 18...26, verdict: .unknown, confidence: .observed),
    Case(technique: .performedOpen, versions: 9...9, verdict: .crashes, confidence: .documented),
    Case(technique: .performedOpen, versions: 10...26, verdict: .crashes, confidence: .observed),
    Case(technique: .webView, versions: 9...9, verdict: .granted, confidence: .folklore),
    Case(technique: .webView, versions: 10...26, verdict: .unknown, confidence: .folklore),
  ]

  @Test(arguments: cases)
  func theTableSaysWhatIsReported(_ test: Case) throws {
    for version in test.versions {
      let cell = try #require(
        OpeningTable.cell(test.technique, point: test.point, version: version))
      #expect(cell.verdict == test.verdict, "on iOS \(version)")
      #expect(cell.confidence == test.confidence, "on iOS \(version)")
    }
  }

  @Test(arguments: OpenTechnique.allCases)
  func everyWayHasACellOnEveryVersion(_ technique: OpenTechnique) {
    for version in 9...26 {
      for point in [nil, "com.apple.share-services", "com.apple.widget-extension"] {
        #expect(OpeningTable.cell(technique, point: point, version: version) != nil)
      }
    }
    #expect(OpeningTable.ways.contains { $0.technique == technique })
  }

  @Test func everyCellSaysWhoSaysSo() {
    for cell in OpeningTable.cells {
      #expect(!cell.source.isEmpty)
      #expect(cell.words.isEmpty == (cell.verdict == .granted), "\(cell)")
    }
  }

  @Test func theReasonNamesWhatItRestsOn() {
    let reasons = [
      (OpenTechnique.extensionContext, 26), (.openURLSelector, 18), (.application, 26),
    ]
    .map { OpeningTable.cell($0.0, point: "com.apple.share-services", version: $0.1)?.reason }
    #expect(
      reasons == [
        "this extension point doesn't let extensions open URLs (documented)",
        "since iOS 18 'openURL:' is answered with false (observed)",
        "reports contradict each other since iOS 18; nothing is opened here (unknown)",
      ])
  }
}
