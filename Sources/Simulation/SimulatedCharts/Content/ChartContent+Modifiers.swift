public import Foundation
public import SimulatedSwiftUI

extension ChartContent {
  private func changed(_ change: (inout ChartMark) -> Void) -> SeveralMarks {
    SeveralMarks(
      marks: allMarks.map {
        var mark = $0
        change(&mark)
        return mark
      })
  }

  /// Sets the colour.
  ///
  /// Differs: a gradient is one colour.
  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    changed { $0.style = style }
  }

  /// Gives each group of values a colour, which a legend explains.
  public func foregroundStyle(by value: PlottableValue<some Plottable>) -> some ChartContent {
    let group = (value.label, ChartValue(value.value))
    return changed { $0.group = group }
  }

  /// Puts the bars of groups beside each other.
  public func position(
    by value: PlottableValue<some Plottable>, axis: Axis? = nil
  ) -> some ChartContent {
    let side = ChartValue(value.value)
    return changed { $0.side = side }
  }

  /// Sets the radius of corners.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> some ChartContent
  { changed { $0.cornerRadius = radius } }

  /// Sets the opacity.
  public func opacity(_ opacity: Double) -> some ChartContent {
    changed { $0.opacity *= opacity }
  }

  /// Sets the width of lines.
  ///
  /// Differs: dashes have no effect.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { $0.lineWidth = style.lineWidth }
  }

  /// Sets how lines go from point to point.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { $0.interpolation = method }
  }

  /// Gives points a symbol.
  ///
  /// Differs: every symbol is a circle.
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
    changed { $0.hasSymbol = true }
  }

  /// Gives the points of each group a symbol.
  ///
  /// Differs: every symbol is a circle.
  public func symbol(by value: PlottableValue<some Plottable>) -> some ChartContent {
    changed { $0.hasSymbol = true }
  }

  /// Sets the area of symbols, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changed { $0.symbolSize = area }
  }

  /// Moves the marks.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changed { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }

  /// Puts a view beside each mark.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some ChartContent {
    let annotation = ChartMark.Annotation(
      position: position, spacing: spacing ?? 4, content: AnyView(content()))
    return changed { $0.annotations.append(annotation) }
  }

  /// Sets what a screen reader says of the marks.
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
    changed { $0.accessibilityLabel = String(label) }
  }

  /// Sets the value that a screen reader says of the marks.
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
    changed { $0.accessibilityValue = String(value) }
  }

  /// Sets whether screen readers know the marks.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changed { $0.isHidden = hidden }
  }
}

/// The shape of a symbol.
///
/// Simulated: a circle, whichever it is.
public struct BasicChartSymbolShape: Hashable, Sendable {
  /// A circle.
  public static let circle = BasicChartSymbolShape()
  /// A square.
  public static let square = BasicChartSymbolShape()
  /// A triangle.
  public static let triangle = BasicChartSymbolShape()
  /// A diamond.
  public static let diamond = BasicChartSymbolShape()
  /// A cross.
  public static let cross = BasicChartSymbolShape()
}
