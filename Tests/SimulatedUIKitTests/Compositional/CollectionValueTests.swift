import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// The values of which lists and their layouts are made.
@MainActor @Suite struct CollectionValueTests {
  @Test(
    .shows(
      "NSCollectionLayoutDimension.dimension", "NSCollectionLayoutDimension.isFractionalWidth",
      "NSCollectionLayoutDimension.isFractionalHeight", "NSCollectionLayoutDimension.isAbsolute",
      "NSCollectionLayoutDimension.isEstimated",
      "NSCollectionLayoutDimension.isUniformAcrossSiblings",
      "NSCollectionLayoutSize.widthDimension", "NSCollectionLayoutSize.heightDimension",
      "NSCollectionLayoutSpacing.spacing", "NSCollectionLayoutSpacing.isFlexibleSpacing",
      "NSCollectionLayoutSpacing.isFixedSpacing", "NSCollectionLayoutEdgeSpacing.leading",
      "NSCollectionLayoutEdgeSpacing.top", "NSCollectionLayoutEdgeSpacing.trailing",
      "NSCollectionLayoutEdgeSpacing.bottom"))
  func sizesSayWhatTheyAre() {
    func kinds(_ dimension: NSCollectionLayoutDimension) -> [Bool] {
      [
        dimension.isFractionalWidth, dimension.isFractionalHeight, dimension.isAbsolute,
        dimension.isEstimated, dimension.isUniformAcrossSiblings,
      ]
    }
    let all: [NSCollectionLayoutDimension] = [
      .fractionalWidth(0.1), .fractionalHeight(0.2), .absolute(3), .estimated(4),
      .uniformAcrossSiblings(estimate: 5),
    ]
    for (index, dimension) in all.enumerated() {
      #expect(kinds(dimension) == (0..<5).map { $0 == index })
    }
    #expect(all.map(\.dimension) == [0.1, 0.2, 3, 4, 5])
    let size = NSCollectionLayoutSize(widthDimension: all[2], heightDimension: all[3])
    #expect(size.widthDimension === all[2] && size.heightDimension === all[3])
    let (fixed, flexible) = (
      NSCollectionLayoutSpacing.fixed(1), NSCollectionLayoutSpacing.flexible(2)
    )
    #expect(fixed.spacing == 1 && fixed.isFixedSpacing && !fixed.isFlexibleSpacing)
    #expect(flexible.spacing == 2 && !flexible.isFixedSpacing && flexible.isFlexibleSpacing)
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(1), top: .fixed(2), trailing: .fixed(3), bottom: .fixed(4))
    #expect(
      [edges.leading, edges.top, edges.trailing, edges.bottom].map(\.?.spacing) == [1, 2, 3, 4])
  }

  @Test(
    .shows(
      "NSCollectionLayoutAnchor.edges", "NSCollectionLayoutAnchor.offset",
      "NSCollectionLayoutAnchor.isAbsoluteOffset", "NSCollectionLayoutAnchor.isFractionalOffset",
      "NSCollectionLayoutAnchor.init(edges:)",
      "NSCollectionLayoutBoundarySupplementaryItem.alignment",
      "NSCollectionLayoutBoundarySupplementaryItem.offset",
      "NSCollectionLayoutDecorationItem.elementKind", "NSCollectionLayoutDecorationItem.zIndex",
      "NSCollectionLayoutGroup.CustomProvider", "NSCollectionLayoutGroup.subitems",
      "NSCollectionLayoutGroupCustomItem.frame", "NSCollectionLayoutGroupCustomItem.zIndex",
      "NSCollectionLayoutItem.layoutSize", "NSCollectionLayoutSupplementaryItem.elementKind",
      "NSCollectionLayoutSupplementaryItem.containerAnchor",
      "NSCollectionLayoutSupplementaryItem.zIndex"))
  func itemsKeepWhatTheyAreMadeOf() {
    let anchor = NSCollectionLayoutAnchor(edges: .bottom)
    #expect(anchor.edges == .bottom && anchor.offset == .zero)
    #expect(anchor.isAbsoluteOffset && !anchor.isFractionalOffset)
    let moved = NSCollectionLayoutAnchor(edges: [], fractionalOffset: CGPoint(x: 1, y: 2))
    #expect(moved.offset.y == 2 && moved.isFractionalOffset && !moved.isAbsoluteOffset)
    let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(2))
    let title = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "title", alignment: .topLeading,
      absoluteOffset: CGPoint(x: 3, y: 4))
    #expect(title.alignment == .topLeading && title.offset == CGPoint(x: 3, y: 4))
    #expect(title.elementKind == "title" && title.layoutSize === size && title.zIndex == 1)
    #expect(title.containerAnchor.edges == [.top, .leading])
    let back = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    #expect(back.elementKind == "back" && back.zIndex == 0)
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    #expect(group.subitems == [item] && item.layoutSize === size)
    let provider: NSCollectionLayoutGroup.CustomProvider = { _ in [] }
    #expect(NSCollectionLayoutGroup.custom(layoutSize: size, itemProvider: provider).subitems == [])
    let place = NSCollectionLayoutGroupCustomItem(
      frame: CGRect(x: 1, y: 2, width: 3, height: 4), zIndex: 5)
    #expect(place.frame.maxX == 4 && place.zIndex == 5)
  }

  @Test(
    .shows(
      "NSRectAlignment", "NSRectAlignment.none", "NSRectAlignment.top",
      "NSRectAlignment.topLeading",
      "NSRectAlignment.leading", "NSRectAlignment.bottomLeading", "NSRectAlignment.bottom",
      "NSRectAlignment.bottomTrailing", "NSRectAlignment.trailing", "NSRectAlignment.topTrailing",
      "UIContentInsetsReference", "UIContentInsetsReference.automatic",
      "UIContentInsetsReference.none", "UIContentInsetsReference.safeArea",
      "UIContentInsetsReference.layoutMargins", "UIContentInsetsReference.readableContent",
      "UICollectionLayoutSectionOrthogonalScrollingBehavior.none",
      "UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous",
      "UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary",
      "UICollectionLayoutSectionOrthogonalScrollingBehavior.paging",
      "UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging",
      "UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered",
      "UICollectionLayoutListConfiguration.Appearance",
      "UICollectionLayoutListConfiguration.Appearance.plain",
      "UICollectionLayoutListConfiguration.Appearance.grouped",
      "UICollectionLayoutListConfiguration.Appearance.insetGrouped",
      "UICollectionLayoutListConfiguration.Appearance.sidebar",
      "UICollectionLayoutListConfiguration.Appearance.sidebarPlain",
      "UICollectionLayoutListConfiguration.appearance",
      "UICollectionLayoutListConfiguration.FooterMode",
      "UICollectionLayoutListConfiguration.FooterMode.none",
      "UICollectionLayoutListConfiguration.FooterMode.supplementary",
      "UICollectionLayoutListConfiguration.HeaderMode",
      "UICollectionLayoutListConfiguration.HeaderMode.none",
      "UICollectionLayoutListConfiguration.HeaderMode.supplementary",
      "UICollectionLayoutListConfiguration.HeaderMode.firstItemInSection",
      "UIListSeparatorConfiguration.Visibility",
      "UIListSeparatorConfiguration.Visibility.automatic",
      "UIListSeparatorConfiguration.Visibility.visible",
      "UIListSeparatorConfiguration.Visibility.hidden",
      "UIListSeparatorConfiguration.automaticInsets",
      "UIListSeparatorConfiguration.init(listAppearance:)", "UIAxis", "UIAxis.rawValue",
      "UIAxis.init(rawValue:)", "UIAxis.horizontal", "UIAxis.vertical", "UITimingCurveType.builtin",
      "UITimingCurveType.cubic", "UITimingCurveType.spring", "UITimingCurveType.composed",
      "UIViewAnimatingPosition.end", "UIViewAnimatingPosition.start",
      "UIViewAnimatingPosition.current", "UIViewAnimatingState.inactive",
      "UIViewAnimatingState.active", "UIViewAnimatingState.stopped"))
  func numbersAreTheDocumentedOnes() {
    let edges: [NSRectAlignment] = [
      .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing,
      .topTrailing,
    ]
    #expect(edges.map(\.rawValue) == Array(0...8))
    let references: [UIContentInsetsReference] = [
      .automatic, .none, .safeArea, .layoutMargins, .readableContent,
    ]
    #expect(references.map(\.rawValue) == Array(0...4))
    let rows: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
      .groupPagingCentered,
    ]
    #expect(rows.map(\.rawValue) == Array(0...5))
    let looks: [UICollectionLayoutListConfiguration.Appearance] = [
      .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
    ]
    #expect(looks.map(\.rawValue) == Array(0...4))
    #expect(looks.map { UICollectionLayoutListConfiguration(appearance: $0).appearance } == looks)
    let headers: [UICollectionLayoutListConfiguration.HeaderMode] = [
      .none, .supplementary, .firstItemInSection,
    ]
    #expect(headers.map(\.rawValue) == [0, 1, 2])
    let footers: [UICollectionLayoutListConfiguration.FooterMode] = [.none, .supplementary]
    #expect(footers.map(\.rawValue) == [0, 1])
    let lines: [UIListSeparatorConfiguration.Visibility] = [.automatic, .visible, .hidden]
    #expect(lines.map(\.rawValue) == [0, 1, 2])
    let separator = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(separator.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect([UIAxis.horizontal, .vertical, UIAxis(rawValue: 4)].map(\.rawValue) == [1, 2, 4])
    let curves: [UITimingCurveType] = [.builtin, .cubic, .spring, .composed]
    #expect(curves.map(\.rawValue) == Array(0...3))
    #expect([UIViewAnimatingPosition.end, .start, .current].map(\.rawValue) == [0, 1, 2])
    #expect([UIViewAnimatingState.inactive, .active, .stopped].map(\.rawValue) == [0, 1, 2])
  }

  @Test(
    .shows(
      "UICellConfigurationState.init(traitCollection:)", "UICellConfigurationState.traitCollection",
      "UICellConfigurationState.isDisabled", "UICellConfigurationState.isHighlighted",
      "UICellConfigurationState.subscript(_:)", "UIViewConfigurationState",
      "UIViewConfigurationState.init(traitCollection:)", "UIViewConfigurationState.traitCollection",
      "UIViewConfigurationState.isDisabled", "UIViewConfigurationState.isHighlighted",
      "UIViewConfigurationState.isSelected", "UIViewConfigurationState.subscript(_:)",
      "UIConfigurationState", "UIConfigurationState.init(traitCollection:)",
      "UIConfigurationState.traitCollection", "UIConfigurationState.subscript(_:)",
      "UIConfigurationStateCustomKey", "UIConfigurationStateCustomKey.rawValue",
      "UIConfigurationStateCustomKey.init(rawValue:)", "UIConfigurationStateCustomKey.init(_:)"))
  func statesKeepWhatAProgramAdds() {
    let key = UIConfigurationStateCustomKey("com.example.unread")
    #expect(key.rawValue == "com.example.unread")
    #expect(key == UIConfigurationStateCustomKey(rawValue: "com.example.unread"))
    func check<State: UIConfigurationState>(_ type: State.Type) {
      let light = UITraitCollection(userInterfaceStyle: .light)
      var state = State(traitCollection: light)
      let (first, isNew) = (state.traitCollection, state[key] == nil)
      state[key] = true
      let isAdded = state[key] == AnyHashable(true)
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      state.traitCollection = dark
      let second = state.traitCollection
      #expect(first === light && isNew)
      #expect(isAdded && second === dark)
    }
    check(UICellConfigurationState.self)
    check(UIViewConfigurationState.self)
    var plain = UIViewConfigurationState(traitCollection: .current)
    #expect(!plain.isDisabled && !plain.isHighlighted && !plain.isSelected)
    (plain.isDisabled, plain.isHighlighted, plain.isSelected) = (true, true, true)
    #expect(plain.isDisabled && plain.isHighlighted && plain.isSelected)
    let cell = UICollectionViewCell(frame: .zero)
    cell.isHighlighted = true
    cell.isUserInteractionEnabled = false
    #expect(cell.configurationState.isHighlighted && cell.configurationState.isDisabled)
    #expect(cell.configurationState.traitCollection == cell.traitCollection)
  }

  @Test(
    .shows(
      "UIBackgroundConfiguration.strokeColorTransformer", "UIBackgroundConfiguration.listCell()",
      "UIBackgroundConfiguration.listSidebarCell()",
      "UIBackgroundConfiguration.listAccompaniedSidebarCell()",
      "UIBackgroundConfiguration.listHeader()", "UIBackgroundConfiguration.listFooter()",
      "UIBackgroundConfiguration.listPlainHeaderFooter()",
      "UIBackgroundConfiguration.listGroupedHeaderFooter()",
      "UIBackgroundConfiguration.listSidebarHeader()", "UIBackgroundConfiguration.updated(for:)",
      "UIConfigurationColorTransformer", "UIConfigurationColorTransformer.transform",
      "UIConfigurationColorTransformer.init(_:)", "UIListContentConfiguration.header()",
      "UIListContentConfiguration.footer()",
      "UIListContentConfiguration.prominentInsetGroupedHeader()",
      "UIListContentConfiguration.extraProminentInsetGroupedHeader()",
      "UIListContentConfiguration.sidebarCell()",
      "UIListContentConfiguration.sidebarSubtitleCell()",
      "UIListContentConfiguration.accompaniedSidebarCell()",
      "UIListContentConfiguration.accompaniedSidebarSubtitleCell()",
      "UIListContentConfiguration.sidebarHeader()",
      "UIListContentConfiguration.ImageProperties.resolvedTintColor(for:)",
      "UICollectionViewListCell.defaultBackgroundConfiguration()"))
  func looksBeginWithThoseOfTheirPlaces() {
    var background = UIBackgroundConfiguration.listCell()
    #expect(background.backgroundColor == .systemBackground)
    background.strokeColor = .red
    background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(background.resolvedStrokeColor(for: .blue) == .green)
    #expect(background.strokeColorTransformer?.transform(.red) == .green)
    let state = UICellConfigurationState(traitCollection: .current)
    #expect(background.updated(for: state).strokeColor == .red)
    #expect(UIBackgroundConfiguration.listPlainHeaderFooter().backgroundColor == .systemBackground)
    for clear in [
      UIBackgroundConfiguration.listHeader(), .listFooter(), .listGroupedHeaderFooter(),
      .listSidebarHeader(), .listSidebarCell(), .listAccompaniedSidebarCell(),
    ] { #expect(clear.backgroundColor == nil) }
    #expect(UIBackgroundConfiguration.listSidebarCell().cornerRadius == 8)
    #expect(UIBackgroundConfiguration.listAccompaniedSidebarCell().cornerRadius == 8)
    func size(_ look: UIListContentConfiguration) -> CGFloat { look.textProperties.font.pointSize }
    #expect(size(.header()) == 13 && size(.footer()) == 13)
    #expect(size(.prominentInsetGroupedHeader()) == 20)
    #expect(size(.extraProminentInsetGroupedHeader()) == 22)
    for plain in [
      UIListContentConfiguration.sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(),
      .accompaniedSidebarSubtitleCell(),
    ] { #expect(size(plain) == 17 && !plain.prefersSideBySideTextAndSecondaryText) }
    #expect(
      UIListContentConfiguration.sidebarHeader().textProperties.font
        == .systemFont(ofSize: 17, weight: .semibold))
    #expect(
      UICollectionViewListCell(frame: .zero).defaultBackgroundConfiguration().backgroundColor == nil
    )
  }
}
