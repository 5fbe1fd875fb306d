import DeviceEvents
import DeviceProtocol
import Foundation
import SimulatedActivityKit
import SimulatedSwiftUI
import SimulatedWidgetKit
import TestSupport
import Testing

/// What the views of a Live Activity become.
@MainActor @Suite struct IslandTests {
  struct Match: ActivityAttributes {
    struct ContentState: Codable, Hashable { var goals: Int }
    var name: String
  }

  private func views(
    of configuration: some WidgetConfiguration, goals: Int = 1
  ) throws -> LiveActivityViews {
    let plan = try #require(ConfigurationReader.activities(of: configuration).first)
    return try plan.views(
      LiveActivityCall(
        identifier: "a", type: plan.type, attributes: ActivityCoding.encode(Match(name: "final")),
        state: ActivityCoding.encode(Match.ContentState(goals: goals)), isStale: false, width: 371,
        height: 160))
  }

  /// The labels of a screen with their places.
  private func labels(_ entry: WidgetEntry) -> [String] {
    func labels(_ element: ScreenElement) -> [String] {
      let frame = element.frame
      let own = element.text.map { "\($0) \(Int(frame.x + 0.01)),\(Int(frame.y + 0.01))" }
      return [own].compactMap(\.self) + element.children.flatMap(labels)
    }
    return entry.screen.elements.flatMap(labels)
  }

  private func island(
    _ island: @escaping @MainActor () -> DynamicIsland
  ) throws -> LiveActivityViews {
    try views(
      of: ActivityConfiguration(for: Match.self) {
        Text($0.attributes.name)
      } dynamicIsland: { _ in
        island()
      })
  }

  private func box(_ name: String, width: CGFloat) -> some View {
    Text(name).frame(width: width, height: 20, alignment: .topLeading)
  }

