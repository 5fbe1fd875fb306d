import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// The components of colours that have names.
@Suite struct NamedColorTests {
  @Test(
    .shows(
      "UIColor.black", "UIColor.darkGray", "UIColor.lightGray", "UIColor.white", "UIColor.gray",
      "UIColor.red", "UIColor.green", "UIColor.blue", "UIColor.cyan", "UIColor.yellow",
      "UIColor.magenta", "UIColor.orange", "UIColor.purple", "UIColor.brown", "UIColor.clear"))
  func plainColorsHaveTheDocumentedParts() {
    let colors: [(UIColor, [CGFloat])] = [
      (.black, [0, 0, 0]),
      (.darkGray, [1.0 / 3, 1.0 / 3, 1.0 / 3]),
      (.lightGray, [2.0 / 3, 2.0 / 3, 2.0 / 3]),
      (.white, [1, 1, 1]),
      (.gray, [0.5, 0.5, 0.5]),
      (.red, [1, 0, 0]),
      (.green, [0, 1, 0]),
      (.blue, [0, 0, 1]),
      (.cyan, [0, 1, 1]),
      (.yellow, [1, 1, 0]),
      (.magenta, [1, 0, 1]),
      (.orange, [1, 0.5, 0]),
      (.purple, [0.5, 0, 0.5]),
      (.brown, [0.6, 0.4, 0.2]),
    ]
    for (color, parts) in colors { #expect(rgb(color) == parts + [1]) }
    #expect(rgb(.clear)[3] == 0)
  }

  /// Red, green and blue out of 255, in light and then in dark, as in Apple's guidelines.
  @Test(
    .shows(
      "UIColor.systemRed", "UIColor.systemGreen", "UIColor.systemBlue", "UIColor.systemOrange",
      "UIColor.systemYellow", "UIColor.systemPink", "UIColor.systemPurple", "UIColor.systemTeal",
      "UIColor.systemIndigo", "UIColor.systemBrown", "UIColor.systemMint", "UIColor.systemCyan",
      "UIColor.systemGray", "UIColor.systemGray2", "UIColor.systemGray3", "UIColor.systemGray4",
      "UIColor.systemGray5", "UIColor.systemGray6"))
  func colorsOfTheSystemHaveTheirParts() {
    let colors: [(UIColor, [Int], [Int])] = [
      (.systemRed, [255, 59, 48], [255, 69, 58]),
      (.systemGreen, [52, 199, 89], [48, 209, 88]),
      (.systemBlue, [0, 122, 255], [10, 132, 255]),
      (.systemOrange, [255, 149, 0], [255, 159, 10]),
      (.systemYellow, [255, 204, 0], [255, 214, 10]),
      (.systemPink, [255, 45, 85], [255, 55, 95]),
      (.systemPurple, [175, 82, 222], [191, 90, 242]),
      (.systemTeal, [48, 176, 199], [64, 200, 224]),
      (.systemIndigo, [88, 86, 214], [94, 92, 230]),
      (.systemBrown, [162, 132, 94], [172, 142, 104]),
      (.systemMint, [0, 199, 190], [99, 230, 226]),
      (.systemCyan, [50, 173, 230], [100, 210, 255]),
      (.systemGray, [142, 142, 147], [142, 142, 147]),
      (.systemGray2, [174, 174, 178], [99, 99, 102]),
      (.systemGray3, [199, 199, 204], [72, 72, 74]),
      (.systemGray4, [209, 209, 214], [58, 58, 60]),
      (.systemGray5, [229, 229, 234], [44, 44, 46]),
      (.systemGray6, [242, 242, 247], [28, 28, 30]),
    ]
    for (color, light, dark) in colors {
      #expect(numbers(color, .light) == light)
      #expect(numbers(color, .dark) == dark)
    }
  }

  private func rgb(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private func numbers(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [Int] {
    let traits = UITraitCollection(userInterfaceStyle: style)
    return rgb(color.resolvedColor(with: traits)).prefix(3).map { Int(($0 * 255).rounded()) }
  }
}
