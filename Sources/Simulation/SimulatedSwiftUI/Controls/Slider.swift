import SimulatedUIKit

/// A control for choosing a value from a range by moving a knob.
///
/// Simulated: the value is on the screen. Differs: the user can't move the knob.
public struct Slider<Label: View, ValueLabel: View>: View, PieceMaker {
  private let fraction: Double
  private let label: Label
  private let least: ValueLabel
  private let most: ValueLabel

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ label: Label, _ least: ValueLabel,
    _ most: ValueLabel
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction =
      length > 0
      ? min(max(Double((value.wrappedValue - bounds.lowerBound) / length), 0), 1) : 0
    self.label = label
    self.least = least
    self.most = most
  }

  /// Makes a slider with a label, and views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, label(), minimumValueLabel(), maximumValueLabel()) }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let slider = context.control(for: .valueChanged) {
      UISlider(frame: .zero)
    } _: { _ in
    }
    slider.value = Float(fraction)
    slider.accessibilityLabel =
      PieceReader.piece(of: label, in: context.part(0)).texts.first
    let knob = Piece.native(
      NativePiece(
        view: slider,
        size: { CGSize(width: $0.width == .infinity ? 150 : $0.width, height: 34) },
        fillsWidth: true))
    let pieces =
      PieceReader.pieces(of: least, in: context.part(1)) + [knob]
      + PieceReader.pieces(of: most, in: context.part(2))
    return [pieces.count == 1 ? knob : .row(pieces)]
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, label(), EmptyView(), EmptyView()) }

  /// Makes a slider with a label that moves by steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, label(), EmptyView(), EmptyView()) }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, EmptyView(), EmptyView(), EmptyView()) }

  /// Makes a slider that moves by steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, EmptyView(), EmptyView(), EmptyView()) }
}
