import DeviceEvents
import Foundation
import SimulatedSwiftUI
import TestSupport
import Testing

/// The places of items in the bars of a page.
@MainActor @Suite struct ContainerPlacementTests: LooksAtViews {
  private func place(_ placement: ToolbarItemPlacement) throws -> String {
    let stack = NavigationStack {
      Color.red.navigationTitle("Title").toolbar {
        ToolbarItem(placement: placement) { box(20, 10).accessibilityIdentifier("item") }
      }
    }
    func find(_ elements: [ScreenElement]) -> ScreenElement? {
      elements.lazy.compactMap { $0.identifier == "item" ? $0 : find($0.children) }.first
    }
    let all = drawing(of: stack, in: CGSize(width: 300, height: 400)).elements
    let frame = try #require(find(all)).frame
    let height = frame.y < 44 ? "above" : frame.y > 356 ? "below" : "inside"
    let side = frame.x < 100 ? "left" : frame.x < 200 ? "middle" : "right"
    return "\(side) \(height)"
  }

  @Test(
    .shows("ToolbarItemPlacement", "ToolbarItemPlacement.automatic"),
    .shows("ToolbarItemPlacement.principal", "ToolbarItemPlacement.navigation"),
    .shows("ToolbarItemPlacement.primaryAction", "ToolbarItemPlacement.secondaryAction"),
    .shows("ToolbarItemPlacement.confirmationAction", "ToolbarItemPlacement.cancellationAction"),
    .shows("ToolbarItemPlacement.destructiveAction", "ToolbarItemPlacement.topBarLeading"),
    .shows("ToolbarItemPlacement.topBarTrailing", "ToolbarItemPlacement.navigationBarLeading"),
    .shows("ToolbarItemPlacement.navigationBarTrailing"),
    arguments: [
      (.automatic, "right"), (.principal, "middle"), (.navigation, "left"),
      (.primaryAction, "right"), (.secondaryAction, "right"), (.confirmationAction, "right"),
      (.cancellationAction, "left"), (.destructiveAction, "right"), (.topBarLeading, "left"),
      (.topBarTrailing, "right"), (.navigationBarLeading, "left"),
      (.navigationBarTrailing, "right"),
    ] as [(ToolbarItemPlacement, String)])
  func itemsOfTheBarAboveHaveASide(_ placement: ToolbarItemPlacement, _ side: String) throws {
    #expect(try place(placement) == "\(side) above")
  }

  @Test(
    .shows("ToolbarItemPlacement.bottomBar", "ToolbarItemPlacement.keyboard"),
    .shows("ToolbarItemPlacement.status"))
  func itemsOfTheBarBelowAreBelowThePage() throws {
    #expect(try place(.bottomBar) == "middle below")
    #expect(try place(.keyboard) == "middle below")
    #expect(try place(.status) == "middle below")
  }
}
