import Foundation
import SimulatedCoreGraphics
import SimulatedQuartzCore
import TestSupport
import Testing

/// Three-dimensional transforms.
@Suite struct MatrixTests {
  private func entries(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ]
  }

  private static let flat = CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)

  @Test(
    .shows(
      "CATransform3D.init()", "CATransform3D.m11", "CATransform3D.m12", "CATransform3D.m13",
      "CATransform3D.m14", "CATransform3D.m21", "CATransform3D.m22", "CATransform3D.m23",
      "CATransform3D.m24", "CATransform3D.m31", "CATransform3D.m32", "CATransform3D.m33",
      "CATransform3D.m34", "CATransform3D.m41", "CATransform3D.m42", "CATransform3D.m43",
      "CATransform3D.m44", "CATransform3DIdentity", "CATransform3DMakeAffineTransform(_:)",
      "CATransform3DMakeScale(_:_:_:)", "CATransform3DMakeTranslation(_:_:_:)"))
  func matricesHaveTheirEntries() {
    #expect(entries(CATransform3D()) == Array(repeating: 0, count: 16))
    #expect(entries(CATransform3DIdentity) == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    #expect(
      entries(CATransform3DMakeAffineTransform(Self.flat))
        == [2, 3, 0, 0, 4, 5, 0, 0, 0, 0, 1, 0, 6, 7, 0, 1])
    #expect(
      entries(CATransform3DMakeScale(2, 3, 4)) == [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1])
    #expect(
      entries(CATransform3DMakeTranslation(2, 3, 4))
        == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 3, 4, 1])
  }

  @Test(.shows("CATransform3DGetAffineTransform(_:)"))
  func theFlatPartComesOutAsItWentIn() {
    #expect(
      CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(Self.flat)) == Self.flat)
    var deep = CATransform3DIdentity
    deep.m34 = -0.002
    deep.m13 = 9
    #expect(CATransform3DGetAffineTransform(deep) == .identity)
  }
}
