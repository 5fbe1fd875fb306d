/// A point of an area.
///
/// Simulated: the area between zero and its values, or between two lines; areas of several groups
/// are stacked. No known difference.
public struct AreaMark: ChartContent, MarkMaker {
  let marks: [ChartMark]
  /// Type-checks only: it consists of nothing else.
  public var body: Never { ChartReader.noBody() }

  /// Makes a point of the area.
  public init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = ChartMark(.area, x: x.span, y: y.span)
    mark.isStacked = stacking.stacks
    marks = [mark]
  }

  /// Makes a point of one of several areas.
  public init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
    series: PlottableValue<some Plottable>, stacking: MarkStackingMethod = .standard
  ) {
    var mark = ChartMark(.area, x: x.span, y: y.span)
    mark.series = ChartValue(series.value)
    mark.isStacked = stacking.stacks
    marks = [mark]
  }

  /// Makes a point of an area between two lines.
  public init<Y: Plottable>(
    x: PlottableValue<some Plottable>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    let y = MarkSpan(from: ChartValue(yStart.value), to: ChartValue(yEnd.value))
    marks = [ChartMark(.area, x: x.span, y: y)]
  }
}
