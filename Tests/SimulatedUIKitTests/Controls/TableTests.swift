import DeviceEvents
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Rows from lists of words.
private final class Words: ControlsLog, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var made = 0
  var refusesSelection = false

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init()
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    made += 1
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    refusesSelection ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("chooses \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    lines.append("leaves \(indexPath.row)")
  }
}

@MainActor @Suite struct TableTests {
  private func table(_ words: Words, height: CGFloat = 600) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    table.dataSource = words
    table.delegate = words
    return table
  }

  @Test(
    .shows(
      "UITableView.numberOfSections", "UITableView.numberOfRows(inSection:)",
      "UITableView.register(_: AnyClass?, forCellReuseIdentifier:)", "UITableView.cellForRow(at:)",
      "UITableView.dequeueReusableCell(withIdentifier:for:)",
      "UITableView.dequeueReusableCell(withIdentifier:)", "UITableView.visibleCells",
      "UITableView.indexPathsForVisibleRows", "UITableView.indexPath(for:)",
      "UITableView.rectForRow(at:)", "UITableView.indexPathForRow(at:)",
      "UITableView.headerView(forSection:)", "UITableView.reloadData()",
      "UITableView.layoutSubviews()", "IndexPath.init(row:section:)", "IndexPath.row",
      "IndexPath.section"))
  func rowsStandBelowEachOther() throws {
    let words = Words([["a", "b"], ["c"]])
    let table = table(words)
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b", "c"])
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Section 1")
    let last = IndexPath(row: 0, section: 1)
    #expect((last.row, last.section) == (0, 1))
    let frame = table.rectForRow(at: last)
    #expect(frame == CGRect(x: 0, y: 28 + 44 * 2 + 28, width: 300, height: 44))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: frame.midY)) == last)
    let cell = try #require(table.cellForRow(at: last))
    #expect(table.indexPath(for: cell) == last && cell.frame == frame)
    #expect(table.contentSize == CGSize(width: 300, height: frame.maxY))
    words.sections = [["z"]]
    table.reloadData()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["z"])
    #expect(table.indexPathsForVisibleRows == [IndexPath(row: 0, section: 0)])
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    let elements = table.screenElement()
    #expect(elements.kind == .table)
    #expect(elements.children.map(\.text) == ["Section 0", "z"])
    #expect(
      elements.children.map(\.kind).sorted { $0.rawValue < $1.rawValue } == [.cell, .sectionTitle])
  }

  @Test(
    .shows(
      "UITableView.scrollToRow(at:at:animated:)", "UITableViewCell.prepareForReuse()",
      "UITableViewCell.reuseIdentifier", "UIScrollView.contentOffset",
      "UIScrollView.setContentOffset(_:animated:)", "UIScrollView.scrollRectToVisible(_:animated:)")
  )
  func onlyRowsInSightHaveCells() {
    let words = Words([(0..<500).map(String.init)])
    let table = table(words, height: 440)
    #expect(table.visibleCells.count == 10)
    #expect(table.cellForRow(at: IndexPath(row: 400, section: 0)) == nil)
    table.scrollToRow(at: IndexPath(row: 400, section: 0), at: .top, animated: false)
    #expect(abs(table.contentOffset.y - (28 + 400 * 44)) < 0.01)
    #expect(table.cellForRow(at: IndexPath(row: 400, section: 0))?.textLabel?.text == "400")
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(words.made < 30)
    #expect(table.visibleCells.first?.reuseIdentifier == "word")
    table.setContentOffset(.zero, animated: false)
    table.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 10), animated: false)
    #expect(abs(table.contentOffset.y - 170) < 0.01)
  }

  @Test(
    .shows(
      "UITableView.selectRow(at:animated:scrollPosition:)",
      "UITableView.deselectRow(at:animated:)", "UITableView.indexPathForSelectedRow",
      "UITableView.indexPathsForSelectedRows", "UITableView.allowsMultipleSelection",
      "UITableView.allowsSelection", "UITableViewCell.setSelected(_:animated:)",
      "UITableViewCell.isSelected"))
  func aTapChoosesARow() {
    let words = Words([["a", "b"]])
    let table = table(words)
    let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    table.userTaps(rowAt: first)
    table.userTaps(rowAt: second)
    #expect(words.take() == ["chooses 0", "leaves 0", "chooses 1"])
    #expect(table.indexPathForSelectedRow == second)
    #expect(table.cellForRow(at: second)?.isSelected == true)
    words.refusesSelection = true
    table.userTaps(rowAt: first)
    #expect(words.take() == [])
    table.deselectRow(at: second, animated: true)
    #expect(table.indexPathsForSelectedRows == nil)
    table.allowsMultipleSelection = true
    table.selectRow(at: first, animated: false, scrollPosition: .none)
    table.selectRow(at: second, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [first, second] && words.take() == [])
    table.allowsSelection = false
    words.refusesSelection = false
    table.userTaps(rowAt: first)
    #expect(words.take() == [])
  }

  @Test(
    .shows(
      "UITableView.insertRows(at:with:)", "UITableView.deleteRows(at:with:)",
      "UITableView.performBatchUpdates(_:completion:)", "UITableView.beginUpdates()",
      "UITableView.endUpdates()", "UITableView.reloadRows(at:with:)",
      "UITableView.reloadSections(_:with:)", "UITableView.insertSections(_:with:)",
      "UITableView.deleteSections(_:with:)", "UITableView.moveRow(at:to:)"))
  func changesAreShown() {
    let words = Words([["a", "b"]])
    let table = table(words)
    func shown() -> [String?] { table.visibleCells.map { $0.textLabel?.text } }
    #expect(shown() == ["a", "b"])
    words.sections[0].append("c")
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    #expect(shown() == ["a", "b", "c"])
    table.performBatchUpdates {
      words.sections[0] = ["b", "d", "c"]
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    }
    #expect(shown() == ["b", "d", "c"])
    words.sections[0][0] = "B"
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(shown().first == "B")
    words.sections.append(["x"])
    table.insertSections([1], with: .none)
    #expect(shown().last == "x")
    words.sections.removeFirst()
    table.deleteSections([0], with: .none)
    words.sections[0][0] = "y"
    table.reloadSections([0], with: .none)
    #expect(shown() == ["y"])
    words.sections[0] = ["1", "2"]
    table.beginUpdates()
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.endUpdates()
    words.sections[0] = ["2", "1"]
    table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
    #expect(shown() == ["2", "1"])
  }

  @Test(.shows("UITableView.insertRows(at:with:)"))
  func numbersThatDoNotFitTheChangesTrap() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let words = Words([["a"]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        table.dataSource = words
        _ = table.numberOfSections
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      }
    }
  }

  @Test(
    .shows(
      "UITableViewCell.init(style:reuseIdentifier:)", "UITableViewCell.textLabel",
      "UITableViewCell.detailTextLabel", "UITableViewCell.accessoryType",
      "UITableViewCell.contentConfiguration", "UITableViewCell.defaultContentConfiguration()",
      "UIListContentConfiguration.text", "UIListContentConfiguration.secondaryText",
      "UITableViewCell.layoutSubviews()", "UITableViewCell.sizeThatFits(_:)"))
  func aCellSaysItsTexts() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "a")
    cell.textLabel?.text = "Notes"
    cell.detailTextLabel?.text = "12 of them"
    cell.accessoryType = .checkmark
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    cell.layoutIfNeeded()
    let element = cell.screenElement()
    #expect([element.text, element.detail] == ["Notes", "12 of them"])
    #expect(element.kind == .cell && element.isOn == true && element.children == [])
    let main = try #require(cell.textLabel)
    #expect(main.frame.minX == 16 && main.frame.maxY == cell.detailTextLabel?.frame.minY)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    let other = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = other.defaultContentConfiguration()
    content.text = "A"
    content.secondaryText = "B"
    other.contentConfiguration = content
    #expect([other.screenElement().text, other.screenElement().detail] == ["A", "B"])
    #expect(other.sizeThatFits(CGSize(width: 300, height: 0)).height > 44)
  }

  @Test(
    .shows(
      "UITableViewController.init(style:)", "UITableViewController.tableView",
      "UITableViewController.loadView()", "UITableViewController.viewWillAppear(_:)"))
  func aTableControllerIsItsTablesSource() {
    let list = List(style: .grouped)
    list.appear()
    #expect(list.tableView === list.view && list.tableView.style == .grouped)
    #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == ["row 0", "row 1"])
    list.tableView.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    list.beginAppearanceTransition(false, animated: false)
    list.endAppearanceTransition()
    list.appear()
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test(
    .shows(
      "UITableView.tableHeaderView", "UITableView.tableFooterView", "UITableView.rowHeight",
      "UITableView.sectionHeaderHeight"))
  func viewsAboveAndBelowTakeRoom() {
    let words = Words([["a"]])
    let table = table(words)
    table.rowHeight = 60
    table.sectionHeaderHeight = 0
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 30)
    #expect(footer.frame == CGRect(x: 0, y: 90, width: 300, height: 20))
  }
}

private final class List: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }
}
