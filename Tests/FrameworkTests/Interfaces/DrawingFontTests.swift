import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Fonts by styles of text and by names.
@MainActor @Suite struct DrawingFontTests: LooksAtViews {
  private func look(_ font: Font) throws -> String {
    let label = try label(of: Text("a").font(font))
    return "\(label.fontSize.map { "\(Int($0))" } ?? "")\(label.isBold ? " bold" : "")"
  }

  @Test(
    .shows("Font.system(_:design:weight:)", "Font.TextStyle", "Font.TextStyle.largeTitle"),
    .shows("Font.TextStyle.title", "Font.TextStyle.title2", "Font.TextStyle.title3"),
    .shows("Font.TextStyle.headline", "Font.TextStyle.body", "Font.TextStyle.callout"),
    .shows("Font.TextStyle.subheadline", "Font.TextStyle.footnote", "Font.TextStyle.caption"),
    .shows("Font.TextStyle.caption2"),
    arguments: [
      (.largeTitle, "34"), (.title, "28"), (.title2, "22"), (.title3, "20"),
      (.headline, "17 bold"), (.body, "17"), (.callout, "16"), (.subheadline, "15"),
      (.footnote, "13"), (.caption, "12"), (.caption2, "11"),
    ] as [(Font.TextStyle, String)])
  func aStyleOfTextHasASizeAndAWeight(_ style: Font.TextStyle, _ wanted: String) throws {
    #expect(Font.TextStyle.allCases.contains(style))
    #expect(try look(.system(style)) == wanted)
    let size = wanted.prefix(2)
    #expect(try look(.system(style, design: .serif, weight: .light)) == size)
    #expect(try look(.system(style, weight: .bold)) == "\(size) bold")
  }

  @Test(
    .shows("Font.custom(_:size:)", "Font.custom(_:fixedSize:)", "Font.custom(_:size:relativeTo:)"))
  func aFontWithANameHasItsSize() throws {
    #expect(try look(.custom("Georgia", size: 21)) == "21")
    #expect(try look(.custom("Georgia", fixedSize: 22)) == "22")
    #expect(try look(.custom("Georgia", size: 23, relativeTo: .title)) == "23")
    #expect(try look(.custom("Georgia", size: 24).bold()) == "24 bold")
  }

  @Test(.shows("Font.init(_:)", "CTFont"))
  func aFontOfUIKitIsAFont() throws {
    let font: CTFont = UIFont.systemFont(ofSize: 25, weight: .bold)
    #expect(try look(Font(font)) == "25 bold")
    #expect(try look(Font(UIFont.systemFont(ofSize: 26))) == "26")
    #expect(try look(Font(font).weight(.regular)) == "25")
  }

  @Test(
    .shows("Font.width(_:)", "Font.Width", "Font.Width.compressed", "Font.Width.condensed"),
    .shows("Font.Width.standard", "Font.Width.expanded", "Font.Width.init(_:)", "Font.Width.value"),
    .shows("View.fontWidth(_:)", "Text.fontWidth(_:)"))
  func lettersCanBeNarrowAndWide() throws {
    func width(_ view: some View) throws -> Double { try label(of: view).frame.width }
    let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded, Font.Width(0.5)]
    let drawn = try widths.map { try width(Text("letters").font(.body.width($0))) }
    #expect(drawn == drawn.sorted() && Set(drawn).count == 5)
    #expect(widths.map(\.value) == [-0.5, -0.2, 0, 0.2, 0.5])
    #expect(try width(Text("letters").fontWidth(.expanded)) == drawn[3])
    #expect(try width(VStack { Text("letters") }.fontWidth(.condensed)) == drawn[1])
    #expect(try width(Text("letters").fontWidth(nil)) == drawn[2])
    let bold = try width(Text("letters").font(.body.width(.condensed).bold()))
    #expect(bold < (try width(Text("letters").font(.body.bold()))))
  }

  @Test(.shows("Font.monospacedDigit()", "Font.monospaced()", "Font.italic()"))
  func anotherFormOfAFontHasItsSizeAndWeight() throws {
    let font = Font.title3.bold()
    for other in [font.monospacedDigit(), font.monospaced(), font.italic()] {
      #expect(try look(other) == "20 bold")
    }
  }
}
