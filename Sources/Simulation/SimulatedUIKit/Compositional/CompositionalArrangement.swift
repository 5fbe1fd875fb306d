import Foundation

/// The places of all elements of a compositional layout.
@MainActor struct CompositionalArrangement {
  let sections: [NSCollectionLayoutSection]
  let configuration: UICollectionViewCompositionalLayoutConfiguration
  let environment: LayoutEnvironment
  let sizes: [CollectionItems.Title: CGSize]
  let margins: UIEdgeInsets

  private(set) var placed: [UICollectionViewLayoutAttributes] = []
  private(set) var rows: [SidewaysRow] = []
  private(set) var size = CGSize.zero
  /// The ends of the sections whose headers stay visible, by the headers.
  private var pinned: [CollectionItems.Title: CGFloat] = [:]
  private var along: CGFloat = 0

  init(
    sections: [NSCollectionLayoutSection],
    configuration: UICollectionViewCompositionalLayoutConfiguration,
    environment: LayoutEnvironment, sizes: [CollectionItems.Title: CGSize], margins: UIEdgeInsets
  ) {
    self.sections = sections
    self.configuration = configuration
    self.environment = environment
    self.sizes = sizes
    self.margins = margins
  }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }
  private var room: CGSize { environment.contentSize }

  mutating func arrange(_ counts: [Int]) {
    let whole = configuration.boundarySupplementaryItems
    let top = IndexPath(index: 0)
    bounds(whole.filter(isStart), at: top, .zero)
    for (index, section) in sections.enumerated() {
      if index > 0 { along += configuration.interSectionSpacing }
      arrange(section, index, counts[index])
    }
    bounds(whole.filter(isEnd), at: top, .zero)
    for item in whole where item.pinToVisibleBounds && isStart(item) {
      pinned[CollectionItems.Title(kind: item.elementKind, path: top)] = along
    }
    size =
      isVertical
      ? CGSize(width: room.width, height: along) : CGSize(width: along, height: room.height)
  }

  private func isStart(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    item.alignment.edges.contains(isVertical ? .top : .leading)
  }
  private func isEnd(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    item.alignment.edges.contains(isVertical ? .bottom : .trailing)
  }

  // MARK: Sections

  private mutating func arrange(
    _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int
  ) {
    let begin = along
    let path = IndexPath(item: 0, section: index)
    let insets = sum(section.contentInsets, section.contentInsetsReference)
    let titles = section.boundarySupplementaryItems
    let sides =
      section.supplementariesFollowContentInsets
      ? insets : sum(.zero, section.supplementaryContentInsetsReference)
    bounds(titles.filter(isStart), at: path, sides)
    along += isVertical ? insets.top : insets.leading
    arrangeGroups(of: section, index, count, insets)
    along += isVertical ? insets.bottom : insets.trailing
    bounds(titles.filter(isEnd), at: path, sides)
    for item in titles where item.pinToVisibleBounds && isStart(item) {
      pinned[CollectionItems.Title(kind: item.elementKind, path: path)] = along
    }
    let whole =
      isVertical
      ? CGRect(x: 0, y: begin, width: room.width, height: along - begin)
      : CGRect(x: begin, y: 0, width: along - begin, height: room.height)
    for item in titles where !isStart(item) && !isEnd(item) {
      let size = size(of: item, at: path, in: whole.size)
      add(item, at: path, item.containerAnchor.place(size, in: whole))
    }
    for decoration in section.decorationItems { add(decoration, at: path, behind: whole) }
  }

  private func sum(
    _ insets: NSDirectionalEdgeInsets, _ reference: UIContentInsetsReference
  ) -> NSDirectionalEdgeInsets {
    let used = reference == .automatic ? configuration.contentInsetsReference : reference
    guard used == .layoutMargins || used == .readableContent else { return insets }
    var insets = insets
    insets.leading += margins.left
    insets.trailing += margins.right
    return insets
  }

  private mutating func arrangeGroups(
    of section: NSCollectionLayoutSection, _ index: Int, _ count: Int,
    _ insets: NSDirectionalEdgeInsets
  ) {
    let container = CGSize(
      width: max(room.width - insets.leading - insets.trailing, 0),
      height: max(room.height - insets.top - insets.bottom, 0))
    let placer = GroupPlacer(
      section: index, end: count, sizes: sizes, traits: environment.traitCollection)
    let origin =
      isVertical ? CGPoint(x: insets.leading, y: along) : CGPoint(x: along, y: insets.top)
    // In a row that is scrolled sideways, the groups run across.
    let runsDown = isVertical != section.scrollsSideways
    let visible = runsDown ? container.height : container.width
    var (run, extent, next) = (CGFloat(0), CGFloat(0), 0)
    var starts: [CGFloat] = []
    while next < count {
      var group = placer.place(section.group, in: container, from: next)
      guard group.next > next else { break }
      let length = runsDown ? group.size.height : group.size.width
      if starts.isEmpty, section.orthogonalScrollingBehavior == .groupPagingCentered {
        run = max((visible - length) / 2, 0)
      }
      let start = starts.isEmpty ? run : run + section.interGroupSpacing
      group.move(x: origin.x + (runsDown ? 0 : start), y: origin.y + (runsDown ? start : 0))
      for element in group.elements { add(element, index) }
      starts.append(start)
      run = start + length
      extent = max(extent, runsDown ? group.size.width : group.size.height)
      next = group.next
    }
    guard section.scrollsSideways else { return along += run }
    if section.orthogonalScrollingBehavior == .groupPagingCentered { run += starts.first ?? 0 }
    rows.append(
      SidewaysRow(
        section: index, behavior: section.orthogonalScrollingBehavior, isHorizontal: !runsDown,
        frame: runsDown
          ? CGRect(x: along, y: 0, width: extent, height: room.height)
          : CGRect(x: 0, y: along, width: room.width, height: extent),
        starts: starts, length: run, visible: visible))
    along += extent
  }

  private mutating func add(_ element: GroupPlacement.Element, _ section: Int) {
    let path = IndexPath(item: element.item, section: section)
    let attributes =
      element.kind.map {
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: path)
      } ?? UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    attributes.flexible = element.flexible
    placed.append(attributes)
  }

  // MARK: Headers, footers and backgrounds

  /// Places what is at one edge, and makes room for it.
  private mutating func bounds(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], at path: IndexPath,
    _ insets: NSDirectionalEdgeInsets
  ) {
    let container = CGSize(
      width: max(room.width - insets.leading - insets.trailing, 0),
      height: max(room.height - insets.top - insets.bottom, 0))
    var length: CGFloat = 0
    for item in items {
      let size = size(of: item, at: path, in: container)
      let strip =
        isVertical
        ? CGRect(x: insets.leading, y: along, width: container.width, height: size.height)
        : CGRect(x: along, y: insets.top, width: size.width, height: container.height)
      let isOverEnd = !item.extendsBoundary && isEnd(item)
      let back = isOverEnd ? -(isVertical ? size.height : size.width) : 0
      let frame = item.containerAnchor.place(size, in: strip).offsetBy(
        dx: item.offset.x + (isVertical ? 0 : back), dy: item.offset.y + (isVertical ? back : 0))
      add(item, at: path, frame)
      if item.extendsBoundary { length = max(length, isVertical ? size.height : size.width) }
    }
    along += length
  }

  private func size(
    of item: NSCollectionLayoutSupplementaryItem, at path: IndexPath, in container: CGSize
  ) -> CGSize {
    var size = item.layoutSize.size(in: container)
    let flexible = item.layoutSize.flexible
    if let own = sizes[CollectionItems.Title(kind: item.elementKind, path: path)] {
      if flexible.contains(.horizontal) { size.width = own.width }
      if flexible.contains(.vertical) { size.height = own.height }
    }
    return size
  }

  private mutating func add(
    _ item: NSCollectionLayoutSupplementaryItem, at path: IndexPath, _ frame: CGRect
  ) {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: path)
    attributes.frame = frame
    attributes.zIndex = item.zIndex
    attributes.flexible = item.layoutSize.flexible
    placed.append(attributes)
  }

  private mutating func add(
    _ decoration: NSCollectionLayoutDecorationItem, at path: IndexPath, behind frame: CGRect
  ) {
    let insets = decoration.contentInsets
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: decoration.elementKind, with: path)
    attributes.frame = frame.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    attributes.zIndex = decoration.zIndex > 0 ? decoration.zIndex : decoration.zIndex - 1
    placed.append(attributes)
  }
}

