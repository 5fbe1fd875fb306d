import DeviceEvents
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// A cell that records what it is told.
private final class ToldCell: UICollectionViewCell {
  var lines: [String] = []
  override func prepareForReuse() {
    super.prepareForReuse()
    lines.append("used again")
  }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    lines.append("at \(Int(layoutAttributes.frame.minX)), \(layoutAttributes.zIndex)")
  }
}

/// A custom view for a custom value.
private struct Word: UIContentConfiguration {
  var word: String
  func makeContentView() -> any UIView & UIContentView { WordView(self) }
  func updated(for state: any UIConfigurationState) -> Word { self }
}

private final class WordView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(_ word: Word) {
    configuration = word
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite struct CollectionCellTests {
  private let items = ItemsLog()

  @Test(
    .shows(
      "UICollectionReusableView", "UICollectionReusableView.init(frame:)",
      "UICollectionReusableView.init(coder:)", "UICollectionReusableView.prepareForReuse()",
      "UICollectionReusableView.apply(_:)", "UICollectionViewLayoutAttributes.zIndex"))
  func aCellIsToldOfItsPlaceAndOfItsNextUse() {
    final class Places: UICollectionViewFlowLayout {
      var level = 0
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] { attributes.zIndex = level }
        return all
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      let cell = ToldCell(frame: .zero)
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { cell }
    }
    let (layout, source) = (Places(), Source())
    layout.sectionInset.left = 7
    let view = items.collection(layout)
    view.dataSource = source
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    // It is told only once while nothing changes.
    #expect(source.cell.lines == ["at 7, 0"])
    layout.level = 2
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(source.cell.lines == ["at 7, 0", "at 7, 2"])
    let plain = UICollectionReusableView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(plain.frame.minX == 1 && plain.reuseIdentifier == nil)
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(UICollectionReusableView(coder: coder)?.frame == .zero)
  }

  @Test(
    .shows("UICollectionReusableView.prepareForReuse()", "UICollectionViewCell.prepareForReuse()"))
  func aCellForgetsItsStateForItsNextUse() {
    var made: [UICollectionViewCell] = []
    items.counts = [1]
    items.cell = { made.append($0) }
    let view = items.collection()
    view.layoutIfNeeded()
    let cell = made[0]
    cell.isHighlighted = true
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    #expect(cell.isSelected)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(made.count == 2 && made[1] === cell)
    #expect(!cell.isSelected && !cell.isHighlighted)
  }

  @Test(
    .shows(
      "UICollectionViewCell.init(frame:)", "UICollectionViewCell.init(coder:)",
      "UICollectionViewCell.contentView", "UICollectionViewCell.isHighlighted",
      "UICollectionViewCell.backgroundView", "UICollectionViewCell.selectedBackgroundView",
      "UICollectionViewCell.layoutSubviews()"))
  func backgroundsAreBehindTheContent() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(cell.subviews == [cell.contentView] && cell.contentView.frame == cell.bounds)
    let (plain, chosen) = (UIView(), UIView())
    cell.selectedBackgroundView = chosen
    cell.backgroundView = plain
    #expect(cell.subviews == [plain, chosen, cell.contentView])
    cell.frame.size.width = 50
    cell.layoutIfNeeded()
    #expect([plain, chosen, cell.contentView].allSatisfy { $0.frame == cell.bounds })
    #expect(!plain.isHidden && chosen.isHidden && !cell.isHighlighted)
    cell.isHighlighted = true
    #expect(!chosen.isHidden)
    cell.isHighlighted = false
    cell.isSelected = true
    #expect(!chosen.isHidden)
    cell.selectedBackgroundView = nil
    #expect(cell.subviews == [plain, cell.contentView])
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let archived = try #require(UICollectionViewCell(coder: coder))
    #expect(archived.subviews == [archived.contentView])
  }

  @Test(
    .shows(
      "UICollectionViewCell.backgroundConfiguration",
      "UICollectionViewCell.contentConfiguration", "UICollectionViewListCell",
      "UICollectionViewListCell.defaultContentConfiguration()", "UIContentConfiguration",
      "UIContentConfiguration.makeContentView()"))
  func aConfigurationMakesWhatACellShows() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 90, height: 44))
    var content = cell.defaultContentConfiguration()
    #expect(content.text == nil && !content.prefersSideBySideTextAndSecondaryText)
    content.text = "Hello"
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews.map { $0 is UIListContentView } == [true])
    #expect(cell.screenElement().text == "Hello")
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews.first?.frame == cell.bounds)
    cell.contentConfiguration = Word(word: "World")
    #expect(cell.contentView.subviews.map { $0 is WordView } == [true])
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
    #expect(cell.backgroundConfiguration == nil && cell.screenElement().background == nil)
    cell.backgroundConfiguration = .listGroupedCell()
    #expect(
      cell.screenElement().background == cell.screenColor(.secondarySystemGroupedBackground))
  }

  @Test(.shows("UIContentView", "UIContentView.configuration", "UIContentView.supports(_:)"))
  func aViewShowsOtherValuesOfItsOwnType() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = Word(word: "One")
    let view = try #require(cell.contentView.subviews.first as? WordView)
    #expect(view.supports(Word(word: "Two")) && !view.supports(UIListContentConfiguration.cell()))
    cell.contentConfiguration = Word(word: "Two")
    #expect(cell.contentView.subviews.first === view)
    #expect((view.configuration as? Word)?.word == "Two")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView.subviews.first is UIListContentView)
  }
}
