/// A bar.
///
/// Simulated: from zero to its value, or from one value to another; bars at the same place are
/// stacked. No known difference.
public struct BarMark: ChartContent, MarkMaker {
  let marks: [ChartMark]
  /// Type-checks only: it consists of nothing else.
  public var body: Never { ChartReader.noBody() }

  /// Makes a bar from zero.
  public init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = ChartMark(.bar, x: x.span, y: y.span)
    (mark.width, mark.height, mark.isStacked) = (width, height, stacking.stacks)
    marks = [mark]
  }

  /// Makes an upright bar between two values.
  public init<Y: Plottable>(
    x: PlottableValue<some Plottable>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    let y = MarkSpan(from: ChartValue(yStart.value), to: ChartValue(yEnd.value))
    var mark = ChartMark(.bar, x: x.span, y: y)
    mark.width = width
    marks = [mark]
  }

  /// Makes a lying bar between two values.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<some Plottable>,
    height: MarkDimension = .automatic
  ) {
    let x = MarkSpan(from: ChartValue(xStart.value), to: ChartValue(xEnd.value))
    var mark = ChartMark(.bar, x: x, y: y.span)
    mark.height = height
    marks = [mark]
  }
}
