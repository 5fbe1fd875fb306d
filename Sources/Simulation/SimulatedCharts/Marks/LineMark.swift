/// A point of a line.
///
/// Simulated: the points of a group, or of a series, are joined in their order. No known
/// difference.
public struct LineMark: ChartContent, MarkMaker {
  let marks: [ChartMark]
  /// Type-checks only: it consists of nothing else.
  public var body: Never { ChartReader.noBody() }

  /// Makes a point of the line.
  public init(x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>) {
    marks = [ChartMark(.line, x: x.span, y: y.span)]
  }

  /// Makes a point of one of several lines.
  public init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
    series: PlottableValue<some Plottable>
  ) {
    var mark = ChartMark(.line, x: x.span, y: y.span)
    mark.series = ChartValue(series.value)
    marks = [mark]
  }
}
