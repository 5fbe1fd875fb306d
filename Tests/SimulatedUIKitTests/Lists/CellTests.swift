import Foundation
import SimulatedUIKit
import TestSupport
import Testing

@MainActor @Suite struct CellTests {
  @Test(
    .shows(
      "UITableViewCell.init()", "UITableViewCell.imageView", "UITableViewCell.contentView"))
  func aPictureMovesTheTextAside() throws {
    let cell = UITableViewCell()
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    cell.accessoryType = .disclosureIndicator
    cell.textLabel?.text = "A"
    cell.layoutIfNeeded()
    #expect(cell.reuseIdentifier == nil && cell.detailTextLabel == nil)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 262, height: 60))
    #expect(cell.textLabel?.frame.minX == 16)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 20)).image { _ in }
    cell.imageView?.image = picture
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.imageView?.superview === cell.contentView)
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 20, width: 24, height: 20))
    #expect(cell.textLabel?.frame.minX == 56)
    #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
  }

  @Test(.shows("UITableViewCell.backgroundConfiguration"))
  func aBackgroundConfigurationColorsTheCell() {
    let cell = UITableViewCell()
    #expect(cell.backgroundConfiguration == nil && cell.backgroundColor == nil)
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
    #expect(cell.backgroundColor == .systemBackground)
  }

  @Test(
    .shows(
      "UITableViewCell.editingStyle", "UITableViewCell.showingDeleteConfirmation",
      "UITableViewCell.focusStyle", "UITableViewCell.setHighlighted(_:animated:)",
      "UITableViewCell.setEditing(_:animated:)"))
  func aCellKeepsItsState() {
    let cell = UITableViewCell()
    #expect(cell.editingStyle == .none && !cell.showingDeleteConfirmation)
    cell.setHighlighted(true, animated: false)
    #expect(cell.isHighlighted)
    cell.setEditing(true, animated: true)
    #expect(cell.isEditing && !cell.showingDeleteConfirmation)
    keeps(UITableViewCell(), \.focusStyle, first: .default, then: .custom)
  }

  @Test(
    .shows(
      "UITableViewCell.separatorInset", "UITableView.separatorInset", "UITableView.separatorColor"))
  func theLinesBetweenRowsKeepTheirValues() {
    let inset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 9)
    let (cell, table) = (UITableViewCell(), UITableView())
    cell.separatorInset = inset
    table.separatorInset = inset
    table.separatorColor = .red
    #expect(cell.separatorInset == inset && table.separatorInset == inset)
    #expect(table.separatorColor == .red)
  }

  @Test(
    .shows(
      "UITableView.init(frame:style:)", "UITableView.init(frame:)", "UITableView.style",
      "UITableView.automaticDimension", "UITableView.indexSearch"))
  func aTableHasTheStyleThatItIsMadeWith() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let (plain, grouped) = (
      UITableView(frame: frame), UITableView(frame: frame, style: .insetGrouped)
    )
    #expect(plain.style == .plain && plain.backgroundColor == .systemBackground)
    #expect(grouped.style == .insetGrouped && grouped.frame == frame)
    #expect(grouped.backgroundColor == .systemGroupedBackground)
    #expect(UITableView.automaticDimension == -1 && UITableView.indexSearch == "{search}")
    #expect(plain.rowHeight == UITableView.automaticDimension)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var words = ["a", "b", "c"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      words.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = words[indexPath.row]
      return cell
    }
  }

  @Test(.shows("UITableView.reconfigureRows(at:)", "UITableView.indexPathsForRows(in:)"))
  func rowsAreFoundByTheirPlacesAndFilledAnew() {
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 99, height: 300)), Rows())
    table.dataSource = rows
    let paths = (0..<3).map { IndexPath(row: $0, section: 0) }
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 9, height: 50)) == [
        paths[1], paths[2],
      ]
    )
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 500, width: 9, height: 50)) == [])
    rows.words[1] = "B"
    table.reconfigureRows(at: [paths[1]])
    #expect(table.cellForRow(at: paths[1])?.textLabel?.text == "B")
  }
}
