public import Foundation
public import SimulatedCoreGraphics

/// A three-dimensional transform.
///
/// Simulated: the plain value and its flat forms. Differs: nothing is drawn with depth.
public struct CATransform3D: Hashable, Sendable {
  /// The entry in row 1, column 1.
  public var m11: CGFloat = 0
  /// The entry in row 1, column 2.
  public var m12: CGFloat = 0
  /// The entry in row 1, column 3.
  public var m13: CGFloat = 0
  /// The entry in row 1, column 4.
  public var m14: CGFloat = 0
  /// The entry in row 2, column 1.
  public var m21: CGFloat = 0
  /// The entry in row 2, column 2.
  public var m22: CGFloat = 0
  /// The entry in row 2, column 3.
  public var m23: CGFloat = 0
  /// The entry in row 2, column 4.
  public var m24: CGFloat = 0
  /// The entry in row 3, column 1.
  public var m31: CGFloat = 0
  /// The entry in row 3, column 2.
  public var m32: CGFloat = 0
  /// The entry in row 3, column 3.
  public var m33: CGFloat = 0
  /// The entry in row 3, column 4.
  public var m34: CGFloat = 0
  /// The entry in row 4, column 1.
  public var m41: CGFloat = 0
  /// The entry in row 4, column 2.
  public var m42: CGFloat = 0
  /// The entry in row 4, column 3.
  public var m43: CGFloat = 0
  /// The entry in row 4, column 4.
  public var m44: CGFloat = 0

  /// Makes a matrix of zeros.
  public init() {}
}

/// The matrix that changes nothing.
///
/// Simulated: no known difference.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// Returns a flat transform in three dimensions.
///
/// Simulated: no known difference.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var made = CATransform3D()
  made.m11 = m.a
  made.m12 = m.b
  made.m21 = m.c
  made.m22 = m.d
  made.m41 = m.tx
  made.m42 = m.ty
  made.m33 = 1
  made.m44 = 1
  return made
}

/// Returns the flat part of a matrix.
///
/// Simulated: no known difference for flat ones.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Returns a scaling.
///
/// Simulated: no known difference.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var made = CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: sx, y: sy))
  made.m33 = sz
  return made
}

/// Returns a translation.
///
/// Simulated: no known difference.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var made = CATransform3DMakeAffineTransform(CGAffineTransform(translationX: tx, y: ty))
  made.m43 = tz
  return made
}
