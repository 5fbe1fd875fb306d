public import SimulatedSwiftUI
import SimulatedUIKit

/// What modifiers set for charts inside a view.
struct ChartOptions {
  var xAxis = AxisOptions()
  var yAxis = AxisOptions()
  var legend = Visibility.automatic
  /// The colours of groups: by group, or in order.
  var colors: [(group: ChartValue, style: any ShapeStyle)] = []
  var range: [any ShapeStyle] = []
  var plotBackground: Color?

  struct AxisOptions {
    var isHidden = false
    /// The marks; `nil` for the usual ones.
    var plans: [AxisPlan]?
    /// The domain of the scale; `nil` for that of the values.
    var domain: [ChartValue]?
    var title: String?
  }
}

extension EnvironmentValues {
  private struct OptionsKey: EnvironmentKey {
    static var defaultValue: ChartOptions { ChartOptions() }
  }

  var chartOptions: ChartOptions {
    get { self[OptionsKey.self] }
    set { self[OptionsKey.self] = newValue }
  }
}

extension View {
  private func chart(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
    transformEnvironment(\.chartOptions, transform: change)
  }

  /// Sets whether charts have a horizontal axis.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.xAxis.isHidden = visibility == .hidden }
  }

  /// Sets the horizontal axis of charts.
  public func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    let plans = (content() as? any AxisPlanner)?.plans
    return chart { $0.xAxis.plans = plans }
  }

  /// Sets whether charts have a vertical axis.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.yAxis.isHidden = visibility == .hidden }
  }

  /// Sets the vertical axis of charts.
  public func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    let plans = (content() as? any AxisPlanner)?.plans
    return chart { $0.yAxis.plans = plans }
  }

  /// Sets the domain of the horizontal scale.
  public func chartXScale(domain: some ScaleDomain) -> some View {
    chart { $0.xAxis.domain = domain.chartValues }
  }

  /// Sets the domain of the vertical scale.
  public func chartYScale(domain: some ScaleDomain) -> some View {
    chart { $0.yAxis.domain = domain.chartValues }
  }

  /// Sets whether charts have a legend.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend = visibility }
  }

  /// Sets a title for the horizontal axis.
  ///
  /// Differs: it is always below.
  public func chartXAxisLabel(_ label: some StringProtocol) -> some View {
    chart { $0.xAxis.title = String(label) }
  }

  /// Sets a title for the vertical axis.
  ///
  /// Differs: it is always above.
  public func chartYAxisLabel(_ label: some StringProtocol) -> some View {
    chart { $0.yAxis.title = String(label) }
  }

  /// Sets the colours of groups.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View {
    let colors = mapping.map { (group: ChartValue($0.key), style: $0.value as any ShapeStyle) }
    return chart { $0.colors = colors }
  }

  /// Sets the colours of groups, one for each in its order.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], range: [Style]
  ) -> some View {
    let colors = zip(domain, range).map {
      (group: ChartValue($0), style: $1 as any ShapeStyle)
    }
    return chart { $0.colors = colors }
  }

  /// Sets the colours that groups get, in the order of their first marks.
  public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View {
    chart { $0.range = range }
  }
}

/// The values that a scale has.
///
/// Simulated: ranges of numbers and dates, and lists of categories.
public protocol ScaleDomain {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Range: ScaleDomain where Bound: Plottable {}
extension Array: ScaleDomain where Element: Plottable {}

/// A domain that knows its values.
private protocol DomainValues {
  var values: [ChartValue] { get }
}

extension ClosedRange: DomainValues where Bound: Plottable {
  fileprivate var values: [ChartValue] { [ChartValue(lowerBound), ChartValue(upperBound)] }
}

extension Range: DomainValues where Bound: Plottable {
  fileprivate var values: [ChartValue] { [ChartValue(lowerBound), ChartValue(upperBound)] }
}

extension Array: DomainValues where Element: Plottable {
  fileprivate var values: [ChartValue] { map { ChartValue($0) } }
}

extension ScaleDomain {
  var chartValues: [ChartValue]? { (self as? any DomainValues)?.values }
}
