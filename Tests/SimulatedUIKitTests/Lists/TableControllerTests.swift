import Foundation
import TestSupport
import Testing

@testable import SimulatedUIKit

/// A table controller that overrides next to nothing.
private final class Plain: UITableViewController {
  var count = 2
  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { count }
}

@MainActor @Suite struct TableControllerTests {
  private let first = IndexPath(row: 0, section: 0)

  @Test(
    .shows(
      "UITableViewController.numberOfSections(in:)",
      "UITableViewController.tableView(_:cellForRowAt:)",
      "UITableViewController.tableView(_:titleForHeaderInSection:)",
      "UITableViewController.tableView(_:titleForFooterInSection:)",
      "UITableViewController.tableView(_:viewForHeaderInSection:)",
      "UITableViewController.tableView(_:viewForFooterInSection:)",
      "UITableViewController.tableView(_:indentationLevelForRowAt:)",
      "UITableViewController.tableView(_:shouldHighlightRowAt:)",
      "UITableViewController.tableView(_:willSelectRowAt:)",
      "UITableViewController.tableView(_:willDeselectRowAt:)"))
  func whatIsNotOverriddenIsAsForATableByItself() throws {
    let controller = Plain(style: .plain)
    controller.appear()
    let table = try #require(controller.tableView)
    #expect(table.numberOfSections == 1 && table.visibleCells.count == 2)
    #expect(table.visibleCells.allSatisfy { $0.indentationLevel == 0 && $0.frame.height == 44 })
    #expect(table.headerView(forSection: 0) == nil && table.footerView(forSection: 0) == nil)
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(controller.tableView(table, titleForFooterInSection: 0) == nil)
    #expect(controller.tableView(table, viewForHeaderInSection: 0) == nil)
    #expect(controller.tableView(table, viewForFooterInSection: 0) == nil)
    #expect(controller.tableView(table, indentationLevelForRowAt: first) == 0)
    table.userTaps(rowAt: first)
    #expect(table.indexPathForSelectedRow == first)
    let second = IndexPath(row: 1, section: 0)
    table.userTaps(rowAt: second)
    #expect(table.indexPathsForSelectedRows == [second])
  }

  @Test(
    .shows(
      "UITableViewController.tableView(_:heightForRowAt:)",
      "UITableViewController.tableView(_:heightForHeaderInSection:)",
      "UITableViewController.tableView(_:heightForFooterInSection:)",
      "UITableViewController.tableView(_:estimatedHeightForRowAt:)"))
  func heightsAreLeftToTheTable() throws {
    let controller = Plain(style: .grouped)
    controller.appear()
    let table = try #require(controller.tableView)
    table.rowHeight = 70
    table.sectionHeaderHeight = 11
    table.sectionFooterHeight = 12
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 163)
    // An estimate of 0 would count as one; this says that there is none.
    #expect(controller.tableView(table, estimatedHeightForRowAt: first) == UITableView.unanswered)
  }

  @Test(.shows("UITableViewController.tableView(_:numberOfRowsInSection:)"))
  func aTableHasNoRowsUntilSomebodySaysSo() throws {
    let controller = UITableViewController(style: .plain)
    controller.appear()
    #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
    #expect(controller.tableView(controller.tableView, numberOfRowsInSection: 0) == 0)
  }

  @Test(
    .shows(
      "UITableViewController.init(nibName:bundle:)",
      "UITableViewController.clearsSelectionOnViewWillAppear",
      "UITableViewController.refreshControl", "UITableViewController.setEditing(_:animated:)",
      "UITableView.setEditing(_:animated:)", "UITableViewCell.setEditing(_:animated:)"))
  func theControllersValuesReachItsTable() throws {
    let controller = Plain(nibName: "List", bundle: .main)
    #expect(controller.nibName == "List" && controller.nibBundle == .main)
    controller.appear()
    let table = try #require(controller.tableView)
    #expect(table.style == .plain)
    let refresh = UIRefreshControl()
    controller.refreshControl = refresh
    #expect(table.refreshControl === refresh && controller.refreshControl === refresh)
    controller.setEditing(true, animated: false)
    #expect(table.isEditing && table.visibleCells.allSatisfy(\.isEditing))
    controller.count = 3
    table.reloadData()
    #expect(table.visibleCells.count == 3 && table.visibleCells.allSatisfy(\.isEditing))
    #expect(controller.clearsSelectionOnViewWillAppear)
    controller.clearsSelectionOnViewWillAppear = false
    table.selectRow(at: first, animated: false, scrollPosition: .none)
    controller.viewWillAppear(false)
    #expect(table.indexPathForSelectedRow == first)
    controller.clearsSelectionOnViewWillAppear = true
    controller.viewWillAppear(false)
    #expect(table.indexPathForSelectedRow == nil)
  }
}
