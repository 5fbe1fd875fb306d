import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// Fonts with a face and a size, and their metrics.
@Suite struct FaceTests {
  @Test(
    .shows(
      "UIFont.init(name:size:)", "UIFont.fontName", "UIFont.familyName", "UIFont.pointSize",
      "UIFont.fontDescriptor", "UIFontDescriptor"))
  func aNameSaysWhatTheFaceIsLike() throws {
    let font = try #require(UIFont(name: "Menlo-BoldItalic", size: 13))
    #expect(font.fontName == "Menlo-BoldItalic" && font.familyName == "Menlo")
    #expect(font.pointSize == 13)
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic, .traitMonoSpace])
    let plain = try #require(UIFont(name: "Georgia", size: 13))
    #expect(plain.familyName == "Georgia" && plain.fontDescriptor.symbolicTraits == [])
    #expect(UIFont.systemFont(ofSize: 9).familyName == ".AppleSystemUIFont")
  }

  @Test(
    .shows(
      "UIFont.systemFont(ofSize:)", "UIFont.boldSystemFont(ofSize:)",
      "UIFont.italicSystemFont(ofSize:)", "UIFont.monospacedSystemFont(ofSize:weight:)",
      "UIFont.monospacedDigitSystemFont(ofSize:weight:)"))
  func theSystemsFontComesInItsForms() {
    let all: [UIFont] = [
      .systemFont(ofSize: 10), .boldSystemFont(ofSize: 11), .italicSystemFont(ofSize: 12),
      .monospacedSystemFont(ofSize: 13, weight: .bold),
      .monospacedDigitSystemFont(ofSize: 14, weight: .heavy),
    ]
    #expect(all.map(\.pointSize) == [10, 11, 12, 13, 14])
    #expect(
      all.map(\.fontDescriptor.symbolicTraits) == [
        [], .traitBold, .traitItalic, [.traitBold, .traitMonoSpace], .traitBold,
      ])
    #expect(TextMeasure.width("iii", all[3]) == TextMeasure.width("mmm", all[3]))
    #expect(TextMeasure.width("iii", all[4]) < TextMeasure.width("mmm", all[4]))
    #expect(TextMeasure.width("111", all[4]) == TextMeasure.width("888", all[4]))
  }

  @Test(
    .shows(
      "UIFont.ascender", "UIFont.descender", "UIFont.capHeight", "UIFont.xHeight",
      "UIFont.leading"))
  func aLineIsAsHighAsLettersRiseAndFall() {
    let font = UIFont.systemFont(ofSize: 30)
    let height: CGFloat = font.ascender - font.descender + font.leading
    #expect(abs(height - font.lineHeight) < 1e-9)
    #expect(font.descender < 0 && font.xHeight > 0)
    #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight)
    let larger = font.withSize(60)
    #expect(larger.capHeight == font.capHeight * 2 && larger.xHeight == font.xHeight * 2)
  }

  @Test(.shows("UIFont.isEqual(_:)", "UIFont.hash", "UIFont.copy(with:)"))
  func fontsOfTheSameFaceAreEqual() {
    let font = UIFont.systemFont(ofSize: 14, weight: .bold)
    #expect(font == UIFont.systemFont(ofSize: 14, weight: .bold))
    #expect(font.hash == UIFont.systemFont(ofSize: 14, weight: .bold).hash)
    #expect(Set([14, 15, 16].map { UIFont.systemFont(ofSize: $0).hash }).count > 1)
    let others: [UIFont] = [
      .systemFont(ofSize: 15, weight: .bold), .systemFont(ofSize: 14),
      .monospacedSystemFont(ofSize: 14, weight: .bold),
      .systemFont(ofSize: 14, weight: .bold, width: .condensed),
    ]
    #expect(!others.contains(font))
    #expect(font.copy(with: nil) as? UIFont == font)
  }

  @Test(
    .shows(
      "UIFont.labelFontSize", "UIFont.buttonFontSize", "UIFont.smallSystemFontSize",
      "UIFont.systemFontSize"))
  func theSystemsSizesAreApples() {
    let sizes = [
      UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.smallSystemFontSize,
      UIFont.systemFontSize,
    ]
    #expect(sizes == [17, 18, 12, 14])
  }

  @Test(
    .shows(
      "UIFont.init(descriptor:size:)", "UIFontDescriptor.init(name:size:)",
      "UIFontDescriptor.pointSize", "UIFontDescriptor.symbolicTraits",
      "UIFontDescriptor.withSymbolicTraits(_:)", "UIFontDescriptor.withSize(_:)",
      "UIFontDescriptor.withDesign(_:)"))
  func aDescriptionBecomesAFont() throws {
    let plain = UIFontDescriptor(name: "Georgia", size: 12)
    #expect(plain.pointSize == 12 && plain.symbolicTraits == [])
    // A size of 0 is the description's own (documented).
    let same = UIFont(descriptor: plain, size: 0)
    #expect(same.pointSize == 12 && same.fontName == "Georgia")
    #expect(UIFont(descriptor: plain, size: 20).pointSize == 20)
    #expect(UIFont(descriptor: plain.withSize(30), size: 0).pointSize == 30)
    let both = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: both, size: 0).fontDescriptor.symbolicTraits == both.symbolicTraits)
    #expect(UIFont(descriptor: both, size: 0).isBold)
    let system = UIFont.systemFont(ofSize: 15).fontDescriptor
    let design = try #require(system.withDesign(.monospaced))
    let wide = UIFont(descriptor: design, size: 0)
    #expect(TextMeasure.width("ill", wide) == TextMeasure.width("mmm", wide))
    #expect(design.withDesign(.serif)?.symbolicTraits == [] && design.pointSize == 15)
  }

  @Test(
    .shows(
      "UIFontMetrics", "UIFontMetrics.default", "UIFontMetrics.init(forTextStyle:)",
      "UIFontMetrics.scaledFont(for:)", "UIFontMetrics.scaledFont(for:maximumPointSize:)",
      "UIFontMetrics.scaledValue(for:)"))
  func inTheSizeThatDevicesComeWithNothingGrows() {
    let font = UIFont.systemFont(ofSize: 40, weight: .bold)
    for metrics in [UIFontMetrics.default, UIFontMetrics(forTextStyle: .caption1)] {
      #expect(metrics.scaledFont(for: font) == font)
      #expect(metrics.scaledFont(for: font, maximumPointSize: 50) == font)
      #expect(metrics.scaledFont(for: font, maximumPointSize: 30).pointSize == 30)
      #expect(metrics.scaledValue(for: 12.5) == 12.5)
    }
  }
}
