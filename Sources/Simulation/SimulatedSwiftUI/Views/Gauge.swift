/// A value in a range.
///
/// Simulated: the label, a bar that is filled according to the value, and the value's view. Differs:
/// there are no styles.
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// Makes a gauge with a view for its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// The label, the bar and the value.
  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      label.font(.caption)
      ProgressView(value: min(max(fraction, 0), 1))
      currentValueLabel.font(.caption)
    }
  }
}

extension Gauge where CurrentValueLabel == EmptyView {
  /// Makes a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, label: label) { EmptyView() } }
}

/// A look of gauges.
///
/// Type-checks only: all gauges are bars.
public struct GaugeStyleName: Sendable {
  /// The usual style.
  public static let automatic = GaugeStyleName()
  /// A circle in an accessory widget.
  public static let accessoryCircular = GaugeStyleName()
  /// A closed circle in an accessory widget.
  public static let accessoryCircularCapacity = GaugeStyleName()
  /// A line in an accessory widget.
  public static let accessoryLinear = GaugeStyleName()
  /// A line that is filled in an accessory widget.
  public static let accessoryLinearCapacity = GaugeStyleName()
  /// A line that is filled.
  public static let linearCapacity = GaugeStyleName()
}

extension View {
  /// Sets the look of the gauges inside; Apple has a type for each.
  ///
  /// Type-checks only: all gauges are bars.
  public func gaugeStyle(_ style: GaugeStyleName) -> some View { self }
}
