import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// The frames of a compositional layout.
@MainActor @Suite struct CompositionalTests {
  /// Items in sections, with headers that are as high as their words say.
  private final class Source: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewCell(frame: .zero)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        inner.heightAnchor.constraint(equalToConstant: CGFloat(30 + 10 * indexPath.item)),
      ])
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  }

  private func view(
    _ layout: UICollectionViewLayout, _ source: Source, height: CGFloat = 400
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: height), collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// The items' frames in words.
  private func frames(_ view: UICollectionView) -> [String] {
    view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0)?.frame }.map(words)
  }

  private func words(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
      .joined(separator: " ")
  }

  @Test(
    .shows(
      "NSCollectionLayoutDimension", "NSCollectionLayoutDimension.fractionalWidth(_:)",
      "NSCollectionLayoutDimension.fractionalHeight(_:)",
      "NSCollectionLayoutDimension.absolute(_:)", "NSCollectionLayoutSize",
      "NSCollectionLayoutSize.init(widthDimension:heightDimension:)", "NSCollectionLayoutItem",
      "NSCollectionLayoutItem.init(layoutSize:supplementaryItems:)",
      "NSCollectionLayoutItem.contentInsets", "NSCollectionLayoutGroup",
      "NSCollectionLayoutGroup.horizontal(layoutSize:subitems:)", "NSCollectionLayoutSection",
      "NSCollectionLayoutSection.init(group:)", "NSCollectionLayoutSection.interGroupSpacing",
      "NSCollectionLayoutSection.contentInsets", "UICollectionViewCompositionalLayout",
      "UICollectionViewCompositionalLayout.init(section:)",
      "UICollectionViewCompositionalLayout.collectionViewContentSize"))
  func asManyItemsAreInAGroupAsThereIsRoomFor() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 15, bottom: 7, trailing: 15)
    let source = Source([4])
    let view = view(UICollectionViewCompositionalLayout(section: section), source)
    #expect(frames(view) == ["17 6 84 46", "107 6 84 46", "197 6 84 46", "17 66 84 46"])
    #expect(view.contentSize == CGSize(width: 300, height: 122))
  }

  @Test(
    .shows(
      "NSCollectionLayoutGroup.vertical(layoutSize:subitems:)",
      "NSCollectionLayoutGroup.horizontal(layoutSize:repeatingSubitem:count:)",
      "NSCollectionLayoutGroup.horizontal(layoutSize:subitem:count:)",
      "NSCollectionLayoutGroup.vertical(layoutSize:repeatingSubitem:count:)",
      "NSCollectionLayoutGroup.vertical(layoutSize:subitem:count:)",
      "NSCollectionLayoutGroup.interItemSpacing", "NSCollectionLayoutSpacing",
      "NSCollectionLayoutSpacing.fixed(_:)"))
  func groupsContainGroups() {
    let whole = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let big = NSCollectionLayoutItem(layoutSize: size(.absolute(200), .fractionalHeight(1)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(90), .fractionalHeight(1)), repeatingSubitem: whole, count: 2)
    pair.interItemSpacing = .fixed(10)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [big, pair])
    group.interItemSpacing = .fixed(10)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let source = Source([4])
    #expect(
      frames(view(layout, source)) == [
        "0 0 200 100", "210 0 90 45", "210 55 90 45", "0 100 200 100",
      ])
    let row = size(.fractionalWidth(1), .absolute(20))
    let column = size(.absolute(50), .absolute(40))
    for (group, places) in [
      (
        NSCollectionLayoutGroup.horizontal(layoutSize: row, repeatingSubitem: whole, count: 3),
        ["0 0 100 20", "100 0 100 20", "200 0 100 20", "0 20 100 20"]
      ),
      (
        .horizontal(layoutSize: row, subitem: whole, count: 2),
        ["0 0 150 20", "150 0 150 20", "0 20 150 20", "150 20 150 20"]
      ),
      (
        .vertical(layoutSize: column, subitem: whole, count: 2),
        ["0 0 50 20", "0 20 50 20", "0 40 50 20", "0 60 50 20"]
      ),
      (
        .vertical(
          layoutSize: column,
          subitems: [NSCollectionLayoutItem(layoutSize: size(.absolute(30), .absolute(15)))]),
        ["0 0 30 15", "0 15 30 15", "0 40 30 15", "0 55 30 15"]
      ),
    ] {
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group))
      #expect(frames(view(layout, source)) == places)
    }
  }

  @Test(
    .shows(
      "NSCollectionLayoutDimension.estimated(_:)",
      "NSCollectionLayoutDimension.uniformAcrossSiblings(estimate:)",
      "UICollectionReusableView.preferredLayoutAttributesFitting(_:)"))
  func theContentDecidesAboutEstimatedSizes() {
    let source = Source([3])
    let line = size(.fractionalWidth(1), .estimated(500))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: line)]))
    let list = view(UICollectionViewCompositionalLayout(section: section), source)
    #expect(frames(list) == ["0 0 300 30", "0 30 300 40", "0 70 300 50"])
    for (height, places) in [
      (
        NSCollectionLayoutDimension.estimated(9),
        ["0 0 100 30", "100 0 100 40", "200 0 100 50"]
      ),
      (.uniformAcrossSiblings(estimate: 9), ["0 0 100 50", "100 0 100 50", "200 0 100 50"]),
    ] {
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), height))
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .estimated(9)), subitems: [item]))
      let grid = view(UICollectionViewCompositionalLayout(section: section), source)
      #expect(frames(grid) == places)
      #expect(abs(grid.contentSize.height - 50) < 0.01)
    }
  }

  @Test(
    .shows(
      "NSCollectionLayoutSpacing.flexible(_:)", "NSCollectionLayoutEdgeSpacing",
      "NSCollectionLayoutEdgeSpacing.init(leading:top:trailing:bottom:)",
      "NSCollectionLayoutItem.edgeSpacing",
      "NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)",
      "NSCollectionLayoutGroupCustomItem", "NSCollectionLayoutGroupCustomItem.init(frame:zIndex:)",
      "NSCollectionLayoutContainer.contentSize", "NSCollectionLayoutEnvironment.container"))
  func gapsTakeWhatIsLeft() {
    let source = Source([3])
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(20)))
    let row = size(.fractionalWidth(1), .absolute(40))
    let spread = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item])
    spread.interItemSpacing = .flexible(5)
    #expect(
      frames(view(layout(spread), source)) == ["0 0 80 20", "110 0 80 20", "220 0 80 20"])
    let moved = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(20)))
    moved.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .fixed(3), trailing: .fixed(20), bottom: nil)
    #expect(
      frames(view(layout(.horizontal(layoutSize: row, subitems: [moved])), source)) == [
        "10 3 80 20", "120 3 80 20", "10 43 80 20",
      ])
    var seen = CGSize.zero
    let custom = NSCollectionLayoutGroup.custom(layoutSize: row) { environment in
      seen = environment.container.contentSize
      return (0..<2).map {
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 7 * $0, y: $0, width: 5, height: 6))
      }
    }
    #expect(frames(view(layout(custom), source)) == ["0 0 5 6", "7 1 5 6", "0 40 5 6"])
    #expect(seen == CGSize(width: 300, height: 40))
  }

  private func layout(_ group: NSCollectionLayoutGroup) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  /// A section of lines of 20 points.
  private func lines() -> NSCollectionLayoutSection {
    let line = size(.fractionalWidth(1), .absolute(20))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: line)]))
  }

  @Test(
    .shows(
      "NSCollectionLayoutBoundarySupplementaryItem",
      "NSCollectionLayoutBoundarySupplementaryItem.init(layoutSize:elementKind:alignment:absoluteOffset:)",
      "NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds",
      "NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary",
      "NSCollectionLayoutSection.boundarySupplementaryItems",
      "NSCollectionLayoutSection.supplementariesFollowContentInsets",
      "UICollectionViewCompositionalLayout.layoutAttributesForSupplementaryView(ofKind:at:)",
      "UICollectionViewCompositionalLayout.init(sectionProvider:configuration:)",
      "UICollectionViewCompositionalLayoutConfiguration",
      "UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing",
      "UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems"))
  func headersAndFootersAreAtTheEdges() throws {
    let source = Source([2, 30])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 6
    let top = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(9)), elementKind: "whole", alignment: .top)
    configuration.boundarySupplementaryItems = [top]
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        let section = self.lines()
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 1, leading: 10, bottom: 2, trailing: 20)
        section.supplementariesFollowContentInsets = index == 0
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: self.size(.fractionalWidth(1), .absolute(15)), elementKind: "header",
          alignment: .top)
        header.pinToVisibleBounds = true
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: self.size(.absolute(30), .absolute(5)), elementKind: "footer",
          alignment: .bottomTrailing, absoluteOffset: CGPoint(x: -1, y: 0))
        footer.extendsBoundary = index == 0
        section.boundarySupplementaryItems = [header, footer]
        return section
      }, configuration: configuration)
    let view = view(layout, source, height: 100)
    func place(_ kind: String, _ section: Int) -> String? {
      layout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: IndexPath(item: 0, section: section)
      ).map { words($0.frame) }
    }
    #expect(place("header", 0) == "10 9 270 15" && place("footer", 0) == "249 67 30 5")
    #expect(frames(view).prefix(2) == ["10 25 270 20", "10 45 270 20"])
    #expect(place("header", 1) == "0 78 300 15")
    // The last one lies over the content.
    #expect(place("footer", 1) == "269 691 30 5" && view.contentSize.height == 696)
    #expect(view.visibleSupplementaryViews(ofKind: "whole").map(\.frame.height) == [9])
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    let header = try #require(view.visibleSupplementaryViews(ofKind: "header").first)
    #expect(words(header.frame) == "0 200 300 15" && view.subviews.last === header)
  }

  @Test(
    .shows(
      "NSCollectionLayoutSection.orthogonalScrollingBehavior",
      "NSCollectionLayoutSection.visibleItemsInvalidationHandler",
      "UICollectionLayoutSectionOrthogonalScrollingBehavior", "NSCollectionLayoutVisibleItem",
      "UICollectionView.scrollToItem(at:at:animated:)"))
  func aRowIsScrolledSideways() {
    let source = Source([9, 1])
    var offsets: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: self.size(.fractionalWidth(1), .fractionalHeight(1)))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: self.size(.absolute(110), .absolute(50)), subitems: [item]))
      if index == 0 { section.orthogonalScrollingBehavior = .continuous }
      section.interGroupSpacing = 10
      section.visibleItemsInvalidationHandler = { items, offset, _ in
        if index == 0 { offsets.append(offset.x) }
        for item in items where item.indexPath.item == 5 { item.alpha = 0.5 }
      }
      return section
    }
    let view = view(layout, source)
    #expect(frames(view) == ["0 0 110 50", "120 0 110 50", "240 0 110 50", "0 50 110 50"])
    #expect(view.contentSize == CGSize(width: 300, height: 100))
    view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .left, animated: false)
    #expect(frames(view) == ["0 0 110 50", "120 0 110 50", "240 0 110 50", "0 50 110 50"])
    #expect(view.indexPathsForVisibleItems.map(\.item) == [5, 6, 7, 0])
    #expect(view.cellForItem(at: IndexPath(item: 5, section: 0))?.alpha == 0.5)
    #expect(offsets.first == 0 && offsets.last == 600)
  }

  @Test(
    .shows(
      "UICollectionViewCompositionalLayoutConfiguration.scrollDirection",
      "UICollectionViewCompositionalLayout.init(section:configuration:)",
      "NSCollectionLayoutSection.contentInsetsReference",
      "UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference"))
  func sectionsMayFollowEachOtherToTheRight() {
    let source = Source([2, 2])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(60), .fractionalHeight(0.5)), subitems: [item]))
    section.contentInsetsReference = .layoutMargins
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let view = view(layout, source)
    #expect(
      frames(view) == ["8 0 60 200", "68 0 60 200", "144 0 60 200", "204 0 60 200"])
    #expect(view.contentSize == CGSize(width: 272, height: 400))
  }

  @Test(
    .shows(
      "NSCollectionLayoutSection.decorationItems", "NSCollectionLayoutDecorationItem",
      "NSCollectionLayoutDecorationItem.background(elementKind:)",
      "UICollectionViewLayout.register(_: AnyClass?, forDecorationViewOfKind:)",
      "NSCollectionLayoutSupplementaryItem",
      "NSCollectionLayoutSupplementaryItem.init(layoutSize:elementKind:containerAnchor:)",
      "NSCollectionLayoutItem.supplementaryItems", "NSCollectionLayoutAnchor",
      "NSCollectionLayoutAnchor.init(edges:absoluteOffset:)",
      "NSCollectionLayoutAnchor.init(edges:fractionalOffset:)"))
  func backgroundsLieBehindAndBadgesInFront() {
    let source = Source([1])
    let anchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .absolute(8)), elementKind: "badge", containerAnchor: anchor)
    let line = size(.absolute(100), .absolute(50))
    let item = NSCollectionLayoutItem(layoutSize: line, supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: line, subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    let view = view(layout, source)
    #expect(view.subviews.map { words($0.frame) }.first == "5 5 290 80")
    #expect(view.subviews.map { words($0.frame) }.last == "115 16 10 8")
    let near = NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 1, y: 2))
    #expect(near.isAbsoluteOffset && !anchor.isAbsoluteOffset && anchor.isFractionalOffset)
  }
}
