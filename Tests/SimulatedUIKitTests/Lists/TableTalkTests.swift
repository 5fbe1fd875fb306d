import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// What tables ask their delegates and tell them, be these separate objects or the controllers.
@MainActor @Suite struct TableTalkTests {
  private let talk = TableTalk()

  private enum Who: String, CaseIterable, CustomTestStringConvertible {
    case object, controller
    var testDescription: String { rawValue }
  }

  /// A table that has been laid out once, and the object that answers it.
  private func table(_ who: Who) throws -> (table: UITableView, owner: AnyObject) {
    switch who {
    case .object:
      let (table, source) = (talk.table(), TalkingSource(talk))
      table.dataSource = source
      table.delegate = source
      table.layoutIfNeeded()
      return (table, source)
    case .controller:
      let controller = TalkingController(talk)
      controller.loadViewIfNeeded()
      let table = try #require(controller.tableView)
      table.layoutIfNeeded()
      return (table, controller)
    }
  }

  @Test(
    .shows(
      "UITableViewDataSource.numberOfSections(in:)",
      "UITableViewDataSource.tableView(_:numberOfRowsInSection:)",
      "UITableViewDataSource.tableView(_:cellForRowAt:)",
      "UITableViewDataSource.tableView(_:titleForHeaderInSection:)",
      "UITableViewDataSource.tableView(_:titleForFooterInSection:)",
      "UITableViewDelegate.tableView(_:heightForRowAt:)",
      "UITableViewDelegate.tableView(_:heightForHeaderInSection:)",
      "UITableViewDelegate.tableView(_:heightForFooterInSection:)",
      "UITableViewDelegate.tableView(_:viewForHeaderInSection:)",
      "UITableViewDelegate.tableView(_:viewForFooterInSection:)",
      "UITableViewDelegate.tableView(_:indentationLevelForRowAt:)",
      "UITableView.footerView(forSection:)", "UITableView.dataSource", "UITableView.delegate"),
    arguments: Who.allCases)
  private func theirAnswersGiveTheTableItsShape(_ who: Who) throws {
    let (table, owner) = try table(who)
    #expect(table.contentSize.height == 400)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 130)
    #expect(talk.header.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(talk.footer.frame == CGRect(x: 0, y: 180, width: 300, height: 20))
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Begin")
    #expect(table.footerView(forSection: 1)?.textLabel?.text == "End")
    #expect(table.footerView(forSection: 0) == nil)
    #expect(table.visibleCells.map(\.indentationLevel) == [0, 1, 2])
    #expect(table.dataSource === owner && table.delegate === owner)
  }

  @Test(
    .shows(
      "UITableViewDelegate.tableView(_:willDisplay:forRowAt:)",
      "UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:)",
      "UITableViewDelegate.tableView(_:willDisplayHeaderView:forSection:)",
      "UITableViewDelegate.tableView(_:willDisplayFooterView:forSection:)",
      "UITableViewController.tableView(_:willDisplay:forRowAt:)",
      "UITableViewController.tableView(_:didEndDisplaying:forRowAt:)",
      "UITableViewController.tableView(_:willDisplayHeaderView:forSection:)",
      "UITableViewController.tableView(_:willDisplayFooterView:forSection:)",
      "UITableViewController.scrollViewDidScroll(_:)",
      "UIScrollViewDelegate.scrollViewDidScroll(_:)"),
    arguments: Who.allCases)
  private func theyAreToldWhatComesAndGoes(_ who: Who) throws {
    let (table, owner) = try table(who)
    #expect(
      talk.take() == [
        "shows header 0", "shows 0.0", "shows 0.1", "shows 0.2", "shows footer 0",
        "shows header 1", "shows footer 1",
      ])
    table.setContentOffset(CGPoint(x: 0, y: 240), animated: false)
    table.layoutIfNeeded()
    let lines = talk.take()
    #expect(lines.first == "scrolls")
    #expect(lines.dropFirst().prefix(3) == ["shows 1.0", "shows 1.1", "shows 1.2"])
    #expect(lines.dropFirst(4).sorted() == ["hides 0.0", "hides 0.1", "hides 0.2"])
    withExtendedLifetime(owner) {}
  }

  @Test(
    .shows(
      "UITableViewDelegate.tableView(_:shouldHighlightRowAt:)",
      "UITableViewDelegate.tableView(_:didHighlightRowAt:)",
      "UITableViewDelegate.tableView(_:didUnhighlightRowAt:)",
      "UITableViewDelegate.tableView(_:willSelectRowAt:)",
      "UITableViewDelegate.tableView(_:willDeselectRowAt:)",
      "UITableViewDelegate.tableView(_:didSelectRowAt:)",
      "UITableViewDelegate.tableView(_:didDeselectRowAt:)",
      "UITableViewController.tableView(_:didHighlightRowAt:)",
      "UITableViewController.tableView(_:didUnhighlightRowAt:)",
      "UITableViewController.tableView(_:didSelectRowAt:)",
      "UITableViewController.tableView(_:didDeselectRowAt:)"),
    arguments: Who.allCases)
  private func theyAreAskedAndToldOfATapInOrder(_ who: Who) throws {
    let (table, owner) = try table(who)
    _ = talk.take()
    table.userTaps(rowAt: IndexPath(row: 0, section: 0))
    #expect(
      talk.take() == [
        "may highlight 0.0", "highlights 0.0", "has highlighted 0.0", "may choose 0.0",
        "chooses 0.0",
      ])
    table.userTaps(rowAt: IndexPath(row: 2, section: 0))
    #expect(
      talk.take() == [
        "may highlight 0.2", "highlights 0.2", "has highlighted 0.2", "may choose 0.2",
        "may leave 0.0", "leaves 0.0", "chooses 0.2",
      ])
    talk.highlights = false
    table.userTaps(rowAt: IndexPath(row: 1, section: 0))
    #expect(talk.take() == ["may highlight 0.1"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    withExtendedLifetime(owner) {}
  }

  private final class Guessing: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { 1000 }
  }

  @Test(.shows("UITableViewDelegate.tableView(_:estimatedHeightForRowAt:)"))
  func rowsOutOfSightAreTakenToBeAsHighAsTheDelegateGuesses() {
    let (table, source) = (talk.table(), Guessing())
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 440)
    table.delegate = source
    table.reloadData()
    table.layoutIfNeeded()
    let seen = CGFloat(table.visibleCells.count)
    #expect(seen < 10 && table.contentSize.height == seen * 44 + (10 - seen) * 1000)
  }
}