extension CompositionalArrangement {
  /// Returns the elements in a rectangle; what stays visible is moved as far as it must be.
  func elements(in rect: CGRect, pinnedTo top: CGFloat) -> [UICollectionViewLayoutAttributes] {
    placed.compactMap { attributes in
      guard isVertical, let title = attributes.title, let end = pinned[title],
        attributes.frame.minY < top
      else { return attributes.frame.intersects(rect) ? attributes : nil }
      let moved = attributes.duplicate()
      moved.frame.origin.y = max(
        min(top, end - attributes.frame.height), attributes.frame.minY)
      return moved.frame.intersects(rect) ? moved : nil
    }
  }

  /// Tells the sections that want to know which elements are visible.
  func tell(_ seen: [UICollectionViewLayoutAttributes]) {
    for (index, section) in sections.enumerated() {
      guard let tell = section.visibleItemsInvalidationHandler else { continue }
      let own = seen.filter { $0.indexPath.count == 2 && $0.indexPath.section == index }
      let row = rows.first { $0.section == index }
      tell(own, row?.origin ?? .zero, environment)
    }
  }

  /// Moves a row sideways.
  mutating func scroll(_ section: Int, to offset: CGFloat) {
    guard let index = rows.firstIndex(where: { $0.section == section }) else { return }
    let row = rows[index]
    let offset = min(max(offset, 0), row.last)
    let items = placed.filter {
      $0.indexPath.count == 2 && $0.indexPath.section == section && !$0.isDecoration
        && row.frame.contains(
          row.isHorizontal
            ? CGPoint(x: row.frame.midX, y: $0.frame.midY)
            : CGPoint(x: $0.frame.midX, y: row.frame.midY))
    }
    for attributes in items {
      attributes.frame = attributes.frame.offsetBy(
        dx: row.isHorizontal ? row.offset - offset : 0,
        dy: row.isHorizontal ? 0 : row.offset - offset)
    }
    rows[index].offset = offset
  }

  /// Returns how far a row is to be scrolled next; `nil` at its end.
  func nextOffset(of section: Int, after offset: CGFloat) -> CGFloat? {
    rows.first { $0.section == section }?.next(after: offset)
  }

  /// Returns how far an item's row is to be scrolled for the item to be visible.
  func offsetRevealing(_ path: IndexPath) -> CGFloat? {
    guard path.count == 2, let row = rows.first(where: { $0.section == path.section }),
      let frame = placed.first(where: { $0.title == nil && $0.indexPath == path })?.frame
    else { return nil }
    let place = (row.isHorizontal ? frame.minX : frame.minY) + row.offset
    let first = row.starts.first ?? 0
    return min(max(place - first, 0), row.last)
  }
}