  @Test(
    .shows("DynamicIsland", "DynamicIslandExpandedRegion", "DynamicIslandExpandedContent"),
    .shows("DynamicIsland.init(expanded:compactLeading:compactTrailing:minimal:)"),
    .shows("DynamicIslandExpandedRegion.init(_:priority:content:)"),
    .shows("DynamicIslandExpandedRegionPosition", "DynamicIslandExpandedRegionPosition.leading"),
    .shows("DynamicIslandExpandedRegionPosition.trailing"),
    .shows("DynamicIslandExpandedRegionPosition.center"),
    .shows("DynamicIslandExpandedRegionPosition.bottom"),
    .shows("DynamicIslandExpandedContentBuilder"),
    .shows(
      "DynamicIslandExpandedContentBuilder.buildExpression(_: DynamicIslandExpandedRegion<Content>)"
    ),
    .shows("DynamicIslandExpandedContentBuilder.buildPartialBlock(first:)"),
    .shows("DynamicIslandExpandedContentBuilder.buildPartialBlock(accumulated:next:)"))
  func regionsAreAroundTheCamera() throws {
    let views = try island {
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { self.box("leading", width: 40) }
        DynamicIslandExpandedRegion(.trailing) { self.box("trailing", width: 40) }
        DynamicIslandExpandedRegion(.center) { self.box("center", width: 126) }
        DynamicIslandExpandedRegion(.bottom) { self.box("bottom", width: 339) }
      } compactLeading: {
        self.box("L", width: 52)
      } compactTrailing: {
        self.box("T", width: 52)
      } minimal: {
        self.box("M", width: 37)
      }
    }
    #expect(
      labels(views.expanded) == [
        "leading 16,16", "center 122,61", "trailing 315,16", "bottom 16,89",
      ])
    #expect(views.expanded.screen.size == Screen.Size(width: 371, height: 125))
    #expect(labels(views.compactLeading) == ["L 0,8"])
    #expect(labels(views.compactTrailing) == ["T 0,8"])
    #expect(labels(views.minimal) == ["M 0,8"])
    #expect(views.minimal.screen.size == Screen.Size(width: 37, height: 37))
    #expect(labels(views.lockScreen).map { $0.prefix(5) } == ["final"])
    #expect(views.keyline == nil && views.action == nil)
  }

  @DynamicIslandExpandedContentBuilder
  private nonisolated func sides(_ text: String) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedRegion(.leading) { Text(text).frame(width: 40, height: 20) }
    DynamicIslandExpandedRegion(.bottom) { Text("below").frame(width: 50, height: 20) }
  }

  @Test(
    .shows(
      "DynamicIslandExpandedContentBuilder.buildExpression(_: DynamicIslandExpandedContent<Content>)"
    ))
  func regionsCanBeBuiltInAFunctionWithoutAnActor() throws {
    let views = try island {
      DynamicIsland {
        sides("left")
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
    #expect(labels(views.expanded).map { $0.split(separator: " ")[0] } == ["left", "below"])
  }

  @Test(
    .shows("View.dynamicIsland(verticalPlacement:)"),
    .shows("DynamicIslandExpandedRegionVerticalPlacement"),
    .shows("DynamicIslandExpandedRegionVerticalPlacement.default"),
    .shows("DynamicIslandExpandedRegionVerticalPlacement.belowIfTooWide"))
  func aWideRegionMayBeBelowTheCamera() throws {
    func place(
      _ placement: DynamicIslandExpandedRegionVerticalPlacement, width: CGFloat
    ) throws -> [String] {
      try labels(
        island {
          DynamicIsland {
            DynamicIslandExpandedRegion(.leading, priority: 1) {
              self.box("leading", width: width).dynamicIsland(verticalPlacement: placement)
            }
          } compactLeading: {
          } compactTrailing: {
          } minimal: {
          }
        }.expanded)
    }
    #expect(try place(.belowIfTooWide, width: 200) == ["leading 16,61"])
    #expect(try place(.belowIfTooWide, width: 40) == ["leading 16,16"])
    #expect(try place(.default, width: 40) == ["leading 16,16"])
  }

  @Test(
    .shows("DynamicIslandExpandedContentBuilder.buildOptional(_:)"),
    .shows("DynamicIslandExpandedContentBuilder.buildEither(first:)"),
    .shows("DynamicIslandExpandedContentBuilder.buildEither(second:)"),
    .shows("DynamicIslandExpandedContentBuilder.buildLimitedAvailability(_:)"))
  func regionsMayDependOnConditions() throws {
    func names(_ goals: Int) throws -> [String] {
      let views = try island {
        DynamicIsland {
          if goals > 0 {
            DynamicIslandExpandedRegion(.center) { Text("some") }
          }
          if goals > 1 {
            DynamicIslandExpandedRegion(.leading) { Text("many") }
          } else {
            DynamicIslandExpandedRegion(.leading) { Text("few") }
          }
          if #available(iOS 17, *) {
            DynamicIslandExpandedRegion(.bottom) { Text("new") }
          }
        } compactLeading: {
        } compactTrailing: {
        } minimal: {
        }
      }
      return labels(views.expanded).map { String($0.prefix { $0 != " " }) }.sorted()
    }
    #expect(try names(0) == ["few", "new"])
    #expect(try names(2) == ["many", "new", "some"])
  }

  @Test(
    .shows("DynamicIsland.contentMargins(_:_:for:)", "DynamicIslandMode"),
    .shows("DynamicIslandMode.expanded"),
    .shows("DynamicIslandMode.compactLeading", "DynamicIslandMode.compactTrailing"),
    .shows("DynamicIslandMode.minimal", "DynamicIslandMode.init(rawValue:)"),
    .shows("DynamicIslandMode.rawValue"))
  func marginsBelongToPresentations() throws {
    func views(_ edges: Edge.Set, _ mode: DynamicIslandMode) throws -> [[String]] {
      let views = try island {
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { self.box("E", width: 20) }
        } compactLeading: {
          self.box("L", width: 20)
        } compactTrailing: {
          self.box("T", width: 20)
        } minimal: {
          self.box("M", width: 20)
        }
        .contentMargins(edges, 10, for: mode)
      }
      let all = [views.expanded, views.compactLeading, views.compactTrailing, views.minimal]
      return all.map(labels)
    }
    #expect(try views(.all, .expanded) == [["E 10,10"], ["L 16,8"], ["T 16,8"], ["M 8,8"]])
    #expect(
      try views(.leading, [.compactLeading, .minimal]) == [
        ["E 16,16"], ["L 21,8"], ["T 16,8"], ["M 13,8"],
      ])
    #expect(
      try views(.trailing, .compactTrailing) == [["E 16,16"], ["L 16,8"], ["T 11,8"], ["M 8,8"]])
    #expect(DynamicIslandMode(rawValue: 12) == [.expanded, .minimal])
    #expect(DynamicIslandMode.compactTrailing.rawValue == 2)
  }

  @Test(
    .shows("ActivityFamily", "ActivityFamily.small", "ActivityFamily.medium"),
    .shows("ActivityFamily.description", "EnvironmentValues.activityFamily"),
    .shows("EnvironmentValues.isActivityFullscreen"))
  func theFamilyIsThatOfThePhone() {
    let environment = EnvironmentValues()
    #expect(environment.activityFamily == .medium && !environment.isActivityFullscreen)
    #expect(ActivityFamily.allCases.map(\.description) == ["small", "medium"])
  }

  @Test(
    .shows("ActivityConfiguration.init(for:content:dynamicIsland:)"),
    .shows("DynamicIslandExpandedContentBuilder.buildBlock()"))
  func aHighViewIsCutOffOnTheLockScreen() throws {
    let configuration = ActivityConfiguration(for: Match.self) { context in
      Color.red.frame(height: CGFloat(context.state.goals))
    } dynamicIsland: { _ in
      DynamicIsland {
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
    let low = try views(of: configuration, goals: 90)
    #expect(low.lockScreen.screen.size.height == 90)
    #expect(labels(low.expanded) == [] && low.expanded.screen.size.height == 69)
    #expect(try views(of: configuration, goals: 300).lockScreen.screen.size.height == 160)
    let named = configuration.configurationDisplayName("Match")
    #expect(try views(of: named, goals: 90).lockScreen.screen.size.height == 90)
  }
}
