import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// Geometry values as texts and as objects.
@Suite struct GeometryValueTests {
  @Test(
    .shows(
      "NSCoder.string(for: CGPoint)", "NSCoder.string(for: CGSize)", "NSCoder.string(for: CGRect)",
      "NSCoder.string(for: UIEdgeInsets)", "NSStringFromCGRect(_:)", "NSStringFromCGSize(_:)",
      "NSStringFromCGPoint(_:)"))
  func geometryIsWrittenInBraces() {
    let rect = CGRect(x: 1, y: -2.5, width: 3, height: 4)
    #expect(NSCoder.string(for: rect.origin) == "{1, -2.5}")
    #expect(NSCoder.string(for: rect.size) == "{3, 4}")
    #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {3, 4}}")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4.5}")
    #expect(NSStringFromCGPoint(rect.origin) == "{1, -2.5}")
    #expect(NSStringFromCGSize(rect.size) == "{3, 4}")
    #expect(NSStringFromCGRect(rect) == "{{1, -2.5}, {3, 4}}")
  }

  @Test func numbersLargerThanIntegersAreWritten() {
    #expect(NSCoder.string(for: CGPoint(x: CGFloat.infinity, y: 1e30)) == "{inf, 1e+30}")
  }

  @Test func numbersAreWrittenWithAllTheirDigits() {
    let hair = CGRect(x: 0, y: -1.0 / 3, width: 402, height: 1.0 / 3)
    #expect(
      NSCoder.string(for: hair) == "{{0, -0.33333333333333331}, {402, 0.33333333333333331}}")
  }

  @Test(
    .shows(
      "NSValue.init(cgSize:)", "NSValue.init(cgPoint:)", "NSValue.init(uiEdgeInsets:)",
      "NSValue.uiEdgeInsetsValue"))
  func objectsHoldWhatTheyAreMadeOf() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue.height == 4)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue.y == 2)
  }

  @Test(.shows("CGRect.inset(by:)"))
  func insetsAreTakenFromTheirEdges() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 30, right: 40)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 58, height: 169))
  }

  @Test(.shows("IndexPath.init(item:section:)", "IndexPath.item"))
  func aPathToAnItemIsOneToARow() {
    var path = IndexPath(item: 3, section: 1)
    #expect(path == IndexPath(row: 3, section: 1))
    path.item = 5
    #expect(Array(path) == [1, 5])
    #expect(path.item == 5)
  }

  @Test(
    .shows(
      "NSDirectionalEdgeInsets", "NSDirectionalEdgeInsets.top", "NSDirectionalEdgeInsets.leading",
      "NSDirectionalEdgeInsets.bottom", "NSDirectionalEdgeInsets.trailing",
      "NSDirectionalEdgeInsets.zero", "NSDirectionalEdgeInsets.init()",
      "NSDirectionalEdgeInsets.init(top:leading:bottom:trailing:)"))
  @MainActor func marginsBeginWhereReadingBegins() {
    let view = UIView()
    view.insetsLayoutMarginsFromSafeArea = false
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    var insets = NSDirectionalEdgeInsets()
    #expect(insets == .zero)
    insets.top = 5
    insets.leading = 6
    insets.bottom = 7
    insets.trailing = 8
    view.directionalLayoutMargins = insets
    #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    view.directionalLayoutMargins = .zero
    #expect(view.layoutMargins == .zero)
  }
}
