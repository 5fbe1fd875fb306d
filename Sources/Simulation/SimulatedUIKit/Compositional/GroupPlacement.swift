import Foundation

/// A group with its items placed, from its own upper left corner.
@MainActor struct GroupPlacement {
  /// An item, or what belongs to it.
  struct Element {
    var frame: CGRect
    var item: Int
    var flexible: FlexibleAxes
    var zIndex = 0
    /// The kind of what belongs to the item; `nil` for the item itself.
    var kind: String?
    /// Whether its height, or its width, is that of the largest of its siblings.
    var uniform: FlexibleAxes = []
  }

  var size: CGSize
  var elements: [Element]
  /// The first item that has no place yet.
  var next: Int

  mutating func move(x: CGFloat, y: CGFloat) {
    for index in elements.indices {
      elements[index].frame = elements[index].frame.offsetBy(dx: x, dy: y)
    }
  }
}

/// Places the items of a section's groups.
@MainActor struct GroupPlacer {
  let section: Int
  /// The number of items.
  let end: Int
  /// The sizes that contents want.
  let sizes: [CollectionItems.Title: CGSize]
  let traits: UITraitCollection

  /// Places the items of a group, the first of which is given.
  func place(
    _ group: NSCollectionLayoutGroup, in container: CGSize, from first: Int
  ) -> GroupPlacement {
    let insets = group.insets
    let wanted = group.layoutSize.size(in: container)
    let inner = CGSize(
      width: max(wanted.width - insets.leading - insets.trailing, 0),
      height: max(wanted.height - insets.top - insets.bottom, 0))
    var placement =
      switch group.content {
      case .horizontal: line(of: group, isHorizontal: true, inner, from: first)
      case .vertical: line(of: group, isHorizontal: false, inner, from: first)
      case .custom(let provider): custom(provider, inner, from: first)
      }
    placement.move(x: insets.leading, y: insets.top)
    let flexible = group.layoutSize.flexible
    if !flexible.contains(.horizontal) { placement.size.width = wanted.width }
    if !flexible.contains(.vertical) { placement.size.height = wanted.height }
    return placement
  }

  private func custom(
    _ provider: NSCollectionLayoutGroup.CustomProvider, _ inner: CGSize, from first: Int
  ) -> GroupPlacement {
    let places = provider(LayoutEnvironment(contentSize: inner, traits: traits))
    let elements = zip(first..<max(end, first), places).map { item, place in
      GroupPlacement.Element(
        frame: place.frame, item: item, flexible: [], zIndex: place.zIndex)
    }
    return GroupPlacement(size: inner, elements: elements, next: first + elements.count)
  }

  private func line(
    of group: NSCollectionLayoutGroup, isHorizontal: Bool, _ inner: CGSize, from first: Int
  ) -> GroupPlacement {
    let isBound = !group.layoutSize.flexible.contains(isHorizontal ? .horizontal : .vertical)
    let room = isHorizontal ? inner.width : inner.height
    let gap = group.interItemSpacing?.spacing ?? 0
    let most = group.count ?? (isBound ? Int.max : group.subitems.count)
    let share = group.count.flatMap { count in
      isBound ? max((room - gap * CGFloat(count - 1)) / CGFloat(max(count, 1)), 0) : nil
    }
    var parts: [(start: CGFloat, part: GroupPlacement)] = []
    var (along, across, next) = (CGFloat(0), CGFloat(0), first)
    while next < end, parts.count < most, !group.subitems.isEmpty {
      let subitem = group.subitems[parts.count % group.subitems.count]
      let part = part(subitem, in: inner, from: next, share, isHorizontal)
      let length = isHorizontal ? part.size.width : part.size.height
      let start = parts.isEmpty ? 0 : along + gap
      if group.count == nil, isBound, !parts.isEmpty, start + length > room + 0.5 { break }
      parts.append((start, part))
      along = start + length
      across = max(across, isHorizontal ? part.size.height : part.size.width)
      guard part.next > next else { break }
      next = part.next
    }
    let spread =
      group.interItemSpacing?.isFlexibleSpacing == true && parts.count > 1
      ? max(room - along, 0) / CGFloat(parts.count - 1) : 0
    var elements: [GroupPlacement.Element] = []
    for (number, (start, part)) in parts.enumerated() {
      var part = part
      let distance = start + spread * CGFloat(number)
      part.move(x: isHorizontal ? distance : 0, y: isHorizontal ? 0 : distance)
      elements += part.elements
    }
    return GroupPlacement(
      size: isHorizontal
        ? CGSize(width: along, height: across) : CGSize(width: across, height: along),
      elements: elements.map { equalized($0, across, isHorizontal) }, next: next)
  }

  /// Gives an element the length of its largest sibling, if it is to be uniform.
  private func equalized(
    _ element: GroupPlacement.Element, _ across: CGFloat, _ isHorizontal: Bool
  ) -> GroupPlacement.Element {
    var element = element
    if isHorizontal, element.uniform.contains(.vertical) {
      element.frame.size.height = across
    } else if !isHorizontal, element.uniform.contains(.horizontal) {
      element.frame.size.width = across
    }
    return element
  }

  private func part(
    _ item: NSCollectionLayoutItem, in inner: CGSize, from first: Int, _ share: CGFloat?,
    _ isHorizontal: Bool
  ) -> GroupPlacement {
    if let group = item as? NSCollectionLayoutGroup {
      var container = inner
      if let share {
        if isHorizontal { container.width = share } else { container.height = share }
      }
      return place(group, in: container, from: first)
    }
    var size = item.layoutSize.size(in: inner)
    var flexible = item.layoutSize.flexible
    if let share {
      if isHorizontal { size.width = share } else { size.height = share }
      flexible.remove(isHorizontal ? .horizontal : .vertical)
    }
    let path = IndexPath(item: first, section: section)
    if let own = sizes[CollectionItems.Title(kind: "", path: path)] {
      if flexible.contains(.horizontal) { size.width = own.width }
      if flexible.contains(.vertical) { size.height = own.height }
    }
    return leaf(item, size, flexible, first)
  }

  private func leaf(
    _ item: NSCollectionLayoutItem, _ size: CGSize, _ flexible: FlexibleAxes, _ number: Int
  ) -> GroupPlacement {
    let insets = item.insets
    let edges = item.edgeSpacing?.insets ?? .zero
    let frame = CGRect(
      x: edges.leading + insets.leading, y: edges.top + insets.top,
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    var uniform: FlexibleAxes = []
    if item.layoutSize.widthDimension.isUniformAcrossSiblings { uniform.insert(.horizontal) }
    if item.layoutSize.heightDimension.isUniformAcrossSiblings { uniform.insert(.vertical) }
    let own = GroupPlacement.Element(
      frame: frame, item: number, flexible: flexible, uniform: uniform)
    let badges = item.supplementaryItems.map { badge in
      GroupPlacement.Element(
        frame: badge.containerAnchor.place(badge.layoutSize.size(in: frame.size), in: frame),
        item: number, flexible: [], zIndex: badge.zIndex, kind: badge.elementKind)
    }
    return GroupPlacement(
      size: CGSize(
        width: size.width + edges.leading + edges.trailing,
        height: size.height + edges.top + edges.bottom),
      elements: [own] + badges, next: number + 1)
  }
}
