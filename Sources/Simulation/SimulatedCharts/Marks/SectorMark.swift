public import Foundation

/// A sector of a circle.
///
/// Simulated: its angle is its share of all sectors' values, clockwise from the top. No known
/// difference.
public struct SectorMark: ChartContent, MarkMaker {
  let marks: [ChartMark]
  /// Type-checks only: it consists of nothing else.
  public var body: Never { ChartReader.noBody() }

  /// Makes a sector.
  public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .ratio(0),
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = ChartMark(.sector)
    mark.angle = ChartValue(angle.value).position ?? 0
    (mark.innerRadius, mark.outerRadius) = (innerRadius, outerRadius)
    mark.inset = angularInset ?? 0
    marks = [mark]
  }
}
