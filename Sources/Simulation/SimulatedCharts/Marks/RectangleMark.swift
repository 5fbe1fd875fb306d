/// A rectangle.
///
/// Simulated: between values, or in the room of two categories.
public struct RectangleMark: ChartContent, MarkMaker {
  let marks: [ChartMark]
  /// Type-checks only: it consists of nothing else.
  public var body: Never { ChartReader.noBody() }

  /// Makes a rectangle at two values.
  public init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    var mark = ChartMark(.rectangle, x: x.span, y: y.span)
    (mark.width, mark.height) = (width, height)
    marks = [mark]
  }

  /// Makes a rectangle between values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    marks = [
      ChartMark(
        .rectangle, x: MarkSpan(from: ChartValue(xStart.value), to: ChartValue(xEnd.value)),
        y: MarkSpan(from: ChartValue(yStart.value), to: ChartValue(yEnd.value)))
    ]
  }
}
