import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// The components of the system's colours for texts, lines and areas, and what colours can do.
@Suite struct ColorOfSystemTests {
  /// Red, green and blue out of 255 and the opacity, in light and dark, as seen on devices.
  @Test(
    .shows(
      "UIColor.tintColor", "UIColor.label", "UIColor.secondaryLabel", "UIColor.tertiaryLabel",
      "UIColor.quaternaryLabel", "UIColor.link", "UIColor.placeholderText", "UIColor.separator",
      "UIColor.opaqueSeparator", "UIColor.systemBackground", "UIColor.secondarySystemBackground",
      "UIColor.tertiarySystemBackground", "UIColor.systemGroupedBackground",
      "UIColor.secondarySystemGroupedBackground", "UIColor.tertiarySystemGroupedBackground",
      "UIColor.systemFill", "UIColor.secondarySystemFill", "UIColor.tertiarySystemFill",
      "UIColor.quaternarySystemFill", "UIColor.lightText", "UIColor.darkText",
      "UIColor.groupTableViewBackground"))
  func colorsForTextsLinesAndAreasHaveTheirParts() {
    let colors: [(UIColor, [Double], [Double])] = [
      (.tintColor, [0, 122, 255, 1], [10, 132, 255, 1]),
      (.label, [0, 0, 0, 1], [255, 255, 255, 1]),
      (.secondaryLabel, [60, 60, 67, 0.6], [235, 235, 245, 0.6]),
      (.tertiaryLabel, [60, 60, 67, 0.3], [235, 235, 245, 0.3]),
      (.quaternaryLabel, [60, 60, 67, 0.18], [235, 235, 245, 0.16]),
      (.link, [0, 122, 255, 1], [9, 132, 255, 1]),
      (.placeholderText, [60, 60, 67, 0.3], [235, 235, 245, 0.3]),
      (.separator, [60, 60, 67, 0.29], [84, 84, 88, 0.6]),
      (.opaqueSeparator, [198, 198, 200, 1], [56, 56, 58, 1]),
      (.systemBackground, [255, 255, 255, 1], [0, 0, 0, 1]),
      (.secondarySystemBackground, [242, 242, 247, 1], [28, 28, 30, 1]),
      (.tertiarySystemBackground, [255, 255, 255, 1], [44, 44, 46, 1]),
      (.systemGroupedBackground, [242, 242, 247, 1], [0, 0, 0, 1]),
      (.secondarySystemGroupedBackground, [255, 255, 255, 1], [28, 28, 30, 1]),
      (.tertiarySystemGroupedBackground, [242, 242, 247, 1], [44, 44, 46, 1]),
      (.systemFill, [120, 120, 128, 0.2], [120, 120, 128, 0.36]),
      (.secondarySystemFill, [120, 120, 128, 0.16], [120, 120, 128, 0.32]),
      (.tertiarySystemFill, [118, 118, 128, 0.12], [118, 118, 128, 0.24]),
      (.quaternarySystemFill, [116, 116, 128, 0.08], [118, 118, 128, 0.18]),
      (.lightText, [255, 255, 255, 0.6], [255, 255, 255, 0.6]),
      (.darkText, [0, 0, 0, 1], [0, 0, 0, 1]),
      (.groupTableViewBackground, [242, 242, 247, 1], [0, 0, 0, 1]),
    ]
    for (color, light, dark) in colors {
      #expect(parts(color, .light) == light)
      #expect(parts(color, .dark) == dark)
    }
  }

  @Test(
    .shows(
      "UIColor.init(displayP3Red:green:blue:alpha:)", "UIColor.init(patternImage:)",
      "UIColor.isEqual(_:)", "UIColor.hash", "UIColor.description", "UIColor.copy(with:)",
      "UIColor.supportsSecureCoding"))
  func colorsOfTheSamePartsAreEqual() {
    let color = UIColor(displayP3Red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    let same = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(color.isEqual(same) && color.hash == same.hash)
    #expect(!color.isEqual(UIColor.red) && color.hash != UIColor.red.hash)
    #expect(!color.isEqual("colour") && !color.isEqual(nil))
    #expect(color.copy() as? UIColor === color)
    #expect(color.description == "UIExtendedSRGBColorSpace 0.25 0.5 0.75 1.0")
    #expect(UIColor.supportsSecureCoding)
    // Two colours that differ only in dark mode aren't equal.
    #expect(!UIColor.label.isEqual(UIColor.darkText))
    #expect(UIColor(patternImage: UIImage()) == UIColor(white: 0.5, alpha: 1))
  }

  @Test(.shows("UIColor.init(named:)"))
  func aNameThatNoCatalogHasMakesNoColor() {
    #expect(UIColor(named: "Nowhere") == nil)
    #expect(UIColor(named: "") == nil)
  }

  private func parts(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [Double] {
    let traits = UITraitCollection(userInterfaceStyle: style)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { Double(($0 * 255).rounded()) } + [Double(alpha)]
  }
}
