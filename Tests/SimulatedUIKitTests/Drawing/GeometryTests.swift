import Foundation
import SimulatedCoreGraphics
import TestSupport
import Testing

/// Transforms and vectors, with the arithmetic that Apple documents.
@Suite struct GeometryTests {
  private func entries(_ transform: CGAffineTransform) -> [CGFloat] {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  }

  @Test(
    .shows(
      "CGAffineTransform.a", "CGAffineTransform.b", "CGAffineTransform.c", "CGAffineTransform.d",
      "CGAffineTransform.tx", "CGAffineTransform.ty", "CGAffineTransform.init()",
      "CGAffineTransform.init(a:b:c:d:tx:ty:)", "CGAffineTransform.init(_:_:_:_:_:_:)",
      "CGAffineTransform.init(scaleX:y:)", "CGAffineTransform.init(translationX:y:)",
      "CGAffineTransform.identity", "CGAffineTransform.isIdentity"))
  func transformsHaveTheirEntries() {
    #expect(entries(CGAffineTransform()) == [0, 0, 0, 0, 0, 0])
    #expect(entries(.identity) == [1, 0, 0, 1, 0, 0])
    #expect(entries(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)) == [1, 2, 3, 4, 5, 6])
    #expect(entries(CGAffineTransform(1, 2, 3, 4, 5, 6)) == [1, 2, 3, 4, 5, 6])
    #expect(entries(CGAffineTransform(scaleX: 2, y: 3)) == [2, 0, 0, 3, 0, 0])
    #expect(entries(CGAffineTransform(translationX: 2, y: 3)) == [1, 0, 0, 1, 2, 3])
    #expect(CGAffineTransform.identity.isIdentity && !CGAffineTransform().isIdentity)
  }

  @Test(
    .shows("CGAffineTransform.init(rotationAngle:)", "CGAffineTransform.rotated(by:)"))
  func aTurnIsMadeBeforeWhatIsThere() {
    let turn = CGAffineTransform(rotationAngle: .pi / 6)
    let cosine = CGFloat(3).squareRoot() / 2
    let expected = [cosine, 0.5, -0.5, cosine, 0, 0]
    #expect(zip(entries(turn), expected).allSatisfy { abs($0 - $1) < 1e-12 })
    let both = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    let point = CGPoint(x: 1, y: 0).applying(both)
    #expect(abs(point.x - 10) < 1e-12 && abs(point.y - 1) < 1e-12)
  }

  @Test(.shows("CGPoint.applying(_:)", "CGSize.applying(_:)", "CGRect.applying(_:)"))
  func pointsSizesAndRectanglesAreTransformed() {
    let transform = CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 10, ty: 20)
    #expect(CGPoint(x: 1, y: 2).applying(transform) == CGPoint(x: 4, y: 22))
    #expect(CGSize(width: 1, height: 2).applying(transform) == CGSize(width: -6, height: 2))
    #expect(
      CGRect(x: 1, y: 2, width: 3, height: 4).applying(transform)
        == CGRect(x: -8, y: 22, width: 12, height: 6))
  }

  @Test(
    .shows(
      "CGVector.dx", "CGVector.dy", "CGVector.zero", "CGVector.init()", "CGVector.init(dx:dy:)"))
  func vectorsKeepTheirParts() {
    var vector = CGVector(dx: 1, dy: 2)
    #expect([vector.dx, vector.dy] == [1, 2])
    vector.dx = 3
    #expect(vector == CGVector(dx: 3, dy: 2))
    #expect([CGVector.zero.dx, CGVector.zero.dy] == [0, 0] && CGVector() == .zero)
  }
}
