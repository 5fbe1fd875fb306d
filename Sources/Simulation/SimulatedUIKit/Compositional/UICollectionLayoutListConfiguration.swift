public import Foundation

/// The look of a list.
///
/// Simulated: headers, footers, separators and colours are those of the appearance, and are shown.
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  /// Where headers are from.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// Where footers are from.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  /// A closure that returns the actions for a swipe over an item.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?
  /// A closure that returns the separators of an item.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The look.
  public let appearance: Appearance
  /// Makes a configuration of a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Whether lines separate the items.
  public var showsSeparators: Bool
  /// The lines.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that is asked for each item's lines.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the list; that of the look unless it is set.
  public var backgroundColor: UIColor?
  /// Where headers are from.
  public var headerMode = HeaderMode.none
  /// Where footers are from.
  public var footerMode = FooterMode.none
  /// The room above a header.
  public var headerTopPadding: CGFloat?
  /// The actions for a swipe to the right.
  ///
  /// Type-checks only: the user can't swipe.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions for a swipe to the left.
  ///
  /// Type-checks only: the user can't swipe.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}

extension UICollectionLayoutListConfiguration {
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  @MainActor var shownBackground: UIColor {
    backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
  }
}

/// The lines that separate the items of a list.
///
/// Simulated: the line below an item is drawn, except after the last item of a group. Differs: of
/// lines above items, only those that are made visible are drawn; effects aren't.
public struct UIListSeparatorConfiguration: Sendable {
  /// Whether a line is drawn.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }
  /// The insets that the system chooses.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: -1, leading: -1, bottom: -1, trailing: -1)

  /// Makes the lines of a list's look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Whether the line above is drawn.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below is drawn.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The room at the sides of the line above.
  public var topSeparatorInsets = automaticInsets
  /// The room at the sides of the line below.
  public var bottomSeparatorInsets = automaticInsets
  /// The colour.
  public var color = UIColor.separator
  /// The colour beside selected items.
  ///
  /// Type-checks only: the lines keep their colour.
  public var multipleSelectionColor = UIColor.separator
}

extension NSCollectionLayoutSection {
  /// Returns a section that is a list.
  ///
  /// Simulated: items below each other, as high as their contents, and at least 44 points; headers
  /// of a plain list stay visible. Differs: the gaps between groups are those of tables here.
  @preconcurrency @MainActor
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let line = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: line)]))
    section.list = configuration
    let sides: CGFloat = configuration.appearance == .insetGrouped ? 16 : 0
    let gap: CGFloat = configuration.isGrouped ? 18 : 0
    let hasHeader = configuration.headerMode == .supplementary
    let hasFooter = configuration.footerMode == .supplementary
    section.contentInsets = NSDirectionalEdgeInsets(
      top: hasHeader ? 0 : gap, leading: sides, bottom: hasFooter ? 0 : gap, trailing: sides)
    if hasHeader {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: line, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if hasFooter {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: line, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

/// What a cell is for in a list.
@MainActor struct ListRole {
  enum Kind { case item, header, footer }
  let kind: Kind
  let list: UICollectionLayoutListConfiguration
  let isLast: Bool
  /// The item's separators; `nil` for none.
  let separators: UIListSeparatorConfiguration?

  init(
    _ list: UICollectionLayoutListConfiguration, _ path: IndexPath, _ elementKind: String?,
    count: Int
  ) {
    self.list = list
    isLast = path.item == count - 1
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: kind = .header
    case UICollectionView.elementKindSectionFooter: kind = .footer
    default: kind = list.headerMode == .firstItemInSection && path.item == 0 ? .header : .item
    }
    guard kind == .item, list.showsSeparators else {
      separators = nil
      return
    }
    separators =
      list.itemSeparatorHandler?(path, list.separatorConfiguration) ?? list.separatorConfiguration
  }

  /// The configuration that a cell of this role begins with.
  var content: UIListContentConfiguration {
    let isSidebar = list.appearance == .sidebar || list.appearance == .sidebarPlain
    return switch (kind, list.isGrouped, isSidebar) {
    case (.item, _, true): .sidebarCell()
    case (.item, _, false): .cell()
    case (.header, _, true): .sidebarHeader()
    case (.header, true, _): .groupedHeader()
    case (.header, false, _): .plainHeader()
    case (.footer, true, _): .groupedFooter()
    case (.footer, false, _): .plainFooter()
    }
  }

  /// The room above a header.
  var topPadding: CGFloat { kind == .header ? list.headerTopPadding ?? 0 : 0 }
}
