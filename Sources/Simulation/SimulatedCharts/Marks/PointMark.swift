/// A point.
///
/// Simulated: a circle. No known difference in its place.
public struct PointMark: ChartContent, MarkMaker {
  let marks: [ChartMark]
  /// Type-checks only: it consists of nothing else.
  public var body: Never { ChartReader.noBody() }

  /// Makes a point.
  public init(x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>) {
    marks = [ChartMark(.point, x: x.span, y: y.span)]
  }
}
