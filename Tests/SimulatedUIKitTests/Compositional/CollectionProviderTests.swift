import DeviceEvents
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// What layouts and data sources ask programs for, and what they tell them.
@MainActor @Suite(.serialized) struct CollectionProviderTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  private func view(_ layout: UICollectionViewLayout) -> UICollectionView {
    UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
  }

  private func line() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private func fill(_ view: UICollectionView, _ count: Int) -> Source {
    let handler: UICollectionView.CellRegistration<UICollectionViewCell, Int>.Handler = { _, _, _ in
    }
    let cells = UICollectionView.CellRegistration(handler: handler)
    let provider: Source.CellProvider = { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    let source = Source(collectionView: view, cellProvider: provider)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    source.apply(snapshot)
    return source
  }

  @Test(
    .shows(
      "NSCollectionLayoutSectionVisibleItemsInvalidationHandler",
      "UICollectionViewCompositionalLayoutSectionProvider",
      "UICollectionViewCompositionalLayout.init(sectionProvider:)",
      "NSCollectionLayoutVisibleItem.alpha", "NSCollectionLayoutVisibleItem.zIndex",
      "NSCollectionLayoutVisibleItem.isHidden", "NSCollectionLayoutVisibleItem.center",
      "NSCollectionLayoutVisibleItem.frame", "NSCollectionLayoutVisibleItem.indexPath",
      "NSCollectionLayoutVisibleItem.representedElementKind",
      "NSCollectionLayoutContainer.effectiveContentSize",
      "NSCollectionLayoutContainer.contentInsets",
      "NSCollectionLayoutContainer.effectiveContentInsets",
      "NSCollectionLayoutEnvironment.traitCollection", "UICollectionView.CellRegistration.Handler",
      "UICollectionViewDiffableDataSource.CellProvider"))
  func aSectionIsToldOfItsVisibleItems() {
    var seen: [String] = []
    let tell: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, _, environment in
      seen = items.map { item in
        let line = "\(item.indexPath.item) \(item.frame.minY) \(item.center.y) \(item.alpha) "
        return line + "\(item.zIndex) \(item.isHidden) \(item.representedElementKind == nil)"
      }
      items.last?.isHidden = true
      #expect(environment.container.effectiveContentSize == CGSize(width: 300, height: 400))
      #expect(environment.container.contentInsets == .zero)
      #expect(environment.container.effectiveContentInsets == .zero)
      #expect(environment.traitCollection.userInterfaceIdiom == .phone)
    }
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { _, _ in
      let section = line()
      section.visibleItemsInvalidationHandler = tell
      return section
    }
    let view = view(UICollectionViewCompositionalLayout(sectionProvider: provider))
    let source = fill(view, 2)
    view.layoutIfNeeded()
    #expect(seen == ["0 0.0 10.0 1.0 0 false true", "1 20.0 30.0 1.0 0 false true"])
    #expect(view.visibleCells.map(\.isHidden) == [false, true])
    #expect(source.snapshot().numberOfItems == 2)
  }

  @Test(
    .shows(
      "UICollectionViewCompositionalLayout.configuration",
      "UICollectionViewCompositionalLayout.prepare()",
      "UICollectionViewCompositionalLayout.layoutAttributesForElements(in:)",
      "UICollectionViewCompositionalLayout.layoutAttributesForItem(at:)",
      "UICollectionViewCompositionalLayout.init(coder:)",
      "UICollectionViewCompositionalLayoutConfiguration.init()",
      "NSCollectionLayoutSection.supplementaryContentInsetsReference",
      "UICollectionViewLayout.layoutAttributesForSupplementaryView(ofKind:at:)",
      "UICollectionViewFlowLayout.layoutAttributesForSupplementaryView(ofKind:at:)",
      "UICollectionViewLayoutAttributes.init(forDecorationViewOfKind:with:)"))
  func aLayoutSaysWhereThingsAre() {
    let section = line()
    let title = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(9)), elementKind: "title",
      alignment: .top)
    section.boundarySupplementaryItems = [title]
    section.supplementariesFollowContentInsets = false
    section.supplementaryContentInsetsReference = .layoutMargins
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = view(layout)
    let source = fill(view, 3)
    source.supplementaryViewProvider = { _, _, _ in UICollectionReusableView(frame: .zero) }
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    func frame(_ attributes: UICollectionViewLayoutAttributes?) -> CGRect? { attributes?.frame }
    #expect(
      frame(layout.layoutAttributesForSupplementaryView(ofKind: "title", at: path))
        == CGRect(x: 8, y: 0, width: 284, height: 9))
    #expect(frame(layout.layoutAttributesForItem(at: path))?.minY == 9)
    let seen = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 30, width: 9, height: 9))
    #expect(seen?.map(\.indexPath.item) == [1])
    let sideways = UICollectionViewCompositionalLayoutConfiguration()
    sideways.scrollDirection = .horizontal
    layout.configuration = sideways
    layout.prepare()
    #expect(frame(layout.layoutAttributesForItem(at: path))?.minY == 0)
    #expect(
      UICollectionViewLayout().layoutAttributesForSupplementaryView(ofKind: "", at: path) == nil)
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize.height = 7
    view.collectionViewLayout = flow
    view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(frame(flow.layoutAttributesForSupplementaryView(ofKind: kind, at: path))?.height == 7)
    let back = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: path)
    #expect(back.representedElementKind == "back" && back.indexPath == path)
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(UICollectionViewCompositionalLayout(coder: coder)?.collectionViewContentSize == .zero)
  }

  @Test(
    .shows(
      "UICollectionView.SupplementaryRegistration.Handler",
      "UICollectionViewDiffableDataSource.SupplementaryViewProvider",
      "UICollectionLayoutListConfiguration.ItemSeparatorHandler",
      "UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider",
      "UICollectionViewCell.ConfigurationUpdateHandler",
      "UITableViewCell.ConfigurationUpdateHandler", "UITableViewDiffableDataSource.CellProvider",
      "UIDeferredMenuElement.Provider", "UIContextMenuContentPreviewProvider",
      "UIContextMenuActionProvider", "UIContextMenuConfiguration.PreviewProvider",
      "UIContextMenuConfiguration.ActionProvider",
      "UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration",
      "UITableViewCell.automaticallyUpdatesBackgroundConfiguration"))
  func closuresHaveTheirTypes() {
    let titles: UICollectionView.SupplementaryRegistration<UICollectionReusableView>.Handler = {
      $0.accessibilityLabel = $1 + "\($2.item)"
    }
    let title = UICollectionReusableView(frame: .zero)
    titles(title, "title", IndexPath(item: 3, section: 0))
    #expect(title.accessibilityLabel == "title3")
    let views: Source.SupplementaryViewProvider = { _, _, _ in title }
    let source = fill(view(UICollectionViewFlowLayout()), 1)
    source.supplementaryViewProvider = views
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    let lines: UICollectionLayoutListConfiguration.ItemSeparatorHandler = { _, line in line }
    list.itemSeparatorHandler = lines
    let swipes: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider = { _ in nil }
    list.trailingSwipeActionsConfigurationProvider = swipes
    #expect(list.itemSeparatorHandler != nil)
    var states = 0
    let handler: UICollectionViewCell.ConfigurationUpdateHandler = { _, _ in states += 1 }
    let cell = UICollectionViewCell(frame: .zero)
    cell.configurationUpdateHandler = handler
    cell.layoutIfNeeded()
    let rowHandler: UITableViewCell.ConfigurationUpdateHandler = { _, _ in states += 1 }
    let row = UITableViewCell()
    row.configurationUpdateHandler = rowHandler
    row.layoutIfNeeded()
    #expect(states == 2)
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
    #expect(row.automaticallyUpdatesBackgroundConfiguration)
    let rows: UITableViewDiffableDataSource<Int, Int>.CellProvider = { _, _, _ in row }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let rowSource = UITableViewDiffableDataSource<Int, Int>(tableView: table, cellProvider: rows)
    #expect(rowSource.snapshot().numberOfItems == 0)
    let deferred: UIDeferredMenuElement.Provider = { $0([]) }
    #expect(UIDeferredMenuElement(deferred).title == "")
    let preview: UIContextMenuContentPreviewProvider = { nil }
    let actions: UIContextMenuActionProvider = { UIMenu(children: $0) }
    let menu = UIContextMenuConfiguration(
      identifier: nil, previewProvider: preview, actionProvider: actions)
    #expect(menu.identifier is NSUUID)
  }

  @Test(
    .shows(
      "UICellAccessory.CheckmarkOptions", "UICellAccessory.CheckmarkOptions.isHidden",
      "UICellAccessory.CheckmarkOptions.tintColor",
      "UICellAccessory.CheckmarkOptions.init(isHidden:reservedLayoutWidth:tintColor:)",
      "UICellAccessory.CustomViewConfiguration.customView",
      "UICellAccessory.CustomViewConfiguration.placement",
      "UICellAccessory.CustomViewConfiguration.isHidden",
      "UICellAccessory.CustomViewConfiguration.tintColor",
      "UICellAccessory.CustomViewConfiguration.init(customView:placement:isHidden:reservedLayoutWidth:tintColor:maintainsFixedSize:)",
      "UICellAccessory.DeleteOptions", "UICellAccessory.DeleteOptions.isHidden",
      "UICellAccessory.DeleteOptions.tintColor",
      "UICellAccessory.DeleteOptions.init(isHidden:reservedLayoutWidth:tintColor:backgroundColor:)",
      "UICellAccessory.DetailOptions", "UICellAccessory.DetailOptions.isHidden",
      "UICellAccessory.DetailOptions.tintColor",
      "UICellAccessory.DetailOptions.init(isHidden:reservedLayoutWidth:tintColor:)",
      "UICellAccessory.DisclosureIndicatorOptions",
      "UICellAccessory.DisclosureIndicatorOptions.isHidden",
      "UICellAccessory.DisclosureIndicatorOptions.tintColor",
      "UICellAccessory.DisclosureIndicatorOptions.init(isHidden:reservedLayoutWidth:tintColor:)",
      "UICellAccessory.DisplayedState", "UICellAccessory.DisplayedState.always",
      "UICellAccessory.DisplayedState.whenEditing",
      "UICellAccessory.DisplayedState.whenNotEditing", "UICellAccessory.InsertOptions",
      "UICellAccessory.InsertOptions.isHidden", "UICellAccessory.InsertOptions.tintColor",
      "UICellAccessory.InsertOptions.init(isHidden:reservedLayoutWidth:tintColor:backgroundColor:)",
      "UICellAccessory.LabelOptions", "UICellAccessory.LabelOptions.isHidden",
      "UICellAccessory.LabelOptions.tintColor", "UICellAccessory.LabelOptions.font",
      "UICellAccessory.LabelOptions.init(isHidden:reservedLayoutWidth:tintColor:font:adjustsFontForContentSizeCategory:)",
      "UICellAccessory.MultiselectOptions", "UICellAccessory.MultiselectOptions.isHidden",
      "UICellAccessory.MultiselectOptions.tintColor",
      "UICellAccessory.MultiselectOptions.init(isHidden:reservedLayoutWidth:tintColor:backgroundColor:)",
      "UICellAccessory.OutlineDisclosureOptions.isHidden",
      "UICellAccessory.OutlineDisclosureOptions.tintColor",
      "UICellAccessory.OutlineDisclosureOptions.init(style:isHidden:reservedLayoutWidth:tintColor:)",
      "UICellAccessory.OutlineDisclosureOptions.Style",
      "UICellAccessory.OutlineDisclosureOptions.Style.automatic",
      "UICellAccessory.OutlineDisclosureOptions.Style.header",
      "UICellAccessory.OutlineDisclosureOptions.Style.cell", "UICellAccessory.Placement",
      "UICellAccessory.Placement.leading(displayed:at:)",
      "UICellAccessory.Placement.trailing(displayed:at:)", "UICellAccessory.Placement.Position",
      "UICellAccessory.ReorderOptions", "UICellAccessory.ReorderOptions.isHidden",
      "UICellAccessory.ReorderOptions.tintColor",
      "UICellAccessory.ReorderOptions.init(isHidden:reservedLayoutWidth:tintColor:showsVerticalSeparator:)",
      "UICollectionViewListCell.init(frame:)", "UICollectionViewListCell.init(coder:)",
      "UICollectionViewListCell.updateConfiguration(using:)"))
  func accessoriesHaveColoursAndCanBeHidden() throws {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let first: UICellAccessory.Placement.Position = { _ in 0 }
    func accessories(_ isHidden: Bool) -> [UICellAccessory] {
      [
        .checkmark(options: .init(isHidden: isHidden, tintColor: .red)),
        .disclosureIndicator(options: .init(isHidden: isHidden, tintColor: .red)),
        .delete(displayed: .always, options: .init(isHidden: isHidden, tintColor: .red)),
        .insert(displayed: .whenNotEditing, options: .init(isHidden: isHidden, tintColor: .red)),
        .reorder(displayed: .always, options: .init(isHidden: isHidden, tintColor: .red)),
        .multiselect(displayed: .always, options: .init(isHidden: isHidden, tintColor: .red)),
        .outlineDisclosure(options: .init(style: .cell, isHidden: isHidden, tintColor: .red)),
        .detail(options: .init(isHidden: isHidden, tintColor: .red)),
        .label(
          text: "text",
          options: .init(isHidden: isHidden, tintColor: .red, font: .systemFont(ofSize: 33))),
        .customView(
          configuration: .init(
            customView: own, placement: .trailing(displayed: .always, at: first),
            isHidden: isHidden, tintColor: .red)),
        .checkmark(displayed: .whenEditing),
      ]
    }
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 900, height: 44))
    cell.accessories = accessories(false)
    cell.layoutIfNeeded()
    func shown() -> [UIView] {
      cell.subviews.filter { $0 !== cell.contentView && $0.bounds.height > 1 }
    }
    #expect(shown().count == 10)
    for view in shown() where !(view is UILabel) { #expect(view.tintColor == .red) }
    let label = try #require(shown().compactMap { $0 as? UILabel }.first)
    #expect(label.textColor == .red && label.font.pointSize == 33)
    // It is the first of those after the content.
    #expect(own.frame.minX == shown().filter { $0.frame.midX > 450 }.map(\.frame.minX).min())
    cell.accessories = accessories(true)
    cell.layoutIfNeeded()
    #expect(shown().isEmpty)
    let styles: [UICellAccessory.OutlineDisclosureOptions.Style] = [.automatic, .header, .cell]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
    let states: [UICellAccessory.DisplayedState] = [.always, .whenEditing, .whenNotEditing]
    #expect(states.map(\.rawValue) == [0, 1, 2])
    let configuration = UICellAccessory.CustomViewConfiguration(
      customView: own, placement: .leading(), isHidden: true, tintColor: .blue)
    #expect(configuration.customView === own && configuration.isHidden)
    #expect(configuration.tintColor == .blue)
    guard case .leading(.always, _) = configuration.placement else {
      Issue.record("it is placed elsewhere")
      return
    }
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let archived = try #require(UICollectionViewListCell(coder: coder))
    #expect(archived.layoutGuides == [archived.separatorLayoutGuide])
  }
}
