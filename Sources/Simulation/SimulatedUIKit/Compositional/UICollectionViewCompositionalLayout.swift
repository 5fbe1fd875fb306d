public import Foundation

/// A closure that returns the layout of a section; `nil` traps.
///
/// Simulated: called each time the collection is laid out.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ environment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// What concerns all sections of a compositional layout.
///
/// Simulated: all of its properties count.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Makes a configuration.
  public override init() { super.init() }
  /// The direction in which sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The gap between sections.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the room at the sides of sections is measured from.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// A layout that is composed of sections, groups and items.
///
/// Simulated: each element gets the frame that follows from the sizes and gaps, and where the
/// content decides, it is asked when it becomes visible. Differs: what isn't visible yet has its
/// estimated size; changes of that size don't move what is visible.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var list: UICollectionLayoutListConfiguration?
  private var arrangement: CompositionalArrangement?
  private var sizes: [CollectionItems.Title: CGSize] = [:]
  /// How far sections were scrolled sideways.
  private var sideways: [Int: CGFloat] = [:]

  /// Makes a layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }
  /// Makes a layout whose sections are all alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  /// Makes a layout of the sections that a closure returns.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }
  /// Makes a layout of the sections that a closure returns.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  /// Makes an empty layout; the archive is ignored.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  /// Returns a layout of lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    layout.list = configuration
    return layout
  }

  /// What concerns all sections.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }
  /// The size of the whole content.
  open override var collectionViewContentSize: CGSize { arrangement?.size ?? .zero }

  /// Arranges everything.
  open override func prepare() {
    super.prepare()
    guard let view = owner else { return }
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    let environment = LayoutEnvironment(contentSize: room, traits: view.traitCollection)
    let sections = (0..<view.numberOfSections).map { index -> NSCollectionLayoutSection in
      guard let section = provider(index, environment) else {
        preconditionFailure(CollectionWords.noSection(index))
      }
      return section
    }
    var arrangement = CompositionalArrangement(
      sections: sections, configuration: configuration, environment: environment, sizes: sizes,
      margins: view.layoutMargins)
    arrangement.arrange(sections.indices.map { view.numberOfItems(inSection: $0) })
    for (section, offset) in sideways { arrangement.scroll(section, to: offset) }
    self.arrangement = arrangement
  }

  /// Returns the elements in a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    guard let arrangement else { return nil }
    let top = owner.map { $0.bounds.minY + $0.adjustedContentInset.top } ?? rect.minY
    let seen = arrangement.elements(in: rect, pinnedTo: top)
    arrangement.tell(seen)
    return seen
  }
  /// Returns the arrangement of an item.
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { arrangement?.placed.first { $0.title == nil && $0.indexPath == indexPath } }
  /// Returns the arrangement of a header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arrangement?.placed.first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  override var background: UIColor? { list?.shownBackground }

  override func takes(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) -> Bool {
    var wanted = attributes.frame.size
    if attributes.flexible.contains(.horizontal) { wanted.width = size.width }
    if attributes.flexible.contains(.vertical) { wanted.height = size.height }
    let known = sizes[attributes.sizeKey] ?? attributes.frame.size
    let isNew =
      abs(wanted.width - known.width) > 0.1 || abs(wanted.height - known.height) > 0.1
    sizes[attributes.sizeKey] = wanted
    return isNew
  }

  override func forgetSizes() { sizes = [:] }

  override func role(of path: IndexPath, _ kind: String?) -> ListRole? {
    guard let owner, path.count == 2 else { return nil }
    if arrangement?.sections.indices.contains(path.section) != true { prepare() }
    guard let sections = arrangement?.sections, sections.indices.contains(path.section),
      let list = sections[path.section].list
    else { return nil }
    return ListRole(list, path, kind, count: owner.numberOfItems(inSection: path.section))
  }

  override func revealSideways(_ path: IndexPath) {
    guard let offset = arrangement?.offsetRevealing(path) else { return }
    sideways[path.section] = offset
    prepare()
  }

  /// Scrolls a section sideways by one step; `false` at its end.
  func scrollOn(_ section: Int) -> Bool {
    guard let next = arrangement?.nextOffset(of: section, after: sideways[section] ?? 0) else {
      return false
    }
    sideways[section] = next
    invalidateLayout()
    return true
  }

  /// Scrolls a section back to where it was.
  func scrollBack(_ section: Int, to offset: CGFloat?) {
    sideways[section] = offset
    invalidateLayout()
  }

  /// The visible sections that can be scrolled sideways, and how far they were scrolled.
  var sidewaysSections: [(section: Int, offset: CGFloat?)] {
    guard let owner, let arrangement else { return [] }
    return arrangement.rows.filter { $0.frame.intersects(owner.bounds) }
      .map { ($0.section, sideways[$0.section]) }
  }
}

extension UICollectionViewLayoutAttributes {
  /// What the size that the content wants is remembered by.
  var sizeKey: CollectionItems.Title {
    CollectionItems.Title(kind: representedElementKind ?? "", path: indexPath)
  }
}
