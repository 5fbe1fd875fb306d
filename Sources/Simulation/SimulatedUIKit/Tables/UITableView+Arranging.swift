import Foundation

extension UITableView {
  func counted() -> [Int] {
    if let counts = rows.counts { return counts }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let counts = (0..<max(sections, 0)).map {
      max(dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0, 0)
    }
    rows.counts = counts
    return counts
  }

  func change(_ note: (inout TableChanges) -> Void) {
    _ = counted()
    note(&rows.changes)
    rows.changes.isEmpty = false
    settleChanges()
  }

  func settleChanges() {
    guard rows.depth == 0 else { return }
    let old = counted()
    rows.counts = nil
    let new = counted()
    defer { rows.changes = TableChanges() }
    if let problem = rows.changes.problem(from: old, to: new) {
      preconditionFailure("UITableView: \(problem)")
    }
    refresh()
  }

  /// Asks for cells again; the selection stays.
  func refresh() {
    recycleAll()
    rows.counts = nil
    setNeedsLayout()
  }

  func recycleAll() {
    for (path, cell) in rows.cells { recycle(cell, at: path) }
    for view in Array(rows.headers.values) + Array(rows.footers.values) {
      view.removeFromSuperview()
      if let view = view as? UITableViewHeaderFooterView {
        pool.put(view, view.reuseIdentifier.map { "header " + $0 })
      }
    }
    rows.cells = [:]
    rows.frames = [:]
    rows.headers = [:]
    rows.footers = [:]
  }

  private func recycle(_ cell: UITableViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    pool.put(cell, cell.reuseIdentifier)
  }

  /// Asks for the content of a visible row again; another cell takes the old one's place.
  func reconfigure(_ path: IndexPath) {
    guard let old = rows.cells[path] else { return }
    rows.kept[path] = old
    defer { rows.kept[path] = nil }
    setNeedsLayout()
    guard let cell = dataSource?.tableView(self, cellForRowAt: path), cell !== old else { return }
    recycle(old, at: path)
    rows.cells[path] = nil
    cell.setSelected(rows.chosen.contains(path), animated: false)
    rows.cells[path] = cell
    addSubview(cell)
  }

  func replace(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// Lays out everything that is visible.
  func arrange() {
    guard bounds.width > 0 else { return }
    let seen = bounds
    var y = place(tableHeaderView, at: 0)
    var kept: Set<IndexPath> = []
    for (section, count) in counted().enumerated() {
      y = arrangeTitle(of: section, isHeader: true, at: y, seen)
      for row in 0..<count {
        y = arrangeRow(IndexPath(row: row, section: section), at: y, seen, &kept)
      }
      y = arrangeTitle(of: section, isHeader: false, at: y, seen)
    }
    y = place(tableFooterView, at: y)
    for (path, cell) in rows.cells where !kept.contains(path) {
      rows.cells[path] = nil
      recycle(cell, at: path)
    }
    backgroundView?.frame = bounds
    if contentSize.height != y { contentSize = CGSize(width: bounds.width, height: y) }
  }

  private func place(_ view: UIView?, at y: CGFloat) -> CGFloat {
    guard let view else { return y }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    return view.frame.maxY
  }

  private func arrangeRow(
    _ path: IndexPath, at y: CGFloat, _ seen: CGRect, _ kept: inout Set<IndexPath>
  ) -> CGFloat {
    var height = self.height(ofRowAt: path)
    let estimate = height ?? self.estimate(ofRowAt: path)
    let isSeen = y < seen.maxY && y + estimate >= seen.minY
    guard isSeen else {
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: estimate)
      rows.frames[path] = frame
      return frame.maxY
    }
    let cell = cell(at: path)
    kept.insert(path)
    let inset: CGFloat = style == .insetGrouped ? 16 : 0
    if height == nil { height = cell.fittingHeight(width: bounds.width - 2 * inset) }
    let frame = CGRect(
      x: inset, y: y, width: bounds.width - 2 * inset, height: max(height ?? estimate, 0))
    if cell.frame != frame { cell.frame = frame }
    rows.frames[path] = frame
    return frame.maxY
  }

  private func cell(at path: IndexPath) -> UITableViewCell {
    if let cell = rows.cells[path] { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    cell.setSelected(rows.chosen.contains(path), animated: false)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    cell.indent(by: delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0)
    rows.cells[path] = cell
    addSubview(cell)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func estimate(ofRowAt path: IndexPath) -> CGFloat {
    let said = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? Self.unanswered
    if said > 0 { return said }
    return estimatedRowHeight > 0 ? estimatedRowHeight : 44
  }

  /// Returns the specified height; `nil` for the height that follows from the content.
  private func height(ofRowAt path: IndexPath) -> CGFloat? {
    let answer = delegate?.tableView(self, heightForRowAt: path) ?? Self.unanswered
    let height = answer == Self.unanswered ? rowHeight : answer
    return height == Self.automaticDimension ? nil : max(height, 0)
  }

  /// A value that no delegate returns: it means that the default implementation was called.
  nonisolated static var unanswered: CGFloat { -2 }

  private func arrangeTitle(
    of section: Int, isHeader: Bool, at y: CGFloat, _ seen: CGRect
  ) -> CGFloat {
    let known = isHeader ? rows.headers[section] : rows.footers[section]
    let view = known ?? title(of: section, isHeader: isHeader)
    let answer =
      (isHeader
        ? delegate?.tableView(self, heightForHeaderInSection: section)
        : delegate?.tableView(self, heightForFooterInSection: section)) ?? Self.unanswered
    let said =
      answer == Self.unanswered ? (isHeader ? sectionHeaderHeight : sectionFooterHeight) : answer
    let height = said >= 0 ? said : naturalHeight(of: view, isHeader: isHeader)
    guard height > 0, let view else {
      return y + (view == nil && style == .plain && answer < 0 ? 0 : height)
    }
    if known == nil {
      if isHeader {
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        rows.headers[section] = view
      } else {
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        rows.footers[section] = view
      }
      addSubview(view)
    }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    return view.frame.maxY
  }

  private func title(of section: Int, isHeader: Bool) -> UIView? {
    let own =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if let own { return own }
    let text =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let text else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = text
    return view
  }

  private func naturalHeight(of view: UIView?, isHeader: Bool) -> CGFloat {
    guard let view else { return style == .plain ? 0 : 18 }
    let own = view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    return max(own, style == .plain ? 28 : 38)
  }
}
