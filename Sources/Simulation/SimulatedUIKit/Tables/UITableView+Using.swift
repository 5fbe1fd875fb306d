import Foundation

extension UITableView {
  /// Called when the user taps a row: the delegate is asked and told.
  package func userTaps(rowAt indexPath: IndexPath) {
    guard isEditing ? allowsSelectionDuringEditing : allowsSelection else { return }
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return }
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    if allowsMultipleSelection, rows.chosen.contains(indexPath) { return userLeaves(indexPath) }
    guard
      let path = delegate == nil
        ? indexPath : delegate?.tableView(self, willSelectRowAt: indexPath)
    else { return }
    if !allowsMultipleSelection {
      for row in rows.chosen where row != path { userLeaves(row) }
    }
    selectRow(at: path, animated: true, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: path)
    rows.cells[path]?.segue?()
  }

  private func userLeaves(_ row: IndexPath) {
    guard let path = delegate == nil ? row : delegate?.tableView(self, willDeselectRowAt: row)
    else { return }
    deselectRow(at: path, animated: true)
    delegate?.tableView(self, didDeselectRowAt: path)
  }
}
