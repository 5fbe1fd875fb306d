import TestSupport
import Testing

/// Docs/opening.md, which is generated from the table.
@Suite struct OpeningPageTests {
  @Test func thePageSaysWhatTheTableHolds() {
    Golden(in: "../../Docs").expect(OpeningPage.text, in: "opening.md")
  }
}
