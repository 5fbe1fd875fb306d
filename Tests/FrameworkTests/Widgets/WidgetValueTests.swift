import SimulatedWidgetKit
import TestSupport
import Testing

/// The values of WidgetKit.
@Suite struct WidgetValueTests {
  @Test(
    .shows("TimelineEntryRelevance", "TimelineEntryRelevance.init(score:duration:)"),
    .shows("TimelineEntryRelevance.score", "TimelineEntryRelevance.duration"))
  func aRelevanceKeepsItsValues() {
    var relevance = TimelineEntryRelevance(score: 2, duration: 60)
    #expect(relevance.score == 2 && relevance.duration == 60)
    (relevance.score, relevance.duration) = (3, 0)
    #expect(relevance == TimelineEntryRelevance(score: 3))
  }

  @Test(
    .shows("WidgetFamily.systemSmall", "WidgetFamily.systemExtraLarge", "WidgetFamily.description"),
    .shows("WidgetFamily.accessoryCircular", "WidgetFamily.accessoryRectangular"),
    .shows("WidgetFamily.accessoryInline"))
  func familiesSayTheirNames() {
    let names = WidgetFamily.allCases.map(\.description)
    #expect(
      names == [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular",
        "accessoryRectangular", "accessoryInline",
      ])
    #expect(WidgetFamily.systemExtraLarge.description == names[3])
    #expect(WidgetFamily.accessoryInline.rawValue == 6)
  }
}
