// Foundation supplies the geometry that Linux has: CGPoint, CGSize, CGRect and CGFloat.
@_exported public import Foundation
@_exported public import SimulatedFoundation
