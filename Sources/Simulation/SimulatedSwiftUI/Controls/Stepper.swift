import SimulatedUIKit

/// A control that makes a value larger or smaller by steps.
///
/// Simulated: a label and two buttons, called *Decrement* and *Increment*; at the limits one of them
/// is dimmed.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?

  /// Makes a control with actions; one that is `nil` can't be done.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = Self.reporting(onIncrement, onEditingChanged)
    decrement = Self.reporting(onDecrement, onEditingChanged)
  }

  private static func reporting(
    _ action: (() -> Void)?, _ tell: @escaping (Bool) -> Void
  ) -> (() -> Void)? {
    action.map { action in
      {
        tell(true)
        action()
        tell(false)
      }
    }
  }

  /// Makes a control for a value without limits.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a control for a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let present = value.wrappedValue
    let hasMore = present < bounds.upperBound && present.distance(to: bounds.upperBound) >= step
    let hasLess = present > bounds.lowerBound && bounds.lowerBound.distance(to: present) >= step
    self.init(
      label: label,
      onIncrement: hasMore ? { value.wrappedValue = present.advanced(by: step) } : nil,
      onDecrement: hasLess ? { value.wrappedValue = present.advanced(by: -step) } : nil,
      onEditingChanged: onEditingChanged)
  }

  /// The label and the two buttons.
  public var body: some View {
    HStack {
      ControlTitle(label: label)
      Button("−") { decrement?() }.disabled(decrement == nil).accessibilityLabel("Decrement")
      Button("+") { increment?() }.disabled(increment == nil).accessibilityLabel("Increment")
    }
  }
}

extension Stepper where Label == Text {
  /// Makes a control with a title and actions.
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a control with a title for a value without limits.
  public init<V: Strideable>(
    _ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a control with a title for a value in a range.
  public init<V: Strideable>(
    _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

/// The label of a control and the room after it; nothing where labels are hidden.
struct ControlTitle<Label: View>: View {
  @Environment(\.look.hidesLabels) private var isHidden
  let label: Label

  var body: some View {
    if !isHidden {
      label
      Spacer()
    }
  }
}
