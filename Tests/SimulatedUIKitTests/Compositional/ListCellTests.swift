import DeviceEvents
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Lists in collections, and their cells.
@MainActor @Suite struct ListCellTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var words = ["one", "two"]
    var set: (UICollectionViewListCell, String) -> Void = { _, _ in }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { words.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
      guard let list = cell as? UICollectionViewListCell else { return cell }
      var content = list.defaultContentConfiguration()
      content.text = words[indexPath.item]
      list.contentConfiguration = content
      set(list, words[indexPath.item])
      return list
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath)
      guard let list = view as? UICollectionViewListCell else { return view }
      var content = list.defaultContentConfiguration()
      content.text = kind.hasSuffix("Header") ? "Head" : "Foot"
      list.contentConfiguration = content
      return list
    }
  }

  private func list(
    _ configuration: UICollectionLayoutListConfiguration, _ source: Source
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "word")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "title")
    }
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  /// The elements in a list, in words.
  private func words(_ element: ScreenElement) -> [String] {
    let own = ([element.kind.rawValue, element.text, element.detail].compactMap(\.self))
      .joined(separator: " ")
    if element.kind == .label, element.text == nil { return [] }
    let inner = element.children.flatMap(words)
    return element.kind == .area ? inner : [own] + inner
  }

  @Test(
    .shows(
      "UICollectionLayoutListConfiguration",
      "UICollectionLayoutListConfiguration.init(appearance:)",
      "UICollectionLayoutListConfiguration.headerMode",
      "UICollectionLayoutListConfiguration.footerMode",
      "UICollectionLayoutListConfiguration.backgroundColor",
      "UICollectionLayoutListConfiguration.headerTopPadding",
      "UICollectionViewCompositionalLayout.list(using:)",
      "NSCollectionLayoutSection.list(using:layoutEnvironment:)",
      "UICollectionViewListCell.defaultContentConfiguration()"))
  func aListHasHeadersAndFooters() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let source = Source()
    let view = list(configuration, source)
    let element = view.screenElement()
    #expect(element.background == view.screenColor(.systemGroupedBackground))
    #expect(
      Set(words(element)) == [
        "table", "sectionTitle Head", "sectionTitle Foot", "cell one", "cell two",
      ])
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
    #expect(cell.frame.minX == 16 && cell.frame.width == 288 && cell.frame.height == 44)
    #expect(header.frame.minY == 0 && header.frame.maxY == cell.frame.minY)
    #expect(
      cell.screenElement().background == cell.screenColor(.secondarySystemGroupedBackground))
    let height = header.frame.height
    configuration.headerTopPadding = 12
    configuration.backgroundColor = .red
    let padded = list(configuration, source)
    let other = try #require(
      padded.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
    #expect(other.frame.height == height + 12)
    #expect(padded.screenElement().background == padded.screenColor(.red))
    let titled = list(.init(appearance: .plain), source)
    #expect(titled.screenElement().background == titled.screenColor(.systemBackground))
  }

  @Test(.shows("UICollectionLayoutListConfiguration.headerMode"))
  func theFirstItemMayBeTheHeader() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .firstItemInSection
    let source = Source()
    let view = list(configuration, source)
    let fonts = view.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.textProperties.font
    }
    #expect(
      fonts == [
        UIListContentConfiguration.sidebarHeader().textProperties.font,
        UIListContentConfiguration.sidebarCell().textProperties.font,
      ])
  }

  @Test(
    .shows(
      "UICellAccessory", "UICellAccessory.disclosureIndicator(displayed:options:)",
      "UICellAccessory.checkmark(displayed:options:)",
      "UICellAccessory.label(text:displayed:options:)",
      "UICellAccessory.delete(displayed:options:actionHandler:)",
      "UICellAccessory.insert(displayed:options:actionHandler:)",
      "UICellAccessory.detail(displayed:options:actionHandler:)",
      "UICellAccessory.outlineDisclosure(displayed:options:actionHandler:)",
      "UICellAccessory.reorder(displayed:options:)",
      "UICellAccessory.multiselect(displayed:options:)",
      "UICellAccessory.customView(configuration:)", "UICellAccessory.CustomViewConfiguration",
      "UICollectionViewListCell.accessories", "UICollectionViewListCell.layoutSubviews()",
      "UICollectionView.isEditing"))
  func accessoriesAreShownAroundTheContent() throws {
    let source = Source()
    source.words = ["one"]
    var done: [String] = []
    source.set = { cell, _ in
      let own = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      own.text = "own"
      cell.accessories = [
        .disclosureIndicator(), .checkmark(), .label(text: "7"),
        .label(text: "hidden", options: .init(isHidden: true)),
        .delete { done.append("delete") }, .insert { done.append("insert") },
        .detail(displayed: .whenNotEditing) { done.append("detail") },
        .outlineDisclosure(), .reorder(), .multiselect(),
        .customView(configuration: .init(customView: own, placement: .leading())),
      ]
    }
    let view = list(.init(appearance: .plain), source)
    let cell = try #require(view.visibleCells.first)
    let element = view.screenElement()
    #expect(element.children.first { $0.kind == .cell }?.isOn == true)
    #expect(
      Set(words(element)) == [
        "table", "cell one", "label own", "image chevron.forward", "image checkmark", "label 7",
        "button More Info", "image chevron.right",
      ])
    #expect(cell.contentView.frame.minX == 36 && cell.contentView.frame.maxX < 320 - 100)
    view.isEditing = true
    let edited = view.screenElement()
    #expect(
      Set(words(edited)).subtracting(words(element)) == [
        "button Delete", "button Insert", "image line.3.horizontal", "image circle",
      ])
    #expect(!words(edited).contains("button More Info"))
    let buttons = cell.subviews.compactMap { $0 as? UIButton }
    for button in buttons { button.tap() }
    #expect(done == ["delete", "insert"])
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    #expect(words(view.screenElement()).contains("image checkmark.circle.fill"))
  }

  @Test(
    .shows(
      "UICollectionViewListCell.indentationLevel", "UICollectionViewListCell.indentationWidth",
      "UICollectionViewListCell.indentsAccessories"))
  func contentIsIndented() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.accessories = [.customView(configuration: .init(customView: own, placement: .leading()))]
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 56 && own.frame.minX == 36)
    cell.indentationWidth = 5
    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 46 && own.frame.minX == 16)
  }

  @Test(
    .shows(
      "UIListSeparatorConfiguration", "UICollectionLayoutListConfiguration.showsSeparators",
      "UICollectionLayoutListConfiguration.separatorConfiguration",
      "UICollectionLayoutListConfiguration.itemSeparatorHandler",
      "UIListSeparatorConfiguration.bottomSeparatorVisibility",
      "UIListSeparatorConfiguration.topSeparatorVisibility",
      "UIListSeparatorConfiguration.bottomSeparatorInsets",
      "UIListSeparatorConfiguration.topSeparatorInsets",
      "UIListSeparatorConfiguration.color"))
  func linesSeparateTheItems() {
    let source = Source()
    func lines(_ configuration: UICollectionLayoutListConfiguration) -> [[CGFloat]] {
      list(configuration, source).visibleCells.map { cell in
        cell.layoutIfNeeded()
        return cell.subviews.filter { $0.bounds.height == 0.5 && !$0.isHidden }
          .map { $0.frame.minX + $0.frame.minY * 1000 }
      }
    }
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(lines(configuration) == [[43516], [43516]])
    configuration.showsSeparators = false
    #expect(lines(configuration) == [[], []])
    // The last item of a group has none.
    configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    #expect(lines(configuration) == [[43516], []])
    configuration.separatorConfiguration.bottomSeparatorInsets.leading = 3
    configuration.separatorConfiguration.topSeparatorInsets.leading = 4
    configuration.itemSeparatorHandler = { path, lines in
      var lines = lines
      lines.topSeparatorVisibility = .visible
      lines.bottomSeparatorVisibility = path.item == 0 ? .hidden : .visible
      lines.color = .red
      return lines
    }
    #expect(lines(configuration) == [[4], [4, 43503]])
    let first = list(configuration, source).visibleCells[0]
    first.layoutIfNeeded()
    #expect(first.subviews.contains { $0.backgroundColor == .red })
  }

  @Test(
    .shows(
      "UICellConfigurationState", "UICellConfigurationState.isSelected",
      "UICellConfigurationState.isEditing", "UICollectionViewCell.configurationUpdateHandler",
      "UICollectionViewCell.configurationState",
      "UICollectionViewCell.setNeedsUpdateConfiguration()",
      "UICollectionViewCell.updateConfiguration(using:)",
      "UICollectionViewCell.automaticallyUpdatesContentConfiguration",
      "UIContentConfiguration.updated(for:)"))
  func aCellFollowsItsState() throws {
    let source = Source()
    source.words = ["one"]
    var states: [String] = []
    source.set = { cell, word in
      cell.configurationUpdateHandler = { cell, state in
        states.append((state.isSelected ? "selected" : "") + (state.isEditing ? "editing" : "-"))
        var content = (cell as? UICollectionViewListCell)?.defaultContentConfiguration()
        content?.text = word + (state.isSelected ? "!" : "")
        cell.contentConfiguration = content
      }
    }
    let view = list(.init(appearance: .plain), source)
    #expect(states == ["-"])
    view.userTaps(itemAt: IndexPath(item: 0, section: 0))
    #expect(words(view.screenElement()) == ["table", "cell one!"])
    view.isEditing = true
    view.layoutIfNeeded()
    #expect(states == ["-", "selected-", "selectedediting"])
    view.visibleCells[0].setNeedsUpdateConfiguration()
    view.layoutIfNeeded()
    #expect(states.count == 4)
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 90, height: 44))
    cell.contentConfiguration = Counting()
    cell.layoutIfNeeded()
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Counting)?.states == [false, true])
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isHighlighted = false
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Counting)?.states == [false, true])
  }

  /// A configuration that records the states for which it is updated.
  private struct Counting: UIContentConfiguration {
    var states: [Bool] = []
    func makeContentView() -> any UIView & UIContentView {
      UIListContentView(configuration: .cell())
    }
    func updated(for state: any UIConfigurationState) -> Counting {
      var next = self
      next.states.append((state as? UICellConfigurationState)?.isHighlighted ?? false)
      return next
    }
  }

  @Test(
    .shows(
      "UITableViewCell.configurationUpdateHandler", "UITableViewCell.configurationState",
      "UITableViewCell.setNeedsUpdateConfiguration()",
      "UITableViewCell.updateConfiguration(using:)"))
  func aTablesCellFollowsItsStateToo() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.contentConfiguration = Counting()
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(states == [false, true])
    #expect((cell.contentConfiguration as? Counting)?.states.count == 2)
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(states.count == 3 && cell.configurationState.isSelected)
  }

  @Test(
    .shows(
      "UIBackgroundConfiguration", "UIBackgroundConfiguration.cornerRadius",
      "UIBackgroundConfiguration.strokeColor", "UIBackgroundConfiguration.strokeWidth",
      "UIBackgroundConfiguration.backgroundInsets", "UIBackgroundConfiguration.customView",
      "UIBackgroundConfiguration.backgroundColorTransformer",
      "UIBackgroundConfiguration.resolvedBackgroundColor(for:)",
      "UIBackgroundConfiguration.resolvedStrokeColor(for:)"))
  func aBackgroundIsDrawnBehindTheContent() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.cornerRadius = 8
    background.strokeColor = .blue
    background.strokeWidth = 2
    cell.backgroundConfiguration = background
    var element = cell.screenElement()
    #expect(element.background == cell.screenColor(.red) && element.cornerRadius == 8)
    #expect(
      element.border
        == .init(width: 2, color: cell.screenColor(.blue) ?? .init(red: 0, green: 0, blue: 0)))
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .green }
    cell.backgroundConfiguration = background
    element = cell.screenElement()
    #expect(element.background == nil && element.border == nil)
    #expect(element.children.first?.frame == ScreenFrame(x: 2, y: 1, width: 94, height: 46))
    #expect(element.children.first?.background == cell.screenColor(.green))
    let own = UIView()
    background.customView = own
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(cell.subviews.first === own && own.frame == cell.bounds)
    cell.backgroundConfiguration = .clear()
    #expect(own.superview == nil)
    #expect(UIBackgroundConfiguration.clear().resolvedBackgroundColor(for: .red) == .red)
    #expect(UIBackgroundConfiguration.clear().resolvedStrokeColor(for: .red) == .red)
  }
}
