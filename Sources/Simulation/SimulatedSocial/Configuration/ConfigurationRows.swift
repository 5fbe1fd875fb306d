import Foundation
import SimulatedUIKit

/// The rows of a compose sheet, one for each item; a change of an item is shown at once.
final class ConfigurationRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)

  /// The items, from top to bottom.
  var items: [SLComposeSheetConfigurationItem] = [] {
    didSet {
      for item in oldValue { item.whenChanged = nil }
      for item in items { item.whenChanged = { [weak self] in self?.show() } }
      show()
    }
  }

  static let rowHeight = 44.0

  /// The height of the table with all its rows.
  var height: Double { Double(items.count) * Self.rowHeight }

  override init() {
    super.init()
    table.dataSource = self
    table.delegate = self
    table.rowHeight = Self.rowHeight
    table.isScrollEnabled = false
  }

  private func show() { table.reloadData() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = items[indexPath.row]
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = item.title
    cell.detailTextLabel?.text = item.valuePending ? nil : item.value
    cell.accessoryType = item.tapHandler == nil ? .none : .disclosureIndicator
    if item.valuePending {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      cell.accessoryView = wheel
    }
    return cell
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    items[indexPath.row].tapHandler == nil ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    items[indexPath.row].tapHandler?()
  }
}
