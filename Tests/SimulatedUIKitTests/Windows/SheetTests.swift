import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// Sheets, and split views with a list and its details.
@MainActor @Suite struct SheetTests {
  private func sheet() throws -> UISheetPresentationController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .pageSheet
    return try #require(controller.sheetPresentationController)
  }

  @Test(
    .shows(
      "UISheetPresentationController.detents",
      "UISheetPresentationController.selectedDetentIdentifier",
      "UISheetPresentationController.largestUndimmedDetentIdentifier",
      "UISheetPresentationController.Detent.identifier",
      "UISheetPresentationController.Detent.medium()",
      "UISheetPresentationController.Detent.large()",
      "UISheetPresentationController.animateChanges(_:)"))
  func aSheetHasItsHeights() throws {
    let sheet = try sheet()
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(sheet.selectedDetentIdentifier == nil)
    #expect(sheet.largestUndimmedDetentIdentifier == nil)
    sheet.animateChanges {
      sheet.detents = [.medium(), .large()]
      sheet.selectedDetentIdentifier = .medium
      sheet.largestUndimmedDetentIdentifier = .large
    }
    #expect(sheet.detents.map(\.identifier) == [.medium, .large])
    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(sheet.largestUndimmedDetentIdentifier == .large)
  }

  @Test(
    .shows(
      "UISheetPresentationController.Detent.Identifier.rawValue",
      "UISheetPresentationController.Detent.Identifier.init(rawValue:)",
      "UISheetPresentationController.Detent.Identifier.init(_:)",
      "UISheetPresentationController.Detent.Identifier.medium",
      "UISheetPresentationController.Detent.Identifier.large"))
  func heightsHaveApplesNames() {
    typealias Identifier = UISheetPresentationController.Detent.Identifier
    #expect(Identifier.medium.rawValue == "com.apple.UIKit.medium")
    #expect(Identifier.large.rawValue == "com.apple.UIKit.large")
    #expect(Identifier("a").rawValue == "a" && Identifier(rawValue: "a") == Identifier("a"))
  }

  @Test(
    .shows(
      "UISheetPresentationController.prefersGrabberVisible",
      "UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge",
      "UISheetPresentationController.prefersEdgeAttachedInCompactHeight",
      "UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached",
      "UISheetPresentationController.preferredCornerRadius",
      "UISheetPresentationController.sourceView"))
  func aSheetKeepsItsValues() throws {
    let sheet = try sheet()
    keeps(try self.sheet(), \.prefersGrabberVisible, false, true)
    keeps(try self.sheet(), \.prefersScrollingExpandsWhenScrolledToEdge, true, false)
    keeps(try self.sheet(), \.prefersEdgeAttachedInCompactHeight, false, true)
    keeps(
      try self.sheet(), \.widthFollowsPreferredContentSizeWhenEdgeAttached, false, true)
    keeps(try self.sheet(), \.preferredCornerRadius, nil, 24)
    #expect(sheet.sourceView == nil)
    let view = UIView()
    sheet.sourceView = view
    #expect(sheet.sourceView === view)
  }

  private func keeps<Value: Equatable>(
    _ sheet: UISheetPresentationController,
    _ property: ReferenceWritableKeyPath<UISheetPresentationController, Value>, _ first: Value,
    _ then: Value
  ) {
    #expect(sheet[keyPath: property] == first)
    sheet[keyPath: property] = then
    #expect(sheet[keyPath: property] == then)
  }

  @Test(
    .shows(
      "UISplitViewController.viewControllers", "UISplitViewController.isCollapsed",
      "UISplitViewController.loadView()", "UISplitViewController.viewWillLayoutSubviews()",
      "UISplitViewController.showDetailViewController(_:sender:)",
      "UIViewController.splitViewController"))
  func detailsArePushedOntoTheList() {
    let (list, details) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: list)
    let split = UISplitViewController()
    let empty = UIViewController()
    split.viewControllers = [navigation, empty]
    #expect(split.isCollapsed && split.children == [navigation, empty])
    #expect(list.splitViewController === split && split.splitViewController == nil)
    split.appear()
    split.layOut()
    #expect(navigation.view.superview === split.view && !empty.isViewLoaded)
    #expect(navigation.view.frame == split.view.bounds)
    list.showDetailViewController(details, sender: nil)
    #expect(navigation.topViewController === details)
    split.showDetailViewController(UIViewController(), sender: nil)
    #expect(navigation.viewControllers.count == 3)
    split.viewControllers = [navigation]
    #expect(empty.parent == nil)
    let alone = UISplitViewController()
    alone.appear()
    alone.showDetailViewController(empty, sender: nil)
    #expect(alone.presentedViewController === empty)
  }
}
