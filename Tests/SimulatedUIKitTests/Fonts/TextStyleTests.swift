import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// Fonts by the purpose of text, and the raw values of font options.
@Suite struct TextStyleTests {
  struct Case: Sendable {
    var style: UIFont.TextStyle
    var name: String
    var size: CGFloat
    var isBold = false
  }

  @Test(
    .shows(
      "UIFont.TextStyle", "UIFont.TextStyle.rawValue", "UIFont.TextStyle.init(rawValue:)",
      "UIFont.TextStyle.largeTitle", "UIFont.TextStyle.title1", "UIFont.TextStyle.title2",
      "UIFont.TextStyle.title3", "UIFont.TextStyle.headline", "UIFont.TextStyle.subheadline",
      "UIFont.TextStyle.body", "UIFont.TextStyle.callout", "UIFont.TextStyle.footnote",
      "UIFont.TextStyle.caption1", "UIFont.TextStyle.caption2",
      "UIFont.preferredFont(forTextStyle:compatibleWith:)",
      "UIFontDescriptor.preferredFontDescriptor(withTextStyle:)"),
    arguments: [
      Case(style: .largeTitle, name: "Title0", size: 34),
      Case(style: .title1, name: "Title1", size: 28),
      Case(style: .title2, name: "Title2", size: 22),
      Case(style: .title3, name: "Title3", size: 20),
      Case(style: .headline, name: "Headline", size: 17, isBold: true),
      Case(style: .subheadline, name: "Subhead", size: 15),
      Case(style: .body, name: "Body", size: 17), Case(style: .callout, name: "Callout", size: 16),
      Case(style: .footnote, name: "Footnote", size: 13),
      Case(style: .caption1, name: "Caption1", size: 12),
      Case(style: .caption2, name: "Caption2", size: 11),
    ])
  func aStyleHasItsNameAndTheSizeThatDevicesComeWith(_ test: Case) {
    #expect(test.style.rawValue == "UICTFontTextStyle\(test.name)")
    #expect(UIFont.TextStyle(rawValue: "UICTFontTextStyle\(test.name)") == test.style)
    let font = UIFont.preferredFont(forTextStyle: test.style, compatibleWith: nil)
    #expect(font.pointSize == test.size && font.isBold == test.isBold)
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: test.style)
    #expect(descriptor.pointSize == test.size)
    #expect(descriptor.symbolicTraits.contains(.traitBold) == test.isBold)
  }

  @Test(
    .shows(
      "UIFont.Weight", "UIFont.Weight.rawValue", "UIFont.Weight.init(rawValue:)",
      "UIFont.Weight.init(_:)", "UIFont.Weight.ultraLight", "UIFont.Weight.thin",
      "UIFont.Weight.light", "UIFont.Weight.regular", "UIFont.Weight.medium",
      "UIFont.Weight.semibold", "UIFont.Weight.bold", "UIFont.Weight.heavy",
      "UIFont.Weight.black"))
  func weightsHaveApplesNumbersAndGiveFontsTheirNames() {
    let all: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(all.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    #expect(UIFont.Weight(rawValue: 0.4) == .bold && UIFont.Weight(0.23) == .medium)
    #expect(
      all.map { UIFont.systemFont(ofSize: 9, weight: $0).fontName } == [
        ".SFUI-Ultralight", ".SFUI-Thin", ".SFUI-Light", ".SFUI-Regular", ".SFUI-Medium",
        ".SFUI-Semibold", ".SFUI-Bold", ".SFUI-Heavy", ".SFUI-Black",
      ])
  }

  @Test(
    .shows(
      "UIFont.Width", "UIFont.Width.rawValue", "UIFont.Width.init(rawValue:)",
      "UIFont.Width.standard", "UIFont.Width.condensed", "UIFont.Width.compressed",
      "UIFont.Width.expanded", "UIFont.systemFont(ofSize:weight:width:)"))
  func widthsMakeTextNarrowerAndWider() {
    #expect(UIFont.Width(rawValue: 0) == .standard && UIFont.Width.standard.rawValue == 0)
    let all: [UIFont.Width] = [.compressed, .condensed, .standard, .expanded]
    let widths = all.map { width in
      TextMeasure.width("Letters", .systemFont(ofSize: 20, weight: .regular, width: width))
    }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
    #expect(widths[2] == TextMeasure.width("Letters", .systemFont(ofSize: 20)))
  }

  @Test(
    .shows(
      "UIFontDescriptor.SymbolicTraits", "UIFontDescriptor.SymbolicTraits.rawValue",
      "UIFontDescriptor.SymbolicTraits.init(rawValue:)",
      "UIFontDescriptor.SymbolicTraits.traitItalic", "UIFontDescriptor.SymbolicTraits.traitBold",
      "UIFontDescriptor.SymbolicTraits.traitExpanded",
      "UIFontDescriptor.SymbolicTraits.traitCondensed",
      "UIFontDescriptor.SymbolicTraits.traitMonoSpace"))
  func traitsHaveApplesNumbers() {
    let all: [UIFontDescriptor.SymbolicTraits] = [
      .traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace,
    ]
    #expect(all.map(\.rawValue) == [1, 2, 32, 64, 1024])
    #expect(UIFontDescriptor.SymbolicTraits(rawValue: 3) == [.traitItalic, .traitBold])
  }

  @Test(
    .shows(
      "UIFontDescriptor.SystemDesign", "UIFontDescriptor.SystemDesign.rawValue",
      "UIFontDescriptor.SystemDesign.init(rawValue:)", "UIFontDescriptor.SystemDesign.default",
      "UIFontDescriptor.SystemDesign.rounded", "UIFontDescriptor.SystemDesign.serif",
      "UIFontDescriptor.SystemDesign.monospaced"))
  func designsHaveApplesNames() {
    let all: [UIFontDescriptor.SystemDesign] = [.default, .rounded, .serif, .monospaced]
    #expect(
      all.map(\.rawValue)
        == ["Default", "Rounded", "Serif", "Monospaced"].map {
          "NSCTFontUIFontDesign\($0)"
        })
    #expect(UIFontDescriptor.SystemDesign(rawValue: "NSCTFontUIFontDesignSerif") == .serif)
  }
}
