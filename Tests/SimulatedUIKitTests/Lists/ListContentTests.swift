import DeviceEvents
import Foundation
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Rows filled from a configuration, and what their views show of it.
@MainActor @Suite struct ListContentTests {
  private func shown(_ value: UIListContentConfiguration, width: CGFloat = 200) -> Row {
    let view = UIListContentView(configuration: value)
    view.frame.size = view.sizeThatFits(CGSize(width: width, height: 0))
    view.layoutIfNeeded()
    return Row(view)
  }

  /// What is inside a view: its image, its text and its secondary text.
  @MainActor private struct Row {
    let view: UIListContentView
    let main: UILabel
    let second: UILabel
    let picture: UIImageView

    init(_ view: UIListContentView) {
      self.view = view
      let labels = view.subviews.compactMap { $0 as? UILabel }
      main = labels.first ?? UILabel()
      second = labels.last ?? UILabel()
      picture = view.subviews.compactMap { $0 as? UIImageView }.first ?? UIImageView()
    }
  }

  @Test(
    .shows(
      "UIListContentConfiguration.cell()", "UIListContentConfiguration.subtitleCell()",
      "UIListContentConfiguration.valueCell()", "UIListContentConfiguration.plainHeader()",
      "UIListContentConfiguration.plainFooter()", "UIListContentConfiguration.groupedHeader()",
      "UIListContentConfiguration.groupedFooter()",
      "UIListContentConfiguration.prefersSideBySideTextAndSecondaryText"))
  func eachKindOfRowHasItsWriting() {
    let all: [UIListContentConfiguration] = [
      .cell(), .subtitleCell(), .valueCell(), .plainHeader(), .plainFooter(), .groupedHeader(),
      .groupedFooter(),
    ]
    #expect(
      all.map(\.prefersSideBySideTextAndSecondaryText) == [
        false, false, true, false, false, false, false,
      ])
    #expect(all.map(\.textProperties.font.pointSize) == [17, 17, 17, 17, 13, 13, 13])
    #expect(all.map(\.textProperties.font.isBold).firstIndex(of: true) == 3)
    #expect(all[0].textProperties.color == .label && all[6].textProperties.color == .secondaryLabel)
    #expect(all.allSatisfy { $0.text == nil && $0.image == nil })
  }

  @Test(
    .shows(
      "UIListContentConfiguration.attributedText",
      "UIListContentConfiguration.secondaryAttributedText",
      "UIListContentConfiguration.textProperties",
      "UIListContentConfiguration.secondaryTextProperties", "UIListContentView",
      "UIListContentView.init(configuration:)", "UIListContentConfiguration.TextProperties",
      "UIListContentConfiguration.TextProperties.font",
      "UIListContentConfiguration.TextProperties.color",
      "UIListContentConfiguration.TextProperties.resolvedColor()",
      "UIListContentConfiguration.TextProperties.numberOfLines",
      "UIListContentConfiguration.TextProperties.lineBreakMode",
      "UIListContentConfiguration.TextProperties.adjustsFontSizeToFitWidth",
      "UIListContentConfiguration.TextProperties.minimumScaleFactor",
      "UIListContentConfiguration.TextProperties.adjustsFontForContentSizeCategory"))
  func textsAreWrittenAsTheirPropertiesSay() {
    var value = UIListContentConfiguration.cell()
    value.text = "Plain"
    value.attributedText = NSAttributedString(string: "Main")
    value.secondaryAttributedText = NSAttributedString(string: "More")
    value.textProperties.font = .boldSystemFont(ofSize: 20)
    value.textProperties.color = .red
    value.textProperties.numberOfLines = 2
    value.textProperties.lineBreakMode = .byClipping
    value.textProperties.adjustsFontSizeToFitWidth = true
    value.textProperties.minimumScaleFactor = 0.5
    value.textProperties.adjustsFontForContentSizeCategory = false
    value.secondaryTextProperties.color = .blue
    #expect(value.attributedText?.string == "Main")
    #expect(value.secondaryAttributedText?.string == "More")
    #expect(value.textProperties.resolvedColor() == .red)
    let row = shown(value)
    #expect(row.main.text == "Main" && row.second.text == "More")
    #expect(row.main.font == .boldSystemFont(ofSize: 20) && row.main.textColor == .red)
    #expect(row.main.numberOfLines == 2 && row.main.lineBreakMode == .byClipping)
    #expect(row.main.adjustsFontSizeToFitWidth && row.main.minimumScaleFactor == 0.5)
    #expect(!row.main.adjustsFontForContentSizeCategory)
    #expect(row.second.textColor == .blue && row.second.numberOfLines == 0)
  }

  @Test func aCellsTextsAreDrawnOnce() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    (content.text, content.secondaryText) = ("Cooking", "12 recipes")
    cell.contentConfiguration = content
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    cell.layoutIfNeeded()
    let element = cell.screenElement()
    #expect(element.text == "Cooking" && element.detail == "12 recipes")
    #expect(element.children.isEmpty)
  }

  @Test(
    .shows(
      "UIListContentConfiguration.TextProperties.transform",
      "UIListContentConfiguration.TextProperties.TextTransform",
      "UIListContentConfiguration.TextProperties.TextTransform.none",
      "UIListContentConfiguration.TextProperties.TextTransform.uppercase",
      "UIListContentConfiguration.TextProperties.TextTransform.lowercase",
      "UIListContentConfiguration.TextProperties.TextTransform.capitalized"),
    arguments: [
      (UIListContentConfiguration.TextProperties.TextTransform.none, "a Text"),
      (.uppercase, "A TEXT"), (.lowercase, "a text"), (.capitalized, "A Text"),
    ])
  func lettersAreChanged(
    _ transform: UIListContentConfiguration.TextProperties.TextTransform, _ text: String
  ) {
    var value = UIListContentConfiguration.cell()
    #expect(value.textProperties.transform == .none)
    value.text = "a Text"
    value.textProperties.transform = transform
    #expect(shown(value).main.text == text)
  }

  @Test(
    .shows(
      "UIListContentConfiguration.TextProperties.alignment",
      "UIListContentConfiguration.TextProperties.TextAlignment",
      "UIListContentConfiguration.TextProperties.TextAlignment.natural",
      "UIListContentConfiguration.TextProperties.TextAlignment.center",
      "UIListContentConfiguration.TextProperties.TextAlignment.justified"),
    arguments: [
      (UIListContentConfiguration.TextProperties.TextAlignment.natural, NSTextAlignment.natural),
      (.center, .center), (.justified, .justified),
    ])
  func linesStandAsTheyAreWanted(
    _ alignment: UIListContentConfiguration.TextProperties.TextAlignment,
    _ shownAlignment: NSTextAlignment
  ) {
    var value = UIListContentConfiguration.cell()
    #expect(value.textProperties.alignment == .natural)
    value.textProperties.alignment = alignment
    #expect(shown(value).main.textAlignment == shownAlignment)
  }

  @Test(
    .shows(
      "UIListContentConfiguration.directionalLayoutMargins",
      "UIListContentConfiguration.textToSecondaryTextVerticalPadding",
      "UIListContentConfiguration.textToSecondaryTextHorizontalPadding",
      "UIListContentView.sizeThatFits(_:)", "UIListContentView.layoutSubviews()"))
  func marginsAndGapsGiveTheRowItsHeight() {
    var value = UIListContentConfiguration.cell()
    value.text = "Main"
    value.secondaryText = "More"
    value.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 10, bottom: 7, trailing: 20)
    value.textToSecondaryTextVerticalPadding = 9
    let row = shown(value)
    let (main, second) = (row.main.frame, row.second.frame)
    #expect(row.view.frame.size.width == 200)
    let both: CGFloat = main.height + second.height
    #expect(abs(row.view.frame.height - both - 21) < 1e-9)
    #expect(main.minX == 10 && main.maxX == 180)
    #expect(abs(second.minY - main.maxY - 9) < 1e-9)
    value.prefersSideBySideTextAndSecondaryText = true
    value.textToSecondaryTextHorizontalPadding = 30
    let beside = shown(value)
    #expect(beside.second.frame.maxX == 180 && beside.second.frame.minY == beside.main.frame.minY)
    let gap: CGFloat = beside.second.frame.minX - beside.main.frame.maxX
    #expect(abs(gap - 30) < 1e-9)
    let higher: CGFloat = max(main.height, second.height)
    #expect(abs(beside.view.frame.height - higher - 12) < 1e-9)
  }

  @Test(
    .shows(
      "UIListContentConfiguration.image", "UIListContentConfiguration.imageProperties",
      "UIListContentConfiguration.imageToTextPadding",
      "UIListContentConfiguration.ImageProperties",
      "UIListContentConfiguration.ImageProperties.tintColor",
      "UIListContentConfiguration.ImageProperties.cornerRadius",
      "UIListContentConfiguration.ImageProperties.maximumSize",
      "UIListContentConfiguration.ImageProperties.reservedLayoutSize",
      "UIListContentConfiguration.ImageProperties.preferredSymbolConfiguration"))
  func aPictureStandsBeforeTheText() {
    var value = UIListContentConfiguration.cell()
    value.text = "Main"
    value.image = Dots.draw(CGSize(width: 60, height: 80)) {}
    value.imageToTextPadding = 8
    value.imageProperties.tintColor = .red
    value.imageProperties.cornerRadius = 4
    let symbol = UIImage.SymbolConfiguration(pointSize: 30)
    value.imageProperties.preferredSymbolConfiguration = symbol
    let row = shown(value)
    let look = value.imageProperties
    #expect(look.resolvedTintColor(for: .blue) == .red)
    #expect(
      UIListContentConfiguration.cell().imageProperties.resolvedTintColor(for: .blue) == .blue)
    #expect(row.picture.image === value.image && row.picture.tintColor == .red)
    #expect(row.picture.layer.cornerRadius == 4)
    #expect(row.picture.preferredSymbolConfiguration == symbol)
    #expect(row.picture.frame == CGRect(x: 16, y: 11, width: 60, height: 80))
    // After the margin of 16, the image and the gap of 8.
    #expect(row.main.frame.minX == 84)
    value.imageProperties.maximumSize = CGSize(width: 0, height: 40)
    #expect(shown(value).picture.frame == CGRect(x: 16, y: 11, width: 30, height: 40))
    value.imageProperties.reservedLayoutSize = CGSize(width: 100, height: 50)
    let wide = shown(value)
    #expect(wide.picture.frame == CGRect(x: 51, y: 16, width: 30, height: 40))
    #expect(wide.main.frame.minX == 124)
  }

  @Test(
    .shows(
      "UIListContentConfiguration.makeContentView()", "UIListContentConfiguration.updated(for:)",
      "UIListContentConfiguration.axesPreservingSuperviewLayoutMargins", "UIAxis", "UIAxis.both",
      "UIListContentView.configuration", "UIListContentView.init(coder:)"))
  func aViewTakesOverANewValue() throws {
    var value = UIListContentConfiguration.cell()
    value.text = "One"
    value.axesPreservingSuperviewLayoutMargins = .both
    let view = value.updated(for: UICellConfigurationState(traitCollection: .current))
      .makeContentView()
    let shown = try #require(view.configuration as? UIListContentConfiguration)
    #expect(
      shown.text == "One" && shown.axesPreservingSuperviewLayoutMargins == UIAxis(rawValue: 3))
    value.text = "Two"
    view.configuration = value
    #expect(view.subviews.contains { ($0 as? UILabel)?.text == "Two" })
    let read = try #require(UIListContentView(coder: ObjectiveCRegistry.emptyCoder))
    #expect((read.configuration as? UIListContentConfiguration)?.text == nil)
  }
}
