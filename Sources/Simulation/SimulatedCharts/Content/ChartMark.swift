import Foundation
import SimulatedSwiftUI

/// One mark, with all that was set for it.
struct ChartMark {
  enum Kind { case bar, line, point, area, rule, rectangle, sector }

  var kind: Kind
  var x: MarkSpan?
  var y: MarkSpan?
  /// The share of a sector.
  var angle: Double?
  var style: (any ShapeStyle)?
  /// The group whose colour it has: the name of what groups, and the group.
  var group: (label: String, value: ChartValue)?
  /// The group beside whose bars it stands.
  var side: ChartValue?
  /// The line to which a point belongs.
  var series: ChartValue?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var isStacked = true
  var cornerRadius: CGFloat = 0
  var opacity = 1.0
  var lineWidth: CGFloat?
  var interpolation = InterpolationMethod.linear
  /// Whether the points of a line have symbols, and how large they are.
  var hasSymbol = false
  var symbolSize: CGFloat = 60
  var innerRadius = MarkDimension.ratio(0)
  var outerRadius = MarkDimension.automatic
  var inset: CGFloat = 0
  var offset = CGSize.zero
  var annotations: [Annotation] = []
  var accessibilityLabel: String?
  var accessibilityValue: String?
  var isHidden = false

  struct Annotation {
    var position: AnnotationPosition
    var spacing: CGFloat
    var content: AnyView
  }

  init(_ kind: Kind, x: MarkSpan? = nil, y: MarkSpan? = nil) {
    (self.kind, self.x, self.y) = (kind, x, y)
  }
}

/// The size of a mark across its axis.
///
/// Simulated: points, or a part of the room for it.
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }

  let kind: Kind

  /// The size that suits the room.
  public static let automatic = MarkDimension(kind: .automatic)
  /// Makes a size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// Makes a part of the room.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
  /// Makes the room without some points on either side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

  init(kind: Kind) { self.kind = kind }
  /// Makes a size in points.
  public init(floatLiteral value: Double) { kind = .fixed(value) }
  /// Makes a size in points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

  /// The length in some room; `part` is that of an automatic size.
  func length(in room: CGFloat, part: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: room * part
    case .fixed(let points): points
    case .ratio(let ratio): room * ratio
    case .inset(let inset): max(0, room - 2 * inset)
    }
  }
}

/// How lines go from point to point.
///
/// Simulated: straight, or in steps. Differs: curves are drawn as straight lines.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind { case linear, stepStart, stepCenter, stepEnd }
  let kind: Kind

  /// Straight.
  public static let linear = InterpolationMethod(kind: .linear)
  /// Curved through the points.
  public static let catmullRom = InterpolationMethod(kind: .linear)
  /// Curved, without going beyond the points.
  public static let monotone = InterpolationMethod(kind: .linear)
  /// Curved near the points.
  public static let cardinal = InterpolationMethod(kind: .linear)
  /// In steps at the first point.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// In steps half-way.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// In steps at the second point.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}

/// Where an annotation is.
///
/// Simulated: at the sides of the mark, and over it.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind { case top, bottom, leading, trailing, overlay }
  let kind: Kind

  /// Above.
  public static let top = AnnotationPosition(kind: .top)
  /// The system's choice: above.
  public static let automatic = AnnotationPosition(kind: .top)
  /// Below.
  public static let bottom = AnnotationPosition(kind: .bottom)
  /// To the left.
  public static let leading = AnnotationPosition(kind: .leading)
  /// To the right.
  public static let trailing = AnnotationPosition(kind: .trailing)
  /// Over the middle.
  public static let overlay = AnnotationPosition(kind: .overlay)
}

/// Whether marks at the same place are on top of each other.
///
/// Simulated: they are, or they aren't. Differs: `normalized` and `center` are as `standard`.
public struct MarkStackingMethod: Hashable, Sendable {
  let stacks: Bool

  /// On top of each other.
  public static let standard = MarkStackingMethod(stacks: true)
  /// As parts of a whole.
  ///
  /// Type-checks only: marks are stacked as with `standard`.
  public static let normalized = MarkStackingMethod(stacks: true)
  /// Around the middle.
  ///
  /// Type-checks only: marks are stacked as with `standard`.
  public static let center = MarkStackingMethod(stacks: true)
  /// Over each other.
  public static let unstacked = MarkStackingMethod(stacks: false)
}
