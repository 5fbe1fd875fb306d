import Foundation
import SimulatedUIKit
import TestSupport
import Testing

@Suite struct ColorTests {
  @Test(
    .shows(
      "UIColor.init(red:green:blue:alpha:)", "UIColor.cgColor", "UIColor.withAlphaComponent(_:)",
      "UIColor.getRed(_:green:blue:alpha:)", "UIColor.getWhite(_:alpha:)",
      "UIColor.init(white:alpha:)", "UIColor.init(cgColor:)"))
  func partsComeOutAsTheyWentIn() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.cgColor.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.withAlphaComponent(1) == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(!color.getWhite(nil, alpha: nil))
    var white: CGFloat = 0
    #expect(UIColor(white: 0.5, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.5)
    #expect(UIColor(cgColor: color.cgColor) == color)
  }

  @Test(
    .shows(
      "UIColor.init(hue:saturation:brightness:alpha:)",
      "UIColor.getHue(_:saturation:brightness:alpha:)"),
    arguments: [(0.0, UIColor.red), (1.0 / 3, .green), (2.0 / 3, .blue), (0.5, .cyan)])
  func huesGoAround(hue: CGFloat, color: UIColor) {
    let made = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    let pairs = zip(made.cgColor.components ?? [], color.cgColor.components ?? [])
    #expect(pairs.allSatisfy { abs($0 - $1) < 1e-9 })
    var found: CGFloat = -1
    color.getHue(&found, saturation: nil, brightness: nil, alpha: nil)
    #expect(abs(found - hue) < 1e-9)
  }

  @Test(
    .shows("UIColor.init(dynamicProvider:)", "UITraitCollection.performAsCurrent(_:)"))
  func dynamicColorsAreAskedForAnew() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.cgColor == UIColor.black.cgColor)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(color.cgColor == UIColor.white.cgColor)
      #expect(UIColor.systemBackground.cgColor == UIColor.black.cgColor)
    }
  }

  @Test(.shows("UIColor.encode(with:)", "UIColor.init(coder:)"))
  func colorsAreArchived() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
  }

  @Test(
    .shows(
      "UIFont.systemFont(ofSize:weight:)", "UIFont.preferredFont(forTextStyle:)",
      "UIFont.withSize(_:)", "UIFont.lineHeight"))
  func fontsHaveTheirSizes() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    let bold = UIFont.systemFont(ofSize: 20, weight: .bold)
    #expect(bold.pointSize == 20)
    #expect(bold.lineHeight == 24)
    #expect(bold.withSize(10).pointSize == 10)
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont(name: "", size: 3) == nil)
  }

  @Test(
    .shows(
      "CGAffineTransform.concatenating(_:)", "CGAffineTransform.inverted()",
      "CGAffineTransform.translatedBy(x:y:)", "CGAffineTransform.scaledBy(x:y:)"))
  func transformsAreUndone() {
    let transform = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 5)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 5, y: 9))
    #expect(CGPoint(x: 5, y: 9).applying(transform.inverted()) == CGPoint(x: 1, y: 1))
    #expect(transform.concatenating(transform.inverted()).isIdentity)
  }

  @Test(
    .shows(
      "NSValue.init(cgRect:)", "NSValue.cgRectValue", "NSValue.cgSizeValue", "NSValue.cgPointValue")
  )
  func valuesHoldGeometry() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
  }
}
