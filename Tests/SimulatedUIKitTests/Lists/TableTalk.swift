import Foundation
import SimulatedUIKit

/// Records what a table asks and tells, and gives the answers.
@MainActor final class TableTalk {
  var lines: [String] = []
  var highlights = true
  /// The cells that the table was given, by index path.
  var cells: [IndexPath: UITableViewCell] = [:]
  let header = UIView()
  let footer = UIView()

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func note(_ line: String, _ path: IndexPath? = nil) {
    lines.append(path.map { "\(line) \($0.section).\($0.row)" } ?? line)
  }

  func cell(_ path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(path.section).\(path.row)"
    cells[path] = cell
    return cell
  }

  /// A table with two sections of three rows each, the first of which is visible.
  ///
  /// Rows are 50 points high, headers 30, footers 20; those of the second section have titles.
  func table() -> UITableView {
    UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 150), style: .plain)
  }
}

/// A data source and delegate that answers everything.
final class TalkingSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  let talk: TableTalk
  init(_ talk: TableTalk) {
    self.talk = talk
    super.init()
  }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    talk.cell(indexPath)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Begin"
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "End"
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    section == 0 ? talk.header : nil
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    section == 0 ? talk.footer : nil
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { talk.note("shows", indexPath) }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { talk.note("hides", indexPath) }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { talk.note("shows header \(section)") }
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { talk.note("shows footer \(section)") }
  func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { indexPath.row }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    talk.note("may highlight", indexPath)
    return talk.highlights
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    talk.note("highlights", indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    talk.note("has highlighted", indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    talk.note("may choose", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    talk.note("may leave", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    talk.note("chooses", indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    talk.note("leaves", indexPath)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { talk.note("scrolls") }
}

/// A controller that answers everything as ``TalkingSource`` does.
final class TalkingController: UITableViewController {
  let talk: TableTalk
  init(_ talk: TableTalk) {
    self.talk = talk
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { return nil }

  override func loadView() {
    tableView = talk.table()
    super.loadView()
  }
  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { talk.cell(indexPath) }
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Begin" }
  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { "End" }
  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 50 }
  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 30 }
  override func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { 20 }
  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { section == 0 ? talk.header : nil }
  override func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { section == 0 ? talk.footer : nil }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { talk.note("shows", indexPath) }
  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { talk.note("hides", indexPath) }
  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { talk.note("shows header \(section)") }
  override func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { talk.note("shows footer \(section)") }
  override func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { indexPath.row }
  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    talk.note("may highlight", indexPath)
    return talk.highlights
  }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    talk.note("highlights", indexPath)
  }
  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    talk.note("has highlighted", indexPath)
  }
  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    talk.note("may choose", indexPath)
    return indexPath
  }
  override func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    talk.note("may leave", indexPath)
    return indexPath
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    talk.note("chooses", indexPath)
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    talk.note("leaves", indexPath)
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { talk.note("scrolls") }
}
