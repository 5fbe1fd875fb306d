import Foundation

/// What a collection knows about its items.
@MainActor struct CollectionItems {
  /// A header or footer, or another view that isn't an item.
  struct Title: Hashable {
    var kind: String
    var path: IndexPath
  }

  /// The number of items in each section; `nil` before the data source is asked.
  var counts: [Int]?
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var titles: [Title: UICollectionReusableView] = [:]
  var chosen: [IndexPath] = []
  /// Cells that are dequeued as they are, because only their content is requested again.
  var kept: [IndexPath: UICollectionViewCell] = [:]
}

extension UICollectionView {
  func counted() -> [Int] {
    if let counts = items.counts { return counts }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let made = (0..<max(sections, 0)).map {
      max(dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0, 0)
    }
    items.counts = made
    return made
  }

  func refresh() {
    for (path, cell) in items.cells { recycle(cell, path) }
    items.cells = [:]
    forgetTitles()
  }

  /// Asks for headers, footers and counts again.
  func forgetTitles() {
    for (title, view) in items.titles { recycle(view, title) }
    items.titles = [:]
    items.counts = nil
    collectionViewLayout.forgetSizes()
    setNeedsLayout()
  }

  func recycle(_ cell: UICollectionViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    pool.put(cell, cell.reuseIdentifier)
  }

  private func recycle(_ view: UICollectionReusableView, _ title: CollectionItems.Title) {
    view.removeFromSuperview()
    pool.put(view, view.reuseIdentifier.map { title.kind + " " + $0 })
  }

  /// Lays out everything that is visible; content that wants another size is laid out again.
  func arrange() {
    guard bounds.width > 0, dataSource != nil else { return }
    for _ in 0..<8 {
      collectionViewLayout.prepare()
      contentSize = collectionViewLayout.collectionViewContentSize
      let seen = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      drop(allBut: seen)
      var isSettled = true
      for attributes in seen where !show(attributes) { isSettled = false }
      if isSettled { break }
    }
    backgroundView?.frame = bounds
  }

  private func drop(allBut seen: [UICollectionViewLayoutAttributes]) {
    let paths = Set(seen.filter { $0.representedElementKind == nil }.map(\.indexPath))
    for (path, cell) in items.cells where !paths.contains(path) {
      items.cells[path] = nil
      recycle(cell, path)
    }
    let titles = Set(seen.compactMap(\.title))
    for (title, view) in items.titles where !titles.contains(title) {
      items.titles[title] = nil
      recycle(view, title)
    }
  }

  /// Shows an element at its place; `false` if its content wants another size.
  private func show(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let view = attributes.title.map { titleView($0, attributes) } ?? cell(attributes.indexPath)
    if view.frame != attributes.frame { view.frame = attributes.frame }
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    if attributes.zIndex > 0, subviews.last !== view { bringSubviewToFront(view) }
    if attributes.zIndex < 0, subviews.first !== view { sendSubviewToBack(view) }
    view.applyIfChanged(attributes)
    guard !attributes.flexible.isEmpty else { return true }
    let wanted = view.preferredLayoutAttributesFitting(attributes.duplicate())
    return !collectionViewLayout.takes(wanted.size, for: attributes)
  }

  private func cell(_ path: IndexPath) -> UICollectionReusableView {
    if let cell = items.cells[path] { return cell }
    guard let cell = askedCell(path) else { return UICollectionViewCell(frame: .zero) }
    cell.isSelected = items.chosen.contains(path)
    items.cells[path] = cell
    addSubview(cell)
    tellOutline(cell, path)
    cell.updateConfigurationIfNeeded()
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  private func askedCell(_ path: IndexPath) -> UICollectionViewCell? {
    RegistrationIdentity.whileAsked { dataSource?.collectionView(self, cellForItemAt: path) }
  }

  /// Asks for the content of a visible item again; another cell takes the old one's place.
  func reconfigure(_ path: IndexPath) {
    guard let old = items.cells[path] else { return }
    items.kept[path] = old
    defer { items.kept[path] = nil }
    guard let cell = askedCell(path), cell !== old else { return setNeedsLayout() }
    items.cells[path] = nil
    recycle(old, path)
    cell.isSelected = items.chosen.contains(path)
    items.cells[path] = cell
    addSubview(cell)
    setNeedsLayout()
  }

  private func titleView(
    _ title: CollectionItems.Title, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    if let view = items.titles[title] { return view }
    let made: UICollectionReusableView? =
      attributes.isDecoration
      ? collectionViewLayout.decoration(title.kind)
      : RegistrationIdentity.whileAsked {
        dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: title.kind, at: title.path)
      }
    guard let view = made else { return UICollectionReusableView(frame: .zero) }
    items.titles[title] = view
    addSubview(view)
    (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    return view
  }

  /// Tells a view what it is for before it is set up.
  func take(_ view: UICollectionReusableView, for path: IndexPath, _ kind: String?) {
    view.elementKind = kind
    (view as? UICollectionViewListCell)?.role = collectionViewLayout.role(of: path, kind)
  }
}
