/// A straight line along an axis.
///
/// Simulated: over the whole plot, or between two values. Between two times the same category, as
/// far as the category's room goes.
public struct RuleMark: ChartContent, MarkMaker {
  let marks: [ChartMark]
  /// Type-checks only: it consists of nothing else.
  public var body: Never { ChartReader.noBody() }

  /// Makes an upright line.
  public init(x: PlottableValue<some Plottable>) { marks = [ChartMark(.rule, x: x.span)] }

  /// Makes a lying line.
  public init(y: PlottableValue<some Plottable>) { marks = [ChartMark(.rule, y: y.span)] }

  /// Makes an upright line between two values.
  public init<Y: Plottable>(
    x: PlottableValue<some Plottable>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    let y = MarkSpan(from: ChartValue(yStart.value), to: ChartValue(yEnd.value))
    marks = [ChartMark(.rule, x: x.span, y: y)]
  }

  /// Makes a lying line between two values.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<some Plottable>
  ) {
    let x = MarkSpan(from: ChartValue(xStart.value), to: ChartValue(xEnd.value))
    marks = [ChartMark(.rule, x: x, y: y.span)]
  }
}
