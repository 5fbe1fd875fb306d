import Foundation

/// Arranges a collection's items in lines; for horizontal scrolling the axes are exchanged.
@MainActor struct FlowArrangement {
  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?
  private var along: CGFloat = 0
  private(set) var placed: [UICollectionViewLayoutAttributes] = []

  init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView) {
    self.layout = layout
    self.view = view
    delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private var isVertical: Bool { layout.scrollDirection == .vertical }
  private var room: CGFloat { isVertical ? view.bounds.width : view.bounds.height }

  var size: CGSize {
    isVertical ? CGSize(width: room, height: along) : CGSize(width: along, height: room)
  }

  mutating func arrange() {
    for section in 0..<view.numberOfSections {
      let header =
        delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
        ?? layout.headerReferenceSize
      title(UICollectionView.elementKindSectionHeader, header, section)
      items(of: section)
      let footer =
        delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
        ?? layout.footerReferenceSize
      title(UICollectionView.elementKindSectionFooter, footer, section)
    }
  }

  private mutating func title(_ kind: String, _ size: CGSize, _ section: Int) {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = frame(across: 0, along: along, size: (room, length))
    placed.append(attributes)
    along += length
  }

  private mutating func items(of section: Int) {
    let inset =
      delegate?.collectionView(view, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
    let lineGap =
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
    let gap =
      delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    let start = isVertical ? inset.left : inset.top
    let end = room - (isVertical ? inset.right : inset.bottom)
    along += isVertical ? inset.top : inset.left
    var across = start
    var line: CGFloat = 0
    for item in 0..<view.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let size = size(of: path)
      if across > start, across + size.across > end {
        along += line + lineGap
        (across, line) = (start, 0)
      }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = frame(across: across, along: along, size: (size.across, size.along))
      placed.append(attributes)
      across += size.across + gap
      line = max(line, size.along)
    }
    along += line + (isVertical ? inset.bottom : inset.right)
  }

  private func size(of path: IndexPath) -> (across: CGFloat, along: CGFloat) {
    var size =
      delegate?.collectionView(view, layout: layout, sizeForItemAt: path) ?? layout.itemSize
    if size.width > 1e6 { size = CGSize(width: 50, height: 50) }
    return isVertical ? (size.width, size.height) : (size.height, size.width)
  }

  private func frame(
    across: CGFloat, along: CGFloat, size: (across: CGFloat, along: CGFloat)
  ) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: size.across, height: size.along)
      : CGRect(x: along, y: across, width: size.along, height: size.across)
  }
}
