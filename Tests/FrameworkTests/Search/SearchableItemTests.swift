import Foundation
import SimulatedCoreSpotlight
import SimulatedUniformTypeIdentifiers
import TestSupport
import Testing

/// The attributes of searchable items, and who reindexes them.
struct SearchableItemTests {
  @Test(
    .shows(
      "CSSearchableItemAttributeSet.init(contentType:)",
      "CSSearchableItemAttributeSet.contentType"))
  func aSetHasTheIdentifierOfItsType() {
    let attributes = CSSearchableItemAttributeSet(contentType: .plainText)
    #expect(attributes.contentType == "public.plain-text")
    attributes.contentType = "public.url"
    #expect(attributes.contentType == "public.url")
    #expect(attributes.title == nil && attributes.keywords == nil)
  }

  @Test(.shows("CSIndexExtensionRequestHandler.init()"))
  func aHandlerThatOverridesNothingIsDoneAtOnce() {
    let handler = CSIndexExtensionRequestHandler()
    var calls: [String] = []
    handler.searchableIndex(
      .default(), reindexAllSearchableItemsWithAcknowledgementHandler: { calls.append("all") })
    handler.searchableIndex(
      .default(), reindexSearchableItemsWithIdentifiers: ["1"],
      acknowledgementHandler: { calls.append("one") })
    #expect(calls == ["all", "one"])
  }
}
